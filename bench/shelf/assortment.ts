import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { skuSchema } from '@/domain/contract/ids'
import { type Product } from '@/domain/contract/product'
import { type Candidate } from '@/domain/replacing/rateCandidate'
import { asCandidate } from '@/state/shelf/shelf'
import { productAt } from '../catalog/assortment'

export const barcodeAt = (index: number) => withCheckDigit(`4${String(index).padStart(11, '0')}`)

/** The assortment of `bench:catalog` as a service tells it, with what a store's catalog has besides. */
export function toldAt(index: number): Product {
  const { sku, categoryIds, title, translations, descriptions, pricingType, price } = productAt(index)
  return {
    sku: skuSchema.parse(sku),
    barcodes: [barcodeAt(index), ...(index % 5 === 0 ? [`SHELF-${index}`] : [])],
    title,
    translations,
    descriptions,
    images: [`https://images.tote.example/products/${index}.webp`],
    price: Number(price) + (index % 100) / 100,
    promotion: index % 20 === 0 ? promotionAt(index) : null,
    active: index % 10 !== 0,
    status: 'ACTIVE',
    quantity: 100,
    pricing_type: index % 8 === 0 ? 'KG' : pricingType,
    categories: categoryIds.map((id) => ({ global_id: id, name: { en_GB: `Category ${id}` } })),
  }
}

const promotionAt = (index: number) => ({
  promotion_id: `promotion-${index}`,
  display_name: {},
  original_price: 5,
  ends_at: '2030-01-01T00:00:00Z',
})

export const candidateAt = (index: number): Candidate => asCandidate(toldAt(index))
