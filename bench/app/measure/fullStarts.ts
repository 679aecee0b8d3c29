import { type Line, ms } from '../../catalog/line'
import { median } from '../../service/figures'
import { makeOrders } from '../orders'
import { FULL_DEVICE, LINES } from '../plan'
import { type Stage } from '../stage'
import { paintedAt } from '../watchPage'
import { awaitCatalog, fillOutbox } from './fill'
import { openFor, startAgain, stop, timesBare } from './start'

/** With a day of a large store on the device, and nobody who answers what was decided. */
export async function measureFullStarts(stage: Stage): Promise<Line[]> {
  const { plan, tell, serve } = stage
  const { slowDown } = stage.calibration
  const { url, stock } = await serve('tote')
  const { orders: count, products, unsent } = FULL_DEVICE
  const [orders, decided] = [makeOrders(count, LINES), makeOrders(unsent, LINES)]
  await stock({ orders, products, takesUpdates: false })
  const device = await openFor(stage, url, 1)
  const bare = await openFor(stage, (await serve('bare')).url, 1)
  try {
    tell(`filling a device: ${count} orders, ${products} products, ${unsent} unsent ...`)
    await device.open('/orders')
    await paintedAt(device.page, 'list')
    await awaitCatalog(device, products)
    await fillOutbox(device, url, decided)
    await stop(device)
    await startAgain(bare, slowDown, '/', 'bare')
    const took: { bare: number[]; list: number[]; pick: number[] } = { bare: [], list: [], pick: [] }
    for (let round = 1; round <= plan.starts; round += 1) {
      tell(`starting again, round ${round} of ${plan.starts} ...`)
      took.bare.push(await startAgain(bare, slowDown, '/', 'bare'))
      took.list.push(await startAgain(device, slowDown, '/orders', 'list'))
      took.pick.push(await startAgain(device, slowDown, `/orders/${orders[0]?.order_id}/pick`, 'scannable'))
    }
    return [
      { name: 'start of a bare app, started before', figure: ms(median(took.bare)) },
      { name: 'full device: start to an order that can be scanned', ...timesBare(took.pick, took.bare) },
      { name: 'full device: start to the list', figure: timesBare(took.list, took.bare).figure },
    ]
  } finally {
    await device.close()
    await bare.close()
  }
}
