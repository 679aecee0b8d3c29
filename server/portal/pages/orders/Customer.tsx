import type { Order } from '@/domain/contract/order'
import { hasText } from '@/domain/orders/summarizeOrder'
import { Facts } from '../parts/Facts'

export function Customer({ order: { customer, comment } }: { order: Order }) {
  return (
    <>
      <h2>Customer</h2>
      <Facts
        className="card brief"
        of={[
          ['Name', `${customer.first_name} ${customer.last_name}`],
          ['Phone', customer.phone_number],
          ['Comment', hasText(comment) ? comment : undefined],
        ]}
      />
    </>
  )
}
