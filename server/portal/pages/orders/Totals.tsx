import type { Payment } from '@/domain/contract/order'
import { moneyText } from '../parts/amounts'
import { Facts } from '../parts/Facts'

export function Totals({ payment, currency }: { payment: Payment; currency: string | undefined }) {
  const ifAny = (amount: number) => (amount === 0 ? undefined : moneyText(amount, currency))
  return (
    <>
      <h2>Totals</h2>
      <Facts
        className="card brief"
        of={[
          ['Goods', moneyText(payment.sub_total, currency)],
          ['Delivery fee', ifAny(payment.delivery_fee)],
          ['Service fee', ifAny(payment.service_fee)],
          ['Discount', ifAny(payment.discount)],
          ['Taxes', ifAny(payment.total_taxes)],
          ['Total', <strong key="total">{moneyText(payment.order_total, currency)}</strong>],
        ]}
      />
    </>
  )
}
