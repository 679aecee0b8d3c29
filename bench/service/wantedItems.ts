import { demoCatalog } from '@/server/demo/catalog/demoCatalog'

interface WantedItem {
  sku: string
  quantity?: number
  weight?: number
}

const { products } = demoCatalog()
const pieces = products.filter(({ active, pricingType }) => active && pricingType === 'UNIT')
const weighed = products.filter(({ active, pricingType }) => active && pricingType === 'KG')

const EVERY_WEIGHED = 8
/** Leads all over the store instead of along one shelf. */
const STRIDE = 7

/** What a customer puts into an order of so many lines: different products, every eighth of them weighed. */
export function wantedItems(lines: number): WantedItem[] {
  return Array.from({ length: lines }, (_, index) => {
    const isWeighed = index % EVERY_WEIGHED === EVERY_WEIGHED - 1
    const shelf = isWeighed ? weighed : pieces
    const sku = shelf[(index * STRIDE) % shelf.length]?.sku ?? ''
    return isWeighed ? { sku, weight: 0.75 } : { sku, quantity: 1 + (index % 3) }
  })
}
