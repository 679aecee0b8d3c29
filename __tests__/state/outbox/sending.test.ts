import { type Order } from '@/domain/contract/order'
import { commandFor, finishOf } from '../../support/commands'
import { makeLine, makeOrder, makePricing, makeWeighedLine } from '../../support/factories'
import { offline, says, silence, unheard } from '../../support/scriptedService'
import { makeSendingDevice } from '../../support/sendingDevice'

const makeCart = () =>
  makeOrder({
    items: [makeLine({ pricing: makePricing({ quantity: 3, max_quantity: 3 }) }), makeWeighedLine()],
  })
const [first, second, third] = [makeCart(), makeCart(), makeCart()]
const put = ({ order_code }: Order) => `PUT ${order_code}`
const get = ({ order_code }: Order) => `GET ${order_code}`

describe('what was decided', () => {
  it('is sent once, confirmed, and off the list', async () => {
    const { service, start, eventsOf, disk } = makeSendingDevice(first)
    const app = await start()
    await expect(app.finish(first)).resolves.toBe('kept')
    expect(service.calls).toEqual([put(first)])
    expect(service.updates).toEqual([finishOf(first)])
    expect(app.commands()).toEqual([])
    await expect(disk.listCommands()).resolves.toEqual([])
    await expect(eventsOf(first)).resolves.toEqual(['end-decided', 'order-sent'])
    expect(app.shown).toMatchObject([{ order_id: first.order_id, status: 'READY_FOR_PICKUP' }])
  })

  it('is kept while nobody is signed in, and sent in order when somebody is', async () => {
    const { service, start } = makeSendingDevice(first, second, third)
    const app = await start({ signedOut: true })
    await app.finish(first)
    await app.cancel(second)
    await app.finish(third)
    expect(service.calls).toEqual([])
    expect(app.states()).toEqual(['waiting', 'waiting', 'waiting'])
    await app.signIn()
    expect(service.calls).toEqual([put(first), put(second), put(third)])
    expect(app.commands()).toEqual([])
    expect([first, second, third].map((order) => service.find(order)?.status)).toEqual([
      'READY_FOR_PICKUP',
      'CANCELLED',
      'READY_FOR_PICKUP',
    ])
  })

  it('goes one at a time: nothing overtakes what is on its way', async () => {
    const { service, start, pass } = makeSendingDevice(first, second)
    service.next(silence)
    const app = await start()
    await app.finish(first)
    await app.finish(second)
    await app.wake()
    expect(service.calls).toEqual([put(first)])
    expect(app.outbox.store.getState().sending).toBe(app.commands()[0]?.id)
    // The call ends at its time limit; then the order is read, the first is sent again, and only then the second.
    await pass(20_000)
    expect(service.calls).toEqual([put(first), get(first), put(first), put(second)])
    expect(app.outbox.store.getState().sending).toBeUndefined()
  })

  it('is not overtaken while the service cannot be reached', async () => {
    const { service, start, pass } = makeSendingDevice(first, second)
    service.next(offline, offline, offline)
    const app = await start()
    await app.finish(first)
    await app.finish(second)
    await pass(30_000)
    expect(service.calls.indexOf(put(second))).toBe(service.calls.length - 1)
    expect(service.find(first)?.status).toBe('READY_FOR_PICKUP')
  })

  it('does not keep others waiting once a person must look at it', async () => {
    const { service, start } = makeSendingDevice(first, second)
    service.next(says(422, { code: 'INVALID_CART_UPDATE', message: 'no' }))
    const app = await start({ signedOut: true })
    await app.finish(first)
    await app.finish(second)
    await app.signIn()
    expect(service.calls).toEqual([put(first), put(second)])
    expect(app.states()).toEqual(['needs-you'])
  })
})

describe('an app that is killed', () => {
  it('before it could send sends at its next start', async () => {
    const { service, start } = makeSendingDevice(first)
    const before = await start({ signedOut: true })
    await before.finish(first)
    before.kill()
    const after = await start()
    expect(service.calls).toEqual([put(first)])
    expect(after.commands()).toEqual([])
  })

  it('while it sends has written down that it may be sent, before the call', async () => {
    const device = makeSendingDevice(first)
    let found: unknown[] = []
    device.service.next(async () => {
      found = await device.disk.listCommands()
      return new Promise(() => undefined)
    })
    const app = await device.start()
    await app.finish(first)
    expect(found).toMatchObject([{ orderId: first.order_id, state: 'unsure' }])
  })

  it.each([
    ['reached the service', unheard, [get(first)]],
    ['was lost on the way', silence, [get(first), put(first)]],
  ])('before the answer reads the order first: the call %s', async (_, fate, calls) => {
    const { service, start, eventsOf } = makeSendingDevice(first)
    service.next(fate)
    const before = await start()
    await before.finish(first)
    before.kill()
    service.calls.length = 0

    const after = await start()
    expect(service.calls).toEqual(calls)
    expect(service.find(first)).toMatchObject({ status: 'READY_FOR_PICKUP', sys: { version: 2 } })
    expect(after.commands()).toEqual([])
    await expect(eventsOf(first)).resolves.toEqual(['end-decided', 'order-sent'])
  })

  it('after the answer, before it could note it, does not send again', async () => {
    const device = makeSendingDevice(first)
    const before = await device.start()
    device.service.next((obey) => {
      before.kill()
      return obey()
    })
    await before.finish(first)
    await expect(device.eventsOf(first)).resolves.toEqual(['end-decided'])
    const after = await device.start()
    expect(device.service.calls).toEqual([put(first), get(first)])
    expect(after.commands()).toEqual([])
    await expect(device.eventsOf(first)).resolves.toEqual(['end-decided', 'order-sent'])
  })
})

describe('an answer about another order', () => {
  it('is no answer: the order is read, and ours is sent until it is confirmed', async () => {
    const { service, start, pass } = makeSendingDevice(first, second)
    service.next(says(200, { ...second, status: 'READY_FOR_PICKUP' }), says(200, second))
    const app = await start()
    await app.finish(first)
    expect(app.states()).toEqual(['unsure'])
    await pass(60_000)
    expect(service.calls).toEqual([put(first), get(first), get(first), put(first)])
    expect(app.commands()).toEqual([])
  })

  it('is not shown to anybody', async () => {
    const { service, start } = makeSendingDevice(first, second)
    service.next(says(200, { ...second, status: 'READY_FOR_PICKUP' }))
    const app = await start()
    await app.finish(first)
    expect(app.shown).toEqual([])
  })
})

it('a command whose lines nobody understands is still shown, and blocks nobody', async () => {
  const { service, disk, start } = makeSendingDevice(first)
  const whole = commandFor(second)
  const strange = { ...whole, update: { ...whole.update, items: [{ drone: 7 }] } }
  await disk.write({ command: strange })
  const app = await start()
  await app.finish(first)
  expect(service.calls).toEqual([put(first)])
  expect(app.commands()).toEqual([strange])
  await expect(disk.listCommands()).resolves.toEqual([strange])
})

it('a command that this version does not understand stays on the disk and blocks nobody', async () => {
  const { service, disk, start } = makeSendingDevice(first)
  const strange = { ...commandFor(second), version: 2, sentBy: 'drone' }
  await disk.write({ command: strange as never })
  const app = await start()
  await app.finish(first)
  expect(service.calls).toEqual([put(first)])
  expect(app.commands()).toEqual([])
  await expect(disk.listCommands()).resolves.toEqual([strange])
})
