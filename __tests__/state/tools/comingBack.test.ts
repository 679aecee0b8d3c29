import { type ProductChange, type Work } from '@/domain/tools/task'
import { offline } from '../../support/scriptedService'
import { changeOf, changeWork, makeToolDevice } from '../../support/toolDevice'

const HOUR_MS = 60 * 60_000
const outFor = (clock: { nowMs(): number }, hours: number, ...changes: ProductChange[]): Work => ({
  type: 'change-products',
  changes,
  phase: 'once',
  backAt: new Date(clock.nowMs() + hours * HOUR_MS).toISOString(),
})
const milkIsOut = { sku: 'milk', active: false }
const milkIsIn = { sku: 'milk', active: true }

describe('out of stock for a while', () => {
  it('goes out now and comes back at its time, by itself', async () => {
    const { service, clock, start, pass } = makeToolDevice('milk')
    const app = await start()
    await app.add(outFor(clock, 4, changeOf('milk')))
    expect(service.find('milk')).toMatchObject(milkIsOut)
    expect(app.tasks()).toMatchObject([{ state: 'waiting', work: { phase: 'back' } }])
    await pass(4 * HOUR_MS - 1_000)
    expect(service.bodies).toHaveLength(1)
    expect(app.ended).toEqual([])
    await pass(1_000)
    expect(service.bodies).toEqual([{ products: [milkIsOut] }, { products: [milkIsIn] }])
    expect(app.states()).toEqual(['done'])
    expect(app.ended).toHaveLength(1)
  })

  it('comes back at its time after the app was closed and opened', async () => {
    const { service, clock, start, pass } = makeToolDevice('milk')
    const app = await start()
    await app.add(outFor(clock, 4, changeOf('milk')))
    app.kill()
    await pass(HOUR_MS)
    await start()
    expect(service.bodies).toHaveLength(1)
    await pass(3 * HOUR_MS)
    expect(service.find('milk')).toMatchObject(milkIsIn)
  })

  it('comes back as soon as the app is opened when its time has passed', async () => {
    const { service, clock, start, pass } = makeToolDevice('milk')
    const app = await start()
    await app.add(outFor(clock, 4, changeOf('milk')))
    app.kill()
    await pass(9 * HOUR_MS)
    expect(service.find('milk')).toMatchObject(milkIsOut)
    await start()
    expect(service.find('milk')).toMatchObject(milkIsIn)
  })

  it('comes back late rather than never when there is no signal at its time', async () => {
    const { service, clock, start, pass } = makeToolDevice('milk')
    const app = await start()
    await app.add(outFor(clock, 4, changeOf('milk')))
    service.next(offline, offline)
    await pass(4 * HOUR_MS + 60_000)
    expect(service.find('milk')).toMatchObject(milkIsIn)
    expect(app.states()).toEqual(['done'])
  })

  it('stays out when a person says so before', async () => {
    const { service, clock, start, pass } = makeToolDevice('milk')
    const app = await start()
    await app.add(outFor(clock, 4, changeOf('milk')))
    await expect(app.decide('dismiss')).resolves.toBe('done')
    await pass(5 * HOUR_MS)
    expect(service.bodies).toHaveLength(1)
    expect(service.find('milk')).toMatchObject(milkIsOut)
  })

  it('keeps the result of its job, and only what went out comes back', async () => {
    const { service, clock, start, pass } = makeToolDevice('milk', 'oat')
    const app = await start()
    await app.add(outFor(clock, 4, changeOf('milk'), changeOf('vanished'), changeOf('oat')))
    await pass(10_000)
    expect(app.tasks()).toMatchObject([
      {
        state: 'waiting',
        work: { phase: 'back', changes: [{ sku: 'milk' }, { sku: 'oat' }], refused: [{ sku: 'vanished' }] },
        job: { rows: [{ state: 'UPDATED' }, { state: 'REFUSED' }, { state: 'UPDATED' }] },
      },
    ])
    await pass(4 * HOUR_MS)
    expect(service.bodies[1]).toEqual({ products: [milkIsIn, { sku: 'oat', active: true }] })
    expect(app.states()).toEqual(['done'])
  })

  it('is simply over where nothing went out', async () => {
    const { service, clock, start, pass } = makeToolDevice()
    const app = await start()
    await app.add(outFor(clock, 4, changeOf('vanished'), changeOf('gone')))
    await pass(5 * HOUR_MS)
    expect(app.states()).toEqual(['done'])
    expect(service.bodies).toHaveLength(1)
  })
})

describe('the last word about a product', () => {
  it('is the later one: what was to come back stays out until somebody says so', async () => {
    const { service, clock, start, pass } = makeToolDevice('milk')
    const app = await start()
    await app.add(outFor(clock, 4, changeOf('milk')))
    await app.add(changeWork(changeOf('milk')))
    await pass(5 * HOUR_MS)
    expect(service.find('milk')).toMatchObject(milkIsOut)
    expect(app.states()).toEqual(['done', 'done'])
  })

  it('is the later time of two', async () => {
    const { service, clock, start, pass } = makeToolDevice('milk')
    const app = await start()
    await app.add(outFor(clock, 4, changeOf('milk')))
    await app.add(outFor(clock, 8, changeOf('milk')))
    await pass(5 * HOUR_MS)
    expect(service.find('milk')).toMatchObject(milkIsOut)
    await pass(4 * HOUR_MS)
    expect(service.find('milk')).toMatchObject(milkIsIn)
  })

  it('holds after it was taken off the list', async () => {
    const { service, clock, start, pass } = makeToolDevice('milk')
    const app = await start()
    await app.add(outFor(clock, 4, changeOf('milk')))
    await app.add(changeWork(changeOf('milk')))
    await app.decide('dismiss', 1)
    await pass(5 * HOUR_MS)
    expect(service.find('milk')).toMatchObject(milkIsOut)
  })

  it('is about that product alone: the others come back', async () => {
    const { service, clock, start, pass } = makeToolDevice('milk', 'oat')
    const app = await start()
    await app.add(outFor(clock, 4, changeOf('milk'), changeOf('oat')))
    await pass(10_000)
    await app.add(changeWork(changeOf('milk')))
    await pass(5 * HOUR_MS)
    expect(service.find('milk')).toMatchObject(milkIsOut)
    expect(service.find('oat')).toMatchObject({ active: true })
  })

  it('is not a new price', async () => {
    const { service, clock, start, pass } = makeToolDevice('milk')
    const app = await start()
    await app.add(outFor(clock, 4, changeOf('milk')))
    await app.add(changeWork(changeOf('milk', { price: 3 })))
    await pass(5 * HOUR_MS)
    expect(service.find('milk')).toMatchObject({ ...milkIsIn, price: 3 })
  })
})
