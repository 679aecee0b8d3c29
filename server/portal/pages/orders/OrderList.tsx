import type { Order, OrderStatus } from '@/domain/contract/order'
import type { PortalChain } from '@/domain/contract/portal'
import { countText, moneyText } from '../parts/amounts'
import { Facts } from '../parts/Facts'
import { addressWith } from '../parts/filter'
import { chainAddress } from '../parts/Layout'
import { Pager } from '../parts/Pager'
import { When } from '../parts/When'
import { OrderFilters } from './OrderFilters'
import { OrderState } from './OrderState'
import { PromisedFor } from './PromisedFor'
import { DELIVERS } from './words'

export interface OrderListProps {
  chain: PortalChain
  orders: readonly Order[]
  total: number
  page: number
  vendorId: string | undefined
  status: OrderStatus | undefined
  now: Date
}

export function OrderList({ chain, orders, total, page, vendorId, status, now }: OrderListProps) {
  const at = `${chainAddress(chain.chain_id)}/orders`
  const here = addressWith(at, { vendor_id: vendorId, status })
  return (
    <>
      <p className="acts">
        <a className="button primary" href={addressWith(`${at}/new`, { vendor_id: vendorId })}>
          Place a test order
        </a>
      </p>
      <OrderFilters chain={chain} vendorId={vendorId} status={status} />
      <div data-live>
        <p className="muted">{countText(total, 'order', 'orders')} of the last 60 days, newest first</p>
        <ul className="cards">
          {orders.map((order) => (
            <OrderCard key={order.order_id} order={order} chain={chain} at={at} now={now} />
          ))}
        </ul>
        <Pager address={here} page={page} total={total} />
      </div>
    </>
  )
}

interface OrderCardProps {
  order: Order
  chain: PortalChain
  at: string
  now: Date
}

function OrderCard({ order, chain, at, now }: OrderCardProps) {
  const store = chain.vendors.find((vendor) => vendor.vendor_id === order.client.store_id)
  return (
    <li className="card">
      <div className="row">
        <a className="title" href={`${at}/${order.order_id}`}>
          {order.order_code}
        </a>
        <OrderState status={order.status} />
      </div>
      <p>
        {order.client.name} · {countText(order.items.length, 'item', 'items')} ·{' '}
        {moneyText(order.payment.order_total, store?.currency)}
      </p>
      <Facts
        className="brief"
        of={[
          ['Placed', <When key="placed" at={order.sys.created_at} />],
          ['Promised for', <PromisedFor key="promised" order={order} now={now} />],
          ['Delivery', DELIVERS[order.transport_type]],
        ]}
      />
    </li>
  )
}
