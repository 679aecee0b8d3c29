import { skuSchema } from '@/domain/contract/ids'
import type { OrderLine } from '@/domain/contract/order'
import type { PickAct } from '@/domain/picking/events'
import type { PriceChange } from '@/domain/picking/price'
import type { ShelfProduct } from '@/domain/picking/shelfProduct'

export const additionId = (place: number) => `00000000-0000-4000-a000-${String(place).padStart(12, '0')}`

export const onShelf = (sku: string, price: number, more: Partial<ShelfProduct> = {}): ShelfProduct => ({
  sku: skuSchema.parse(sku),
  name: sku,
  active: true,
  pricingType: 'UNIT',
  price,
  barcodes: [],
  ...more,
})

/** As it stands in the journal. */
export const broughtIn = ({ sku, name, pricingType, price }: ShelfProduct) => ({
  sku,
  name,
  pricingType,
  price,
  barcodes: [],
})

type Amount = { quantity?: number; weightKg?: number }

export const replace = (
  { _id }: OrderLine,
  product: ShelfProduct,
  amount: Amount = { quantity: 1 },
): PickAct => ({
  type: 'line-replaced',
  lineId: _id,
  product: broughtIn(product),
  ...amount,
  how: 'hand',
})
export const unreplace = ({ _id }: OrderLine): PickAct => ({ type: 'replacement-removed', lineId: _id })
export const setPrice = ({ _id }: OrderLine, price: PriceChange): PickAct => ({
  type: 'price-set',
  lineId: _id,
  price,
})
export const unprice = ({ _id }: OrderLine): PickAct => ({ type: 'price-removed', lineId: _id })
export const add = (
  place: number,
  product: ShelfProduct,
  more: Amount & { unitPrice?: number } = { quantity: 1 },
): PickAct => ({
  type: 'product-added',
  additionId: additionId(place),
  product: broughtIn(product),
  ...more,
  how: 'hand',
})
export const changeAdded = (place: number, more: Amount & { unitPrice?: number | null }): PickAct => ({
  type: 'addition-changed',
  additionId: additionId(place),
  ...more,
})
export const removeAdded = (place: number): PickAct => ({
  type: 'addition-removed',
  additionId: additionId(place),
})
export const sendOff = (status: 'READY_FOR_PICKUP' | 'CANCELLED' = 'READY_FOR_PICKUP'): PickAct => ({
  type: 'order-sent',
  status,
  version: 2,
})
export const check = (faults = 0): PickAct => ({ type: 'cart-checked', version: 1, faults })
export const call = (line?: OrderLine): PickAct => ({
  type: 'customer-called',
  ...(line && { lineId: line._id }),
  outcome: 'agreed',
})
