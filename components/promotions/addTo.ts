import { type ShelfProduct } from '@/domain/picking/shelfProduct'
import { type Goods } from './GoodsSection'

/** A product joins at the discount for all; one that is in the list keeps its own. Scans may come faster than drawings. */
export function addTo<Draft extends Goods>(
  { sku, name }: ShelfProduct,
  change: (edit: (draft: Draft) => Draft) => void,
): 'added' | 'already' {
  let outcome: 'added' | 'already' = 'added'
  change((draft) => {
    if (draft.products.some((one) => one.sku === sku)) {
      outcome = 'already'
      return draft
    }
    return { ...draft, products: [...draft.products, { sku, name }] }
  })
  return outcome
}
