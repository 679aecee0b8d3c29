import { pauseMs } from '@/state/outbox/pauses'
import { makeOrder } from '../../support/factories'
import { offline, refuses, says, type Turn } from '../../support/scriptedService'
import { makeSendingDevice } from '../../support/sendingDevice'

const [order, other] = [makeOrder(), makeOrder()]
const put = ({ order_code } = order) => `PUT ${order_code}`
const get = ({ order_code } = order) => `GET ${order_code}`

const slowDown = (headers: Record<string, string>): Turn =>
  says(429, { code: 'RATE_LIMITED', message: '' }, headers)

describe('the pauses after failures', () => {
  it('grow, up to what a picker who comes out of the cold room is ready to wait', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7, 60, 2_000].map((failures) => pauseMs(failures, 1))
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 20_000, 20_000, 20_000, 20_000])
  })

  it('spread the devices of a store over half of their length', () => {
    expect([0, 0.5, 1].map((chance) => pauseMs(3, chance))).toEqual([2_000, 3_000, 4_000])
  })

  it('are kept, and end when it works again', async () => {
    const { service, start, pass, clock } = makeSendingDevice(order, other)
    service.next(offline, offline, offline, offline)
    const app = await start()
    await app.finish(order)
    for (const ms of [1_000, 2_000, 4_000, 8_000]) {
      expect(clock.nextMs()).toBe(ms)
      const before = service.calls.length
      await pass(ms - 1)
      expect(service.calls).toHaveLength(before)
      await pass(1)
      expect(service.calls.length).toBeGreaterThan(before)
    }
    expect(app.commands()).toEqual([])
    expect(clock.nextMs()).toBeUndefined()

    service.next(offline)
    await app.finish(other)
    expect(clock.nextMs()).toBe(1_000)
  })

  it('end at once when there may be a way again', async () => {
    const { service, start, clock } = makeSendingDevice(order)
    service.next(...Array<Turn>(6).fill(offline))
    const app = await start()
    await app.finish(order)
    for (let tries = 0; tries < 5; tries += 1) await app.wake()
    expect(clock.nextMs()).toBe(20_000)
    await app.wake()
    expect(service.calls).toEqual([put(), ...Array<string>(6).fill(get()), put()])
    expect(app.commands()).toEqual([])
    expect(clock.nextMs()).toBeUndefined()
  })

  it('are left out when somebody called while a call was failing', async () => {
    const { service, start, clock, settle } = makeSendingDevice(order)
    let fail = (): void => undefined
    service.next(() => new Promise((_, reject) => (fail = () => reject(new TypeError('lost')))))
    const app = await start()
    await app.finish(order)
    await app.wake()
    fail()
    await settle()
    expect(service.calls).toEqual([put(), get(), put()])
    expect(app.commands()).toEqual([])
    expect(clock.nextMs()).toBeUndefined()
  })

  it('leave nothing behind in an app that was stopped', async () => {
    const { service, start, pass, clock } = makeSendingDevice(order)
    service.next(offline)
    const app = await start()
    await app.finish(order)
    app.stop()
    expect(clock.nextMs()).toBeUndefined()
    await pass(600_000)
    await app.wake()
    expect(service.calls).toEqual([put()])
    await app.startAgain()
    expect(service.calls).toEqual([put(), get(), put()])
  })
})

describe('a service that asks for patience', () => {
  it.each([
    ['seconds', { 'retry-after': '90' }, 90_000],
    ['nothing', {}, 30_000],
    ['a day', { 'retry-after': '86400' }, 900_000],
  ])('and says %s is not asked before that, whoever calls', async (_, headers, ms) => {
    const { service, start, pass } = makeSendingDevice(order, other)
    service.next(slowDown(headers as Record<string, string>))
    const app = await start()
    await app.finish(order)
    await app.finish(other)
    await pass(ms - 1)
    await app.wake()
    await app.signIn()
    expect(service.calls).toEqual([put()])
    await pass(1)
    expect(service.calls).toEqual([put(), get(), put(), put(other)])
    expect(app.commands()).toEqual([])
  })

  it('is not asked before that when the order was to be read either', async () => {
    const { service, start, pass } = makeSendingDevice(order)
    service.next(offline, slowDown({ 'retry-after': '60' }))
    const app = await start()
    await app.finish(order)
    await pass(1_000)
    expect(service.calls).toEqual([put(), get()])
    await pass(59_999)
    await app.wake()
    expect(service.calls).toHaveLength(2)
    await pass(1)
    expect(app.commands()).toEqual([])
  })

  it('is not asked before that by an app that was stopped and started, and is asked then', async () => {
    const { service, start, pass } = makeSendingDevice(order)
    service.next(slowDown({ 'retry-after': '60' }))
    const app = await start()
    await app.finish(order)
    app.stop()
    await pass(30_000)
    await app.startAgain()
    expect(service.calls).toEqual([put()])
    await pass(30_000)
    expect(service.calls).toEqual([put(), get(), put()])
    expect(app.commands()).toEqual([])
  })

  it('does not lose what it then refuses', async () => {
    const { service, start, pass } = makeSendingDevice(order)
    service.next(slowDown({ 'retry-after': '1' }), (obey) => obey(), refuses(422, 'INVALID_CART_UPDATE'))
    const app = await start()
    await app.finish(order)
    await pass(1_000)
    expect(app.states()).toEqual(['needs-you'])
  })
})
