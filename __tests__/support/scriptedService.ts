import { type Fetch } from '@/api/client'
import { type ErrorBody } from '@/domain/contract/error'
import { type Order } from '@/domain/contract/order'
import { orderUpdateSchema, type OrderUpdate } from '@/domain/contract/orderUpdate'
import { judgeUpdate, type UpdateVerdict } from '@/domain/orders/judgeUpdate'

/** What happens to one call; `obey` does what the service would do, and answers. */
export type Turn = (obey: () => Response) => Response | Promise<Response>

const lostOnTheWay = () => Promise.reject(new TypeError('Network request failed'))

export const says =
  (status: number, body: unknown, headers: Record<string, string> = {}): Turn =>
  () =>
    Response.json(body, { status, headers })
export const refuses = (status: number, code: string, more: Partial<ErrorBody> = {}): Turn =>
  says(status, { code, message: code, ...more })
export const offline: Turn = lostOnTheWay
/** It took effect, and nobody heard of it. */
export const answerLost: Turn = (obey) => {
  obey()
  return lostOnTheWay()
}
/** The same, and the call never ends. */
export const unheard: Turn = (obey) => {
  obey()
  return new Promise(() => undefined)
}
export const silence: Turn = () => new Promise(() => undefined)
export const webPage: Turn = () =>
  new Response('<html>Welcome to our Wi-Fi</html>', { headers: { 'content-type': 'text/html' } })
export const obeys: Turn = (obey) => obey()

/**
 * A service with these orders, which judges by the service's own rules, and does on demand what a network or another
 * platform may do.
 */
export function makeScriptedService(...orders: Order[]) {
  const held = new Map(orders.map((order) => [order.order_id as string, order]))
  const script: Turn[] = []
  /** As `PUT K7-204`. */
  const calls: string[] = []
  const updates: OrderUpdate[] = []
  const tokens: (string | null)[] = []

  function judge(order: Order, update: OrderUpdate): Response {
    updates.push(update)
    const verdict = judgeUpdate(
      order,
      update,
      { products: new Map(), weightedItemsEnabled: true },
      new Date(),
    )
    if (verdict.kind === 'changed') held.set(order.order_id, verdict.order)
    return answerTo(verdict)
  }

  const fetch: Fetch = async (url, { method, body, headers }) => {
    const order = held.get(url.split('/').at(-1) ?? '')
    calls.push(`${method} ${order?.order_code ?? url}`)
    tokens.push(new Headers(headers).get('authorization'))
    const obey = () => {
      if (order === undefined) return Response.json({ code: 'ORDER_NOT_FOUND', message: '' }, { status: 404 })
      const update = method === 'PUT' ? orderUpdateSchema.parse(JSON.parse(String(body))) : undefined
      return update ? judge(order, update) : Response.json(order)
    }
    return (script.shift() ?? obeys)(obey)
  }

  return {
    fetch,
    calls,
    tokens,
    /** Every update that it understood, whatever became of it. */
    updates,
    /** What happens to the next calls; after that it obeys. */
    next: (...turns: Turn[]) => void script.push(...turns),
    find: ({ order_id }: Order) => held.get(order_id),
    /** Somebody else does something to an order. */
    become: ({ order_id }: Order, changes: Partial<Order>) => {
      const before = held.get(order_id)
      if (before) held.set(order_id, { ...before, ...changes })
    },
  }
}

function answerTo(verdict: UpdateVerdict): Response {
  switch (verdict.kind) {
    case 'changed':
    case 'checked':
      return Response.json(verdict.order)
    case 'wrong-state':
      return Response.json({ code: 'INVALID_TRANSITION', message: verdict.message }, { status: 409 })
    case 'faulty':
      return Response.json(
        { code: 'INVALID_CART_UPDATE', message: 'faults', errors: verdict.faults },
        { status: 422 },
      )
  }
}
