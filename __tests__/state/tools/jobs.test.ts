import { type Work } from '@/domain/tools/task'
import { promotionSchema } from '@/domain/contract/promotion'
import { offline, refuses } from '../../support/scriptedService'
import { changeOf, changeWork, makeToolDevice } from '../../support/toolDevice'

const three = changeWork(changeOf('milk'), changeOf('vanished'), changeOf('oat'))
const promotion: Work = {
  type: 'promotion',
  intent: 'create',
  promotion: promotionSchema.parse({
    vendors: ['store-12', 'nowhere'],
    type: 'STRIKETHROUGH',
    active: true,
    reason: 'OVERSTOCK',
    display_name: { en_GB: 'Cheese week' },
    conditions: { start_time: '2026-03-01T00:00:00Z', end_time: '2026-03-08T00:00:00Z' },
    discount: [{ discount_subtype: 'FINAL_PRICE', discount_value: 1, sku: ['gouda'] }],
  }),
}

describe('several products', () => {
  it('are one job, followed to its end, with what became of each', async () => {
    const { service, start, pass } = makeToolDevice('milk', 'oat')
    const app = await start()
    await app.add(three)
    expect(service.bodies).toHaveLength(1)
    expect(app.tasks()).toMatchObject([{ state: 'working', job: { totalRows: 3, doneRows: 1 } }])
    await pass(2_000)
    expect(app.tasks()).toMatchObject([{ state: 'working', job: { totalRows: 3, doneRows: 2 } }])
    await pass(2_000)
    expect(app.tasks()).toMatchObject([
      {
        state: 'done',
        job: {
          rows: [
            { sku: 'milk', state: 'UPDATED' },
            { sku: 'vanished', state: 'REFUSED', why: 'no such product in this store' },
            { sku: 'oat', state: 'UPDATED' },
          ],
        },
      },
    ])
    expect(app.ended).toHaveLength(1)
    await pass(60_000)
    expect(service.calls).toEqual(['PUT catalog', 'GET job', 'GET job', 'GET job', 'GET log'])
  })

  it('are not sent again when the app was closed while the service works', async () => {
    const { service, start, pass } = makeToolDevice('milk', 'oat')
    const app = await start()
    await app.add(three)
    app.kill()
    const again = await start()
    await pass(10_000)
    expect(service.calls.filter((call) => call === 'PUT catalog')).toHaveLength(1)
    expect(again.states()).toEqual(['done'])
  })

  it('are followed again after the signal was lost', async () => {
    const { service, start, pass } = makeToolDevice('milk', 'oat')
    const app = await start()
    await app.add(three)
    service.next(offline, offline)
    await pass(60_000)
    expect(app.states()).toEqual(['done'])
  })

  it('do not hold up what comes after them', async () => {
    const { service, start } = makeToolDevice('milk', 'oat')
    const app = await start()
    await app.add(three)
    await app.add(changeWork(changeOf('oat', { price: 5 })))
    expect(app.states()).toEqual(['working', 'done'])
    expect(service.find('oat')).toMatchObject({ price: 5 })
  })

  it('cannot be let go while the service works on them', async () => {
    const { start } = makeToolDevice('milk', 'oat')
    const app = await start()
    await app.add(three)
    await expect(app.decide('dismiss')).resolves.toBe('too-late')
    expect(app.states()).toEqual(['working'])
  })

  it('wait for a person when the service has lost their job, and are sent anew when they want it', async () => {
    const { service, start, pass } = makeToolDevice('milk', 'oat')
    const app = await start()
    await app.add(three)
    service.next(refuses(404, 'JOB_NOT_FOUND'))
    await pass(2_000)
    expect(app.tasks()).toMatchObject([{ state: 'needs-you', trouble: { kind: 'gone' } }])
    await app.decide('retry')
    await pass(10_000)
    expect(app.states()).toEqual(['done'])
  })
})

describe('a job that the service gives up', () => {
  it('is over and says so; nothing is to come back from it', async () => {
    const { service, clock, start, pass } = makeToolDevice('milk', 'oat')
    service.breakJobs()
    const app = await start()
    await app.add({
      type: 'change-products',
      changes: [changeOf('milk'), changeOf('oat')],
      phase: 'once',
      backAt: new Date(clock.nowMs() + 60_000).toISOString(),
    })
    await pass(10_000)
    expect(app.tasks()).toMatchObject([{ state: 'done', job: { hasFailed: true } }])
    await pass(120_000)
    expect(service.calls.filter((call) => call === 'PUT catalog')).toHaveLength(1)
  })
})

describe('an export', () => {
  it('is over once the service has written the file, which nobody reads unasked', async () => {
    const { service, start, pass } = makeToolDevice('milk')
    const app = await start()
    await app.add({ type: 'export' })
    await pass(10_000)
    expect(app.tasks()).toMatchObject([{ state: 'done', job: { rows: [] } }])
    expect(service.calls).toEqual(['POST catalog/export', 'GET job'])
  })
})

describe('a promotion', () => {
  it('tells which stores and products do not exist', async () => {
    const { service, start, pass } = makeToolDevice()
    service.lack(['nowhere'], { 'store-12': ['gouda'] })
    const app = await start()
    await app.add(promotion)
    await pass(10_000)
    expect(app.tasks()).toMatchObject([
      { state: 'done', job: { missing: { vendors: ['nowhere'], skus: { 'store-12': ['gouda'] } } } },
    ])
    expect(service.bodies).toMatchObject([{ display_name: { en_GB: 'Cheese week' } }])
  })
})
