import { workplaceKey } from '@/domain/outbox/command'
import { commandFor, cancelOf } from '../../support/commands'
import { makeOrder, makeSetup } from '../../support/factories'
import { makeSendingDevice } from '../../support/sendingDevice'

const [first, second, third] = [makeOrder(), makeOrder(), makeOrder()]
const put = ({ order_code }: { order_code: string }) => `PUT ${order_code}`

it.each([
  ['another store', makeSetup({ vendorId: 'store-7' })],
  ['another chain', makeSetup({ chainId: 'corner-shop' })],
  ['another service', makeSetup({ address: 'https://tote.test' })],
])('what was decided for %s is never sent to this one, and keeps nobody waiting', async (_, elsewhere) => {
  const { service, disk, start, pass } = makeSendingDevice(first, second)
  const command = commandFor(first, { workplace: workplaceKey(elsewhere) })
  await disk.write({ command })
  const app = await start()
  await app.finish(second)
  await pass(60_000)
  expect(service.calls).toEqual([put(second)])
  await expect(disk.listCommands()).resolves.toEqual([command])
})

it('is sent once the device works for that store again', async () => {
  const { service, start } = makeSendingDevice(first, second)
  const app = await start({ vendorId: 'store-7', signedOut: true })
  await app.finish(first)
  await app.signIn({ vendorId: 'store-12' })
  expect(service.calls).toEqual([])
  await app.signIn({ vendorId: 'store-7' })
  expect(service.calls).toEqual([put(first)])
})

it('keys of workplaces are equal only where all of it is, whatever their names contain', () => {
  const keys = [
    { address: 'https://a', chainId: 'b', vendorId: 'c d' },
    { address: 'https://a', chainId: 'b c', vendorId: 'd' },
    { address: 'https://a b', chainId: 'c', vendorId: 'd' },
    { address: 'https://a', chainId: 'b%20c', vendorId: 'd' },
  ].map(workplaceKey)
  expect(new Set(keys).size).toBe(keys.length)
})

it('is sent by a picker, too, when a team lead finished the order', async () => {
  const { service, disk, start } = makeSendingDevice(first)
  await disk.write({ command: commandFor(first, { role: 'lead', by: 'Lena' }) })
  const app = await start()
  expect(service.calls).toEqual([put(first)])
  expect(app.commands()).toEqual([])
})

describe('what needs a team lead', () => {
  it('is not sent by a picker, who sends their own meanwhile', async () => {
    const { service, disk, start } = makeSendingDevice(first, second, third)
    const cancel = commandFor(first, { role: 'lead', by: 'Lena', update: cancelOf(first) })
    await disk.write({ command: cancel })
    const app = await start()
    await app.finish(second)
    expect(service.calls).toEqual([put(second)])
    expect(app.commands()).toEqual([cancel])
  })

  it('is sent when a lead is signed in, with what pickers have left', async () => {
    const { service, start, eventsOf } = makeSendingDevice(first, second)
    const before = await start({ role: 'lead', picker: 'Lena', signedOut: true })
    await before.cancel(first)
    before.kill()
    const picker = await start({ signedOut: true })
    await picker.finish(second)
    picker.kill()

    const after = await start({ role: 'lead', picker: 'Lena' })
    expect(service.calls).toEqual([put(first), put(second)])
    expect(after.commands()).toEqual([])
    await expect(eventsOf(first, 'Lena')).resolves.toEqual(['end-decided', 'order-sent'])
    // By the picker whose command it was, whoever was signed in when it went out.
    await expect(eventsOf(second, 'Mira')).resolves.toEqual(['end-decided', 'order-sent'])
    await expect(eventsOf(second, 'Lena')).resolves.toEqual([])
  })
})

it('two outboxes on one disk, with nobody to keep them apart, send everything and confirm it once', async () => {
  const { service, start, eventsOf } = makeSendingDevice(first, second, third)
  const writer = await start({ signedOut: true })
  for (const order of [first, second, third]) await writer.finish(order)
  writer.kill()
  const tabs = await Promise.all([start(), start()])
  for (const { commands } of tabs) expect(commands()).toEqual([])
  for (const order of [first, second, third]) {
    expect(service.find(order)).toMatchObject({ status: 'READY_FOR_PICKUP', sys: { version: 2 } })
    await expect(eventsOf(order)).resolves.toEqual(['end-decided', 'order-sent'])
  }
})
