import type { Order, OrderLine } from '@/domain/contract/order'

/** A line as far as the audit compares it. */
export type ContentLine = {
  id: string
  sku: string
  status: OrderLine['status']
  quantity: number
  weightKg: number | undefined
  replacedId: string | undefined
  totalPrice: number
}

export type Content = { lines: readonly ContentLine[]; subTotal: number; orderTotal: number }

export const contentOf = ({ items, payment }: Pick<Order, 'items' | 'payment'>): Content => ({
  lines: items.map((line) => ({
    id: line._id,
    sku: line.sku,
    status: line.status,
    quantity: line.pricing.quantity,
    weightKg: line.pricing.weight,
    replacedId: line.replaced_id ?? undefined,
    totalPrice: line.pricing.total_price,
  })),
  subTotal: payment.sub_total,
  orderTotal: payment.order_total,
})
