import { type JournalEntry } from '@/state/journal/journal'
import { makeOrder } from '../../support/factories'
import { refuses } from '../../support/scriptedService'
import { makeSendingDevice } from '../../support/sendingDevice'

const order = makeOrder()
const put = `PUT ${order.order_code}`
const get = `GET ${order.order_code}`

const isMarking = ({ command, event }: JournalEntry) => command?.state === 'unsure' && event === undefined
const isSettling = ({ settled }: JournalEntry) => settled !== undefined
const isGivingToPerson = ({ command }: JournalEntry) => command?.state === 'needs-you'
const never = () => false

describe('a disk that takes nothing', () => {
  it('takes no decision: nothing is sent, and the cart stays open', async () => {
    const { service, start, refuseWrites, eventsOf } = makeSendingDevice(order)
    const app = await start()
    refuseWrites(() => true)
    await expect(app.finish(order)).resolves.toBe('not-kept')
    await app.wake()
    expect(service.calls).toEqual([])
    await expect(app.isClosed(order)).resolves.toBe(false)

    refuseWrites(never)
    await expect(app.finish(order)).resolves.toBe('kept')
    expect(service.calls).toEqual([put])
    await expect(eventsOf(order)).resolves.toEqual(['end-decided', 'order-sent'])
  })

  it('when a command is to be marked keeps it from being sent, until there is room', async () => {
    const { service, start, pass, refuseWrites } = makeSendingDevice(order)
    const app = await start()
    refuseWrites(isMarking)
    await app.finish(order)
    await pass(60_000)
    expect(service.calls).toEqual([])
    expect(app.states()).toEqual(['waiting'])
    refuseWrites(never)
    await pass(20_000)
    expect(service.calls).toEqual([put])
    expect(app.commands()).toEqual([])
  })

  it('when a command is to be settled lets nothing be sent twice, nor be forgotten', async () => {
    const { service, start, pass, refuseWrites, eventsOf } = makeSendingDevice(order)
    const app = await start()
    refuseWrites(isSettling)
    await app.finish(order)
    await pass(60_000)
    expect(service.updates).toHaveLength(1)
    expect(app.states()).toEqual(['unsure'])
    await expect(eventsOf(order)).resolves.toEqual(['end-decided'])
    refuseWrites(never)
    await pass(20_000)
    expect(service.updates).toHaveLength(1)
    expect(new Set(service.calls.slice(1))).toEqual(new Set([get]))
    expect(app.commands()).toEqual([])
    await expect(eventsOf(order)).resolves.toEqual(['end-decided', 'order-sent'])
  })

  it('when a command is to be settled, and an app that is killed then, come to the same', async () => {
    const { service, start, refuseWrites, eventsOf } = makeSendingDevice(order)
    const before = await start()
    refuseWrites(isSettling)
    await before.finish(order)
    before.kill()
    refuseWrites(never)
    const after = await start()
    expect(service.calls).toEqual([put, get])
    expect(after.commands()).toEqual([])
    await expect(eventsOf(order)).resolves.toEqual(['end-decided', 'order-sent'])
  })

  it('when a person is to be asked does so as soon as there is room', async () => {
    const { service, start, pass, refuseWrites } = makeSendingDevice(order)
    const app = await start()
    refuseWrites(isGivingToPerson)
    service.next(refuses(403, 'FORBIDDEN'))
    await app.finish(order)
    expect(app.states()).toEqual(['unsure'])
    refuseWrites(never)
    service.next(refuses(403, 'FORBIDDEN'))
    await pass(1_000)
    expect(app.commands()).toMatchObject([{ state: 'needs-you', trouble: { kind: 'forbidden' } }])
  })
})
