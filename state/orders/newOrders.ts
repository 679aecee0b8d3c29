import { createStore, type StoreApi } from 'zustand/vanilla'
import { type OrderId } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'

export type NewOrdersState = {
  /** Came while this device was on, and nobody has opened them here. */
  fresh: ReadonlySet<OrderId>
  /** The one that came last, to be shown for a moment. */
  latest: { orderId: OrderId; code: string } | undefined
}

/** Tells an order that has just come from one that was there when somebody signed in. */
export type NewOrders = {
  /** When this session began to listen: what the device knows from before is no answer. */
  readonly sinceMs: number
  store: StoreApi<NewOrdersState>
  /** The orders to pick, as the service has just answered. Returns those that nobody here has seen before. */
  note(orders: readonly Order[]): readonly Order[]
  /** Somebody has looked at it. */
  look(orderId: OrderId): void
  /** Another session begins: what is there then is not new. */
  forget(): void
}

const nothing: NewOrdersState = { fresh: new Set(), latest: undefined }

export function createNewOrders(nowMs = Date.now): NewOrders {
  const store = createStore<NewOrdersState>(() => nothing)
  let known: Set<OrderId> | undefined
  let sinceMs = nowMs()

  return {
    get sinceMs() {
      return sinceMs
    },
    store,
    note(orders) {
      const before = known
      known = new Set([...(before ?? []), ...orders.map(({ order_id }) => order_id)])
      const arrived = before === undefined ? [] : orders.filter(({ order_id }) => !before.has(order_id))
      const last = arrived.at(-1)
      if (last !== undefined) {
        store.setState(({ fresh }) => ({
          fresh: new Set([...fresh, ...arrived.map(({ order_id }) => order_id)]),
          latest: { orderId: last.order_id, code: last.order_code },
        }))
      }
      return arrived
    },
    look(orderId) {
      const { fresh, latest } = store.getState()
      if (!fresh.has(orderId)) return
      const rest = new Set(fresh)
      rest.delete(orderId)
      store.setState({ fresh: rest, latest: latest?.orderId === orderId ? undefined : latest })
    },
    forget() {
      known = undefined
      sinceMs = nowMs()
      store.setState(nothing, true)
    },
  }
}
