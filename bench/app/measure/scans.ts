import { type Line } from '../../catalog/line'
import { ratioOf } from '../../service/figures'
import { type BuildName } from '../builds'
import { type CannedStore } from '../cannedStore'
import { codesOf, makeOrders } from '../orders'
import { delaysOf, scanLines } from '../scanLines'
import { type Stage } from '../stage'
import { measureFloor } from './floor'
import { openInstalled } from './installed'
import { BY_HAND_MS, EVERY_MS, measureScanning, type Scanned } from './scanning'

/** A large order scanned as fast as nobody can, by our app and by the naive one in turn. */
export async function measureScans(stage: Stage): Promise<Line[]> {
  const { plan, tell, serveToScan } = stage
  const [order] = makeOrders(1, plan.scans)
  if (order === undefined) return []
  const apps = {
    tote: { store: await serveToScan('tote'), path: `/orders/${order.order_id}/pick` },
    naive: { store: await serveToScan('naive'), path: `/#${order.order_id}` },
  }
  const scanned: Record<keyof typeof apps, Scanned[]> = { tote: [], naive: [] }
  const floors: Scanned[] = []
  tell('scanning by hand ...')
  await apps.tote.store.stock({ orders: [order] })
  const byHand = await scanOnce(stage, 'tote', apps.tote, codesOf(order).slice(0, plan.byHand), BY_HAND_MS)
  for (let round = 1; round <= plan.scanRounds; round += 1) {
    tell(`scanning, round ${round} of ${plan.scanRounds} ...`)
    for (const name of ['tote', 'naive'] as const) {
      await apps[name].store.stock({ orders: [order] })
      scanned[name].push(await scanOnce(stage, name, apps[name], codesOf(order)))
    }
    floors.push(await measureFloor(stage, apps.tote.store.url, codesOf(order)))
  }
  const [own, naive, floor] = [delaysOf(scanned.tote), delaysOf(scanned.naive), delaysOf(floors)]
  return [
    ...scanLines(`the app: ${plan.byHand} scans, one a second`, [byHand]),
    ...scanLines(`the app: ${plan.scans} scans, ten a second`, scanned.tote),
    ...scanLines('the naive app: the same', scanned.naive),
    ...scanLines('a page that only counts: the same', floors),
    { name: 'ours : counting, p50', figure: ratioWords(own.p50, floor.p50) },
    { name: '  p99', figure: ratioWords(own.p99, floor.p99) },
    { name: 'ours : naive, p50', figure: ratioWords(own.p50, naive.p50) },
    { name: '  p99', figure: ratioWords(own.p99, naive.p99) },
  ]
}

async function scanOnce(
  stage: Stage,
  name: BuildName,
  { store: { url }, path }: { store: CannedStore; path: string },
  codes: readonly string[],
  everyMs = EVERY_MS,
): Promise<Scanned> {
  const device = await openInstalled(stage, { name, url, path, slowDown: stage.calibration.slowDown })
  try {
    return await measureScanning(device, codes, stage.calibration, { everyMs })
  } finally {
    await device.close()
  }
}

function ratioWords(own: readonly number[], naive: readonly number[]): string {
  const { median, least, most } = ratioOf(own, naive)
  return `${median.toFixed(2)} : 1 (${least.toFixed(2)}..${most.toFixed(2)})`
}
