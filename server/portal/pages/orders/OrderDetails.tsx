import type { Order } from '@/domain/contract/order'
import type { OrderChange, PortalChain } from '@/domain/contract/portal'
import { Facts } from '../parts/Facts'
import { chainAddress } from '../parts/Layout'
import { When } from '../parts/When'
import { Customer } from './Customer'
import { History } from './History'
import { OrderLines } from './OrderLines'
import { OrderState } from './OrderState'
import { OutsideButtons } from './OutsideButtons'
import { PromisedFor } from './PromisedFor'
import { Totals } from './Totals'
import { DELIVERS, partyWords, reasonWords } from './words'

interface OrderDetailsProps {
  chain: PortalChain
  order: Order
  changes: readonly OrderChange[]
  now: Date
  /** What somebody wanted to happen and could not, in one sentence. */
  refused: string | undefined
}

export function OrderDetails({ chain, order, changes, now, refused }: OrderDetailsProps) {
  const at = chainAddress(chain.chain_id)
  const store = chain.vendors.find((vendor) => vendor.vendor_id === order.client.store_id)
  return (
    <>
      {refused && (
        <p className="notice bad" role="alert">
          {refused}
        </p>
      )}
      <div data-live>
        <p>
          <OrderState status={order.status} />
        </p>
        {order.cancellation && <p>{cancellationWords(order.cancellation)}</p>}
        <Facts
          className="card"
          of={[
            ['Store', `${order.client.name} (${order.client.store_id})`],
            ['Delivery', DELIVERS[order.transport_type]],
            ['Placed', <When key="placed" at={order.sys.created_at} />],
            ['Promised for', <PromisedFor key="promised" order={order} now={now} />],
            ['Last change', <When key="changed" at={order.sys.updated_at} />],
            ['Order id', order.order_id],
            ['Id at the platform', order.external_order_id],
          ]}
        />
        <OutsideButtons order={order} action={`${at}/orders/${order.order_id}/events`} />
        <Customer order={order} />
        <OrderLines lines={order.items} currency={store?.currency} />
        <Totals payment={order.payment} currency={store?.currency} />
        <History changes={changes} />
      </div>
      <p>
        <a href={`${at}/deliveries?order_id=${order.order_id}`}>Events of this order</a> ·{' '}
        <a href={`${at}/orders`}>All orders</a>
      </p>
    </>
  )
}

function cancellationWords({
  cancelled_by: by,
  reason,
  post_picked_up: afterPickup,
}: NonNullable<Order['cancellation']>): string {
  const why = reason ? ` Reason: ${reasonWords(reason)}.` : ' No reason was given.'
  return `Cancelled by ${partyWords(by)}${afterPickup ? ', after the rider had picked it up' : ''}.${why}`
}
