import { type LabelLayout } from '@/domain/barcode/labelLayout'
import { type Product } from '@/domain/contract/product'
import { finish } from '@/domain/shelf/finish'
import { assembleShelf } from '@/domain/shelf/packedShelf'
import { packPage } from '@/domain/shelf/packPage'
import { type ShelfPage } from '@/domain/shelf/shelfPage'
import { asCandidate, type Shelf } from '@/state/shelf/shelf'

/** Puts products on a shelf, page by page, as if the service had just told them. */
export function fillShelf(layouts: readonly LabelLayout[]) {
  const pages: ShelfPage[] = []
  return {
    add: (products: readonly Product[]) => {
      pages.push(finish(packPage(products.map(asCandidate), layouts)))
    },
    whole: (): Shelf => ({ ...finish(assembleShelf(pages, layouts)), isWhole: true, readAtMs: Date.now() }),
  }
}
