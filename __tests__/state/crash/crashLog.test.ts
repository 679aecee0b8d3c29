import { IDBFactory } from 'fake-indexeddb'
import { deviceClock } from '@/api/clock'
import { createCrashLog, CRASHES_KEY } from '@/state/crash/crashLog'
import { type Kept } from '@/state/kept/kept'
import { makeKept } from '../../support/device'

const openLog = (kept: Kept) => createCrashLog(kept, deviceClock, '0.2.0')
const noFunction = () => new TypeError('undefined is not a function')
const notIterable = () => new TypeError('null is not iterable')

it('still knows after a restart what broke, where, and in which version', async () => {
  const kept = makeKept(new IDBFactory())
  const log = openLog(kept)
  log.enter('orders/[orderId]/pick')
  await log.record('screen', noFunction())
  log.enter('orders/index')
  await log.record('beside', notIterable())

  expect(await openLog(kept).read()).toMatchObject([
    {
      route: 'orders/[orderId]/pick',
      kind: 'screen',
      message: 'undefined is not a function',
      version: '0.2.0',
    },
    { route: 'orders/index', kind: 'beside', message: 'null is not iterable', version: '0.2.0' },
  ])
})

it('adds to what was there before a restart', async () => {
  const kept = makeKept(new IDBFactory())
  await openLog(kept).record('screen', noFunction())
  const later = openLog(kept)
  await later.record('screen', notIterable())
  expect(await later.read()).toHaveLength(2)
})

it('loses none of two that come at once', async () => {
  const log = openLog(makeKept(new IDBFactory()))
  await Promise.all([log.record('screen', noFunction()), log.record('beside', notIterable())])
  expect(await log.read()).toHaveLength(2)
})

it('remembers without a disk, until the app is closed', async () => {
  const log = openLog(makeKept(undefined))
  await log.record('screen', noFunction())
  expect(await log.read()).toHaveLength(1)
})

it.each(['{', '{"version":2,"crashes":[]}', '{"version":1,"crashes":[{"at":3}]}', 'null'])(
  'begins anew where the disk holds %s',
  async (garbage) => {
    const kept = makeKept(new IDBFactory())
    await kept.write([[CRASHES_KEY, garbage]])
    const log = openLog(kept)
    await log.record('screen', noFunction())
    expect(await log.read()).toHaveLength(1)
  },
)
