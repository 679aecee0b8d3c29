import { type Line, ms } from '../../catalog/line'
import { median } from '../../service/figures'
import { makeOrders } from '../orders'
import { FULL_DEVICE, LINES } from '../plan'
import { type Stage } from '../stage'
import { startEmpty, timesBare, type Start } from './start'

/** In turn, so that whatever else the machine does befalls all of them. */
export async function measureEmptyStarts(stage: Stage): Promise<Line[]> {
  const { plan, calibration, tell, serve } = stage
  const [tote, bareApp, naiveApp] = [await serve('tote'), await serve('bare'), await serve('naive')]
  const orders = makeOrders(10, LINES)
  const first = orders[0]?.order_id ?? ''
  for (const { stock } of [tote, bareApp, naiveApp]) await stock({ orders, products: FULL_DEVICE.products })
  const starts: Record<string, Start> = {
    bare: { url: bareApp.url, path: '/', mark: 'bare' },
    list: { url: tote.url, path: '/orders', mark: 'list' },
    pick: { url: tote.url, path: `/orders/${first}/pick`, mark: 'scannable' },
    naive: { url: naiveApp.url, path: `/#${first}`, mark: 'scannable' },
  }
  const took: Record<string, number[]> = { bare: [], list: [], pick: [], naive: [] }
  for (let round = 1; round <= plan.starts; round += 1) {
    tell(`starting, round ${round} of ${plan.starts} ...`)
    for (const [name, start] of Object.entries(starts))
      took[name]?.push(await startEmpty(stage, calibration.slowDown, start))
  }
  const { bare = [], list = [], pick = [], naive = [] } = took
  return [
    { name: 'start of a bare app, empty device', figure: ms(median(bare)) },
    { name: 'start to an order that can be scanned', ...timesBare(pick, bare) },
    { name: 'start to the list, where nothing is scanned', figure: timesBare(list, bare).figure },
    { name: 'the same of the naive app', figure: timesBare(naive, bare).figure },
  ]
}
