import type { LineStatus, OrderLine, Payment } from '@/domain/contract/order'
import { decimal, sum, toAmount } from '@/domain/money/decimal'

/** Whether the customer pays for a line in this state. What was not found or was replaced costs nothing. */
export function isCharged(status: LineStatus): boolean {
  switch (status) {
    case 'NOT_PROCESSED':
    case 'IN_CART':
    case 'ADDITION':
      return true
    case 'NOT_FOUND':
    case 'REPLACED':
      return false
  }
}

/** The payment after its lines changed: fees and discount stay as agreed, the sums follow the lines. */
export function repay(payment: Payment, lines: readonly OrderLine[]): Payment {
  const charged = lines.filter((line) => isCharged(line.status))
  const subTotal = sum(charged.map((line) => line.pricing.total_price))
  const total = decimal(subTotal)
    .plus(decimal(payment.delivery_fee))
    .plus(decimal(payment.service_fee))
    .minus(decimal(payment.discount))
  return { ...payment, sub_total: subTotal, order_total: toAmount(total) }
}
