import { type Order } from '@/domain/contract/order'
import { finishOf } from '../../support/commands'
import { makeLine, makeOrder, makePricing } from '../../support/factories'
import {
  answerLost,
  obeys,
  offline,
  refuses,
  says,
  silence,
  webPage,
  type Turn,
} from '../../support/scriptedService'
import { makeSendingDevice } from '../../support/sendingDevice'

const makeCart = () =>
  makeOrder({ items: [makeLine({ pricing: makePricing({ quantity: 3, max_quantity: 3 }) })] })
const [order, other] = [makeCart(), makeCart()]
const put = ({ order_code } = order) => `PUT ${order_code}`
const get = ({ order_code } = order) => `GET ${order_code}`

/** How a service holds an order that somebody has ended. */
const endedWith = (quantity: number): Partial<Order> => ({
  status: 'READY_FOR_PICKUP',
  items: order.items.map((line) => ({
    ...line,
    status: 'IN_CART',
    pricing: { ...line.pricing, quantity },
  })),
})

const notJson: Turn = () => new Response('{"order_id":', { headers: { 'content-type': 'application/json' } })

const UNKNOWN: [string, Turn][] = [
  ['nobody answers', offline],
  ['the time limit passes', silence],
  ['the service fails', says(500, { code: 'X', message: '' })],
  ['a gateway fails', says(503, 'down', { 'retry-after': '1' })],
  ['a web page answers with 200', webPage],
  ['a network wants its own sign-in', says(511, {})],
  ['the answer breaks off', notJson],
  ['the answer lacks what an order has', says(200, { order_id: order.order_id })],
  ['somebody else redirects', says(302, {})],
]

describe('a command of which nobody knows whether it took effect, because', () => {
  it.each(UNKNOWN)('%s: is sent again once the order says that it did not', async (_, turn) => {
    const { service, start, pass } = makeSendingDevice(order)
    service.next(turn)
    const app = await start()
    await app.finish(order)
    expect(app.states()).toEqual(['unsure'])
    await pass(20_000)
    expect(service.calls).toEqual([put(), get(), put()])
    expect(app.commands()).toEqual([])
  })

  it.each(UNKNOWN)('%s: is not sent again once the order says that it did', async (_, turn) => {
    const { service, start, pass, eventsOf } = makeSendingDevice(order)
    service.next((obey) => {
      obey()
      return turn(obey)
    })
    const app = await start()
    await app.finish(order)
    await pass(20_000)
    expect(service.calls).toEqual([put(), get()])
    expect(service.updates).toHaveLength(1)
    expect(app.commands()).toEqual([])
    await expect(eventsOf(order)).resolves.toEqual(['end-decided', 'order-sent'])
  })

  it.each(UNKNOWN)('%s: is not sent while the order cannot be read for the same reason', async (_, turn) => {
    const { service, start, pass } = makeSendingDevice(order)
    service.next(answerLost, turn, turn)
    const app = await start()
    await app.finish(order)
    await pass(60_000)
    expect(service.calls).toEqual([put(), get(), get(), get()])
    expect(service.updates).toHaveLength(1)
    expect(app.commands()).toEqual([])
  })
})

describe('a token that is no longer good', () => {
  it('is said once, and what waits is sent after a sign-in, in the name of who decided it', async () => {
    const { service, start, pass, eventsOf } = makeSendingDevice(order, other)
    service.next(refuses(401, 'UNAUTHORIZED'))
    const app = await start({ token: 'old-token' })
    await app.finish(order)
    await app.finish(other)
    await pass(60_000)
    await app.wake()
    expect(app.asked.toSignIn).toBe(1)
    expect(service.calls).toEqual([put()])
    expect(app.commands()).toHaveLength(2)

    await app.signIn({ picker: 'Jonas', token: 'new-token' })
    expect(service.calls).toEqual([put(), get(), put(), put(other)])
    expect(service.tokens).toEqual(['Bearer old-token', ...Array<string>(3).fill('Bearer new-token')])
    expect(app.commands()).toEqual([])
    await expect(eventsOf(order, 'Mira')).resolves.toEqual(['end-decided', 'order-sent'])
    await expect(eventsOf(order, 'Jonas')).resolves.toEqual([])
  })

  it('is also said when the order is read', async () => {
    const { service, start, pass } = makeSendingDevice(order)
    service.next(offline, refuses(401, 'UNAUTHORIZED'))
    const app = await start()
    await app.finish(order)
    await pass(60_000)
    expect(app.asked.toSignIn).toBe(1)
    expect(service.calls).toEqual([put(), get()])
    expect(app.states()).toEqual(['unsure'])
  })

  it('is not what a web page says', async () => {
    const { service, start, pass } = makeSendingDevice(order)
    service.next(() => new Response('<html>', { status: 401, headers: { 'content-type': 'text/html' } }))
    const app = await start()
    await app.finish(order)
    await pass(20_000)
    expect(app.asked.toSignIn).toBe(0)
    expect(app.commands()).toEqual([])
  })
})

const fault = { path: 'items[0]', code: 'LINE_UNKNOWN', message: 'gone' }

describe('a command that the service does not take', () => {
  it.each<[string, Turn, unknown]>([
    ['403', refuses(403, 'FORBIDDEN'), { kind: 'forbidden' }],
    ['404', refuses(404, 'ORDER_NOT_FOUND'), { kind: 'gone' }],
    ['410', refuses(410, 'NOT_FOUND'), { kind: 'gone' }],
    [
      '422',
      refuses(422, 'INVALID_CART_UPDATE', { errors: [fault] }),
      { kind: 'refused', code: 'INVALID_CART_UPDATE', faults: [fault] },
    ],
    ['400', refuses(400, 'INVALID_REQUEST'), { kind: 'refused', code: 'INVALID_REQUEST', faults: [] }],
    ['413', refuses(413, 'TOO_LARGE'), { kind: 'refused', code: 'TOO_LARGE', faults: [] }],
  ])('with %s waits for a person, who is told why, and is not sent again', async (_, turn, trouble) => {
    const { service, start, pass, disk, eventsOf } = makeSendingDevice(order)
    service.next(turn)
    const app = await start()
    await app.finish(order)
    expect(app.commands()).toMatchObject([{ state: 'needs-you', trouble, update: finishOf(order) }])
    await expect(disk.listCommands()).resolves.toMatchObject([{ state: 'needs-you', trouble }])
    await pass(600_000)
    await app.wake()
    expect(service.calls).toEqual([put()])
    await expect(eventsOf(order)).resolves.toEqual(['end-decided'])
  })

  it('still waits for a person after the app was closed and opened', async () => {
    const { service, start } = makeSendingDevice(order)
    service.next(refuses(422, 'INVALID_CART_UPDATE'))
    const before = await start()
    await before.finish(order)
    before.kill()
    const after = await start()
    expect(after.commands()).toMatchObject([{ state: 'needs-you', trouble: { kind: 'refused' } }])
    expect(service.calls).toEqual([put()])
  })
})

describe('an order that is not in the state for it', () => {
  it('because it holds our own cart is confirmed', async () => {
    const { service, start, eventsOf } = makeSendingDevice(order)
    service.become(order, endedWith(3))
    const app = await start()
    await app.finish(order)
    expect(service.calls).toEqual([put(), get()])
    expect(app.commands()).toEqual([])
    await expect(eventsOf(order)).resolves.toEqual(['end-decided', 'order-sent'])
  })

  it('because somebody ended it with another cart waits for a person, who sees the difference', async () => {
    const { service, start } = makeSendingDevice(order)
    service.become(order, endedWith(2))
    const app = await start()
    await app.finish(order)
    expect(app.commands()).toMatchObject([
      {
        state: 'needs-you',
        trouble: {
          kind: 'ended-otherwise',
          status: 'READY_FOR_PICKUP',
          differences: [{ sku: order.items[0]?.sku, mine: { quantity: 3 }, theirs: { quantity: 2 } }],
        },
      },
    ])
    expect(app.shown).toMatchObject([{ status: 'READY_FOR_PICKUP' }])
  })

  it('because the customer cancelled it waits for a person, who hears of that', async () => {
    const { service, start } = makeSendingDevice(order)
    service.become(order, { status: 'CANCELLED', cancellation: { cancelled_by: 'CUSTOMER' } })
    const app = await start()
    await app.finish(order)
    const trouble = { kind: 'ended-otherwise', status: 'CANCELLED', cancelledBy: 'CUSTOMER', differences: [] }
    expect(app.commands()).toMatchObject([{ state: 'needs-you', trouble }])
  })

  it('is cancelled already, which is what a cancellation wanted', async () => {
    const { service, start } = makeSendingDevice(order)
    service.become(order, { status: 'CANCELLED', cancellation: { cancelled_by: 'CUSTOMER' } })
    const app = await start()
    await app.cancel(order)
    expect(app.commands()).toEqual([])
  })

  it('and cannot be read is asked about until it can', async () => {
    const { service, start, pass } = makeSendingDevice(order)
    service.become(order, endedWith(3))
    service.next(obeys, offline)
    const app = await start()
    await app.finish(order)
    expect(app.states()).toEqual(['unsure'])
    await pass(20_000)
    expect(service.calls).toEqual([put(), get(), get()])
    expect(app.commands()).toEqual([])
  })

  it('although it is open waits for a person, with the word of the service', async () => {
    const { service, start, pass } = makeSendingDevice(order)
    service.next(refuses(409, 'STORE_CLOSED'))
    const app = await start()
    await app.finish(order)
    await pass(60_000)
    const trouble = { kind: 'refused', code: 'STORE_CLOSED', faults: [] }
    expect(app.commands()).toMatchObject([{ state: 'needs-you', trouble }])
    expect(service.calls).toEqual([put(), get()])
  })
})
