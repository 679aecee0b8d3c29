import { type Order } from '@/domain/contract/order'
import { makeOrder } from '../../support/factories'
import { answerLost, refuses, silence } from '../../support/scriptedService'
import { makeSendingDevice } from '../../support/sendingDevice'

const [order, other] = [makeOrder(), makeOrder()]
const put = ({ order_code } = order) => `PUT ${order_code}`
const get = ({ order_code } = order) => `GET ${order_code}`

type App = Awaited<ReturnType<ReturnType<typeof makeSendingDevice>['start']>>

function idOf(app: App, { order_id }: Order = order): string {
  const command = app.commands().find(({ orderId }) => orderId === order_id)
  if (command === undefined) throw new Error('Nothing was decided about the order')
  return command.id
}

describe('a person who lets go of a decision', () => {
  it('that waits has the cart open again, and nothing is sent', async () => {
    const { service, start, disk, eventsOf } = makeSendingDevice(order)
    const app = await start({ signedOut: true })
    await app.finish(order)
    await expect(app.isClosed(order)).resolves.toBe(true)
    await expect(app.outbox.withdraw(idOf(app))).resolves.toBe('done')
    await expect(app.isClosed(order)).resolves.toBe(false)
    await expect(disk.listCommands()).resolves.toEqual([])
    await expect(eventsOf(order)).resolves.toEqual(['end-decided', 'end-withdrawn'])
    await app.signIn()
    expect(service.calls).toEqual([])
  })

  it('may decide anew, and that is sent', async () => {
    const { service, start } = makeSendingDevice(order)
    const app = await start({ signedOut: true })
    await app.finish(order)
    await app.outbox.withdraw(idOf(app))
    await expect(app.cancel(order)).resolves.toBe('kept')
    await app.signIn()
    expect(service.find(order)?.status).toBe('CANCELLED')
    expect(service.calls).toEqual([put()])
  })

  it('that may have been sent is too late, and the cart stays closed', async () => {
    const { service, start, pass } = makeSendingDevice(order)
    service.next(silence)
    const app = await start()
    await app.finish(order)
    await expect(app.outbox.withdraw(idOf(app))).resolves.toBe('too-late')
    await expect(app.isClosed(order)).resolves.toBe(true)
    await pass(20_000)
    expect(service.find(order)?.status).toBe('READY_FOR_PICKUP')
  })

  it('that was confirmed, or let go already, is too late', async () => {
    const { start, eventsOf } = makeSendingDevice(order, other)
    const app = await start({ signedOut: true })
    await app.finish(order)
    await app.finish(other)
    const [mine, others] = [idOf(app), idOf(app, other)]
    await app.outbox.withdraw(others)
    await expect(app.outbox.withdraw(others)).resolves.toBe('too-late')
    await app.signIn()
    await expect(app.outbox.withdraw(mine)).resolves.toBe('too-late')
    await expect(app.isClosed(order)).resolves.toBe(true)
    await expect(eventsOf(other)).resolves.toEqual(['end-decided', 'end-withdrawn'])
  })

  it('that the service refused has the cart open again', async () => {
    const { service, start, pass, eventsOf } = makeSendingDevice(order)
    service.next(refuses(422, 'INVALID_CART_UPDATE'))
    const app = await start()
    await app.finish(order)
    await expect(app.outbox.withdraw(idOf(app))).resolves.toBe('done')
    await expect(app.isClosed(order)).resolves.toBe(false)
    await pass(60_000)
    expect(service.calls).toEqual([put()])
    await expect(eventsOf(order)).resolves.toEqual(['end-decided', 'end-withdrawn'])
  })

  it.each([1, 2, 3, 4, 5])('just as it is sent wins or loses, and never both: try %i', async (turns) => {
    const { service, start, settle } = makeSendingDevice(order)
    const app = await start({ signedOut: true })
    await app.finish(order)
    const id = idOf(app)
    const signingIn = app.signIn()
    for (let turn = 1; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    const withdrawn = await app.outbox.withdraw(id)
    await signingIn
    await settle()
    expect(service.calls).toEqual(withdrawn === 'done' ? [] : [put()])
    await expect(app.isClosed(order)).resolves.toBe(withdrawn !== 'done')
    expect(app.commands()).toEqual([])
  })

  it('is told when the disk does not take it, and nothing has changed', async () => {
    const { start, refuseWrites, disk } = makeSendingDevice(order)
    const app = await start({ signedOut: true })
    await app.finish(order)
    refuseWrites(() => true)
    await expect(app.outbox.withdraw(idOf(app))).resolves.toBe('not-kept')
    await expect(app.isClosed(order)).resolves.toBe(true)
    await expect(disk.listCommands()).resolves.toMatchObject([{ state: 'waiting' }])
  })
})

describe('a person who wants a refused decision sent again', () => {
  it('has the order read first, and then it is sent', async () => {
    const { service, start, settle, disk } = makeSendingDevice(order)
    service.next(refuses(403, 'FORBIDDEN'))
    const app = await start()
    await app.finish(order)
    await expect(app.outbox.retry(idOf(app))).resolves.toBe('done')
    await settle()
    expect(service.calls).toEqual([put(), get(), put()])
    await expect(disk.listCommands()).resolves.toEqual([])
  })

  it('has it confirmed where it had taken effect after all', async () => {
    const { service, start, settle } = makeSendingDevice(order)
    service.next((obey) => {
      obey()
      return Response.json({ code: 'FORBIDDEN', message: '' }, { status: 403 })
    })
    const app = await start()
    await app.finish(order)
    await app.outbox.retry(idOf(app))
    await settle()
    expect(service.calls).toEqual([put(), get()])
    expect(app.commands()).toEqual([])
  })

  it('is told of the next trouble, and no longer of the last one', async () => {
    const { service, start, settle, pass } = makeSendingDevice(order)
    service.next(refuses(403, 'FORBIDDEN'), silence, refuses(404, 'ORDER_NOT_FOUND'))
    const app = await start()
    await app.finish(order)
    await app.outbox.retry(idOf(app))
    await settle()
    expect(app.commands().map(({ state, trouble }) => ({ state, trouble }))).toEqual([
      { state: 'unsure', trouble: undefined },
    ])
    await pass(20_000)
    expect(app.commands()).toMatchObject([{ state: 'needs-you', trouble: { kind: 'gone' } }])
  })

  it('changes nothing about what is being sent, or is not there', async () => {
    const { service, start, disk } = makeSendingDevice(order)
    service.next(answerLost)
    const app = await start()
    await app.finish(order)
    await expect(app.outbox.retry(idOf(app))).resolves.toBe('too-late')
    await expect(app.outbox.retry(idOf(app).replace(/^./, 'f'))).resolves.toBe('too-late')
    await expect(disk.listCommands()).resolves.toMatchObject([{ state: 'unsure' }])
    expect(service.calls).toEqual([put()])
  })

  it('is told when the disk does not take it, and what stood there still stands', async () => {
    const { service, start, refuseWrites } = makeSendingDevice(order)
    service.next(refuses(403, 'FORBIDDEN'))
    const app = await start()
    await app.finish(order)
    refuseWrites(() => true)
    await expect(app.outbox.retry(idOf(app))).resolves.toBe('not-kept')
    expect(app.commands()).toMatchObject([{ state: 'needs-you', trouble: { kind: 'forbidden' } }])
    expect(service.calls).toEqual([put()])
  })
})
