import { type Order, type OrderLine } from '@/domain/contract/order'

/** Goods of the demo's stores, whose SKU and price stay as they are noted here. */
export const goods = {
  /** 2.29 */
  oatDrink: 'MH-10001',
  /** 1.99 per kg */
  bananas: 'MH-10003',
  /** 2.49 */
  tomatoes: 'MH-10004',
  /** 3.95 */
  sourdough: 'MH-10005',
  /** 3.20 */
  gouda: 'MH-10006',
  /** 2.99 */
  youngGouda: 'MH-10007',
  /** 0.20 */
  paperBag: 'MH-10010',
  /** 1.19 */
  milk: 'MH-10011',
  /** 2.79 per kg */
  apples: 'MH-10014',
  /** 11.99 per kg */
  chicken: 'MH-10016',
} as const

export function getLine({ order_code, items }: Order, sku: string): OrderLine {
  const line = items.find((item) => item.sku === sku)
  if (line === undefined) throw new Error(`${order_code} has no ${sku}`)
  return line
}
