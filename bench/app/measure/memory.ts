import { type Line } from '../../catalog/line'
import { type Device } from '../device'
import { FORGETS, HOLDS, hurry, LOOKS } from '../hurry'
import { makeOrders } from '../orders'
import { GOALS } from '../plan'
import { type Stage } from '../stage'
import { readHeldBytes } from './heldBytes'
import { finishOrders, signInAgain } from './shift'
import { openFor } from './start'

/** So many orders are on the list all day, of one or two lines. */
const LISTED = 20

const SETTLE_MS = 3_000
const BYTES_A_MB = 1_000_000

/** `held`: by the app itself, without what the engine compiles. */
type Weight = { heapBytes: number; heldBytes: number; nodes: number; listeners: number }

/** What a page holds that nobody reloads: orders are picked and sent, and people come and go. Not slowed down. */
export async function measureMemory(stage: Stage): Promise<Line[]> {
  const { plan, tell, serve } = stage
  const store = await serve('tote')
  const { url } = store
  const orders = [...makeOrders(LISTED / 2, 1), ...makeOrders(LISTED / 2, 2)]
  await store.stock({ orders })
  const device = await openFor(stage, url, 1)
  try {
    await hurry(device.context, { ...LOOKS, ...HOLDS, ...FORGETS })
    await device.open('/orders')
    tell(`warming up: ${plan.warmUp} orders and a sign-in ...`)
    await finishOrders(device, store, orders, plan.warmUp)
    await signInAgain(device, url)
    const before = await weigh(device)
    let [done, full, after] = [0, before, before]
    for (let signIn = 1; signIn <= plan.signIns; signIn += 1) {
      const until = Math.round((plan.processed * signIn) / plan.signIns)
      await finishOrders(device, store, orders, until - done)
      done = until
      full = await weigh(device)
      await signInAgain(device, url)
      after = await weigh(device)
      tell(`${done} of ${plan.processed} orders: ${mbOf(full)}, after sign-in ${signIn} ${mbOf(after)}`)
    }
    return memoryLines(`${plan.processed} orders and ${plan.signIns} sign-ins`, { before, full, after })
  } finally {
    await device.close()
  }
}

/** When nothing is left to do, and everything that nobody holds is collected. */
async function weigh({ page, cdp }: Device): Promise<Weight> {
  await page.waitForTimeout(SETTLE_MS)
  await cdp.send('Performance.enable')
  // Twice: what the first one finishes off the second one frees.
  for (let time = 0; time < 2; time += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const count = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  const heldBytes = await readHeldBytes(cdp)
  return { heapBytes: usedSize, heldBytes, nodes: count('Nodes'), listeners: count('JSEventListeners') }
}

type Weights = Record<'before' | 'full' | 'after', Weight>

function memoryLines(of: string, { before, full, after }: Weights): Line[] {
  const growth = after.heapBytes / before.heapBytes - 1
  return [
    { name: 'memory of the page after a warm-up', figure: mbOf(before) },
    {
      name: `  after ${of}`,
      figure: `${mbOf(after)}, ${percent(growth)}`,
      verdict: { goal: `growth under ${GOALS.growth * 100}%`, isMet: growth < GOALS.growth },
    },
    {
      name: '  of that held by the app itself',
      figure: `${inMb(before.heldBytes)}, then ${inMb(after.heldBytes)}, ${percent(after.heldBytes / before.heldBytes - 1)}`,
    },
    {
      name: '  before the last sign-out',
      figure: `${mbOf(full)}, ${percent(full.heapBytes / before.heapBytes - 1)}`,
    },
    { name: '  DOM nodes', figure: `${before.nodes}, then ${after.nodes}` },
    { name: '  event listeners', figure: `${before.listeners}, then ${after.listeners}` },
  ]
}

const inMb = (bytes: number) => `${(bytes / BYTES_A_MB).toFixed(1)} MB`
const mbOf = ({ heapBytes }: Weight) => inMb(heapBytes)
const percent = (part: number) => `${part < 0 ? '' : '+'}${(part * 100).toFixed(1)}%`
