import { fireEvent, screen, waitFor } from '@testing-library/react-native'
import { orderIdSchema } from '@/domain/contract/ids'
import { orderSchema } from '@/domain/contract/order'
import * as goods from '@/server/demo/catalog/wellKnown'
import { type Kept } from '@/state/kept/kept'
import { makeCountedKept } from '../support/countedKept'
import { makeFeedback } from '../support/device'
import { getDemoOrders, makeLateOrder, makeNetwork, renderApp } from '../support/renderApp'
import { getDemoOrderOf, signInAsPicker, startOrder } from '../support/pickerAtWork'

/** Signed in, and everything that was read is on the disk. */
async function signInAndKeep(rows: ReadonlyMap<string, string>, orders: number) {
  await signInAsPicker()
  await waitFor(() =>
    expect([...rows.keys()].filter((key) => key.includes('/one/')).length).toBeGreaterThanOrEqual(orders),
  )
}

/** Another order like one of those on the disk, behind all of them. */
function keepOneMore(rows: Map<string, string>) {
  const [key, text] = [...rows].find(([each]) => each.includes('/one/')) ?? ['', '{}']
  const order = orderSchema.parse(JSON.parse(text))
  const orderId = orderIdSchema.parse('ffffffff-ffff-4fff-bfff-ffffffffffff')
  rows.set(key.replace(order.order_id, orderId), JSON.stringify({ ...order, order_id: orderId }))
}

/** `held` lasts until somebody lets go. */
function makeGate(): { held: Promise<void>; letGo: () => void } {
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return { held, letGo }
}

describe('an app that starts without a network', () => {
  it('shows the orders that it has read, says since when it is offline, and nothing of a failure', async () => {
    // Before anything is drawn: nothing would hear what changes on the screen while this is awaited.
    const { length } = await getDemoOrders()
    const network = makeNetwork()
    const { kept, rows } = makeCountedKept()
    const { restart } = renderApp({ fetch: network.fetch, kept })
    await signInAndKeep(rows, length)
    network.become('unplugged')
    restart()
    expect(await screen.findByText(/^Offline since \d/)).toBeOnTheScreen()
    const cards = await screen.findAllByRole('button', { name: /^K7-/ })
    expect(cards.length).toBeGreaterThan(0)
    expect(screen.queryByRole('heading', { name: 'Orders could not be loaded' })).toBeNull()
  })

  it('does not call it a failure before it has looked at its disk', async () => {
    const { length } = await getDemoOrders()
    const network = makeNetwork()
    const { kept, rows } = makeCountedKept()
    const { held, letGo } = makeGate()
    let isSlow = false
    const list: Kept['list'] = async (prefix) => {
      if (isSlow) await held
      return kept.list(prefix)
    }
    const slow: Kept = { ...kept, list }
    const { restart } = renderApp({ fetch: network.fetch, kept: slow })
    await signInAndKeep(rows, length)
    network.become('unplugged')
    isSlow = true
    const before = network.sent.length
    restart()
    await waitFor(() => expect(network.sent.length).toBeGreaterThan(before))
    expect(await screen.findByText('Loading orders')).toBeOnTheScreen()
    expect(screen.queryByRole('heading', { name: 'Orders could not be loaded' })).toBeNull()
    letGo()
    expect(await screen.findByText(/^Offline since \d/)).toBeOnTheScreen()
  })

  it('shows the first orders before it has read the others, and counts them only then', async () => {
    const { length } = await getDemoOrders()
    const network = makeNetwork()
    const { kept, rows } = makeCountedKept()
    const { held, letGo } = makeGate()
    let looks = Number.NEGATIVE_INFINITY
    const readMany: Kept['readMany'] = async (keys) => {
      looks += 1
      if (looks > 1) await held
      return kept.readMany(keys)
    }
    const { restart } = renderApp({ fetch: network.fetch, kept: { ...kept, readMany } })
    await signInAndKeep(rows, length)
    keepOneMore(rows)
    network.become('unplugged')
    looks = 0
    restart()
    expect((await screen.findAllByRole('button', { name: /^K7-/ })).length).toBeGreaterThan(0)
    fireEvent.press(screen.getByRole('tab', { name: /^Picking/ }))
    expect(await screen.findByText('Loading orders')).toBeOnTheScreen()
    expect(screen.getByRole('tab', { name: 'To pick' })).toBeOnTheScreen()
    letGo()
    expect(await screen.findByRole('tab', { name: `To pick ${length + 1}` })).toBeOnTheScreen()
    expect(await screen.findByText('Nothing begun on this device')).toBeOnTheScreen()
  })
})

describe('an app that is opened again at the order that somebody picks', () => {
  it('has it as it was, in a cold room and before the catalog is read', async () => {
    const order = await getDemoOrderOf(goods.OAT_BARISTA, goods.BANANAS_LOOSE, goods.EGGS_10)
    const network = makeNetwork()
    const { kept, rows } = makeCountedKept()
    const { held, letGo } = makeGate()
    let isSlow = false
    const read: Kept['read'] = async (key) => {
      if (isSlow && key.startsWith('shelf/') && !key.endsWith('/categories')) await held
      return kept.read(key)
    }
    const { restart } = renderApp({ fetch: network.fetch, kept: { ...kept, read } })
    await signInAsPicker()
    await startOrder(order)
    await screen.findByRole('heading', { name: 'Bananas, loose' })
    await waitFor(() => expect([...rows.keys()].some((key) => key.includes('/where/'))).toBe(true))
    await waitFor(() => expect([...rows.keys()].some((key) => key.endsWith(order.order_id))).toBe(true))
    network.become('unplugged')
    isSlow = true
    restart(`/orders/${order.order_id}/pick`)
    expect(await screen.findByText('0 of 12 done')).toBeOnTheScreen()
    expect(screen.getByRole('heading', { name: 'Bananas, loose' })).toBeOnTheScreen()
    letGo()
  })

  it('asks for it once, and shows it when it comes', async () => {
    const order = await getDemoOrderOf(goods.OAT_BARISTA, goods.BANANAS_LOOSE, goods.EGGS_10)
    const network = makeNetwork()
    const { kept } = makeCountedKept()
    let hasForgotten = false
    const readMany: Kept['readMany'] = (keys) => kept.readMany(hasForgotten ? keys.map(() => '') : keys)
    const list: Kept['list'] = async (prefix) => (hasForgotten ? [] : kept.list(prefix))
    const { restart } = renderApp({ fetch: network.fetch, kept: { ...kept, readMany, list } })
    await signInAsPicker()
    hasForgotten = true
    network.become('slow')
    const before = network.sent.length
    restart(`/orders/${order.order_id}/pick`)
    expect(await screen.findByText('Loading order')).toBeOnTheScreen()
    network.become('working')
    expect(await screen.findByText('0 of 12 done')).toBeOnTheScreen()
    const asked = network.sent.slice(before).filter((url) => url.endsWith(`/orders/${order.order_id}`))
    expect(asked).toHaveLength(1)
  })
})

describe('an app that starts again', () => {
  it('sounds no alarm for an order that came while it was closed', async () => {
    const [late] = await getDemoOrders()
    if (late === undefined) throw new Error('The demo has no orders')
    const { fetch, arrive, answers } = makeLateOrder(late)
    const { kept, rows } = makeCountedKept()
    const feedback = makeFeedback()
    const { restart } = renderApp({ fetch, kept, feedback })
    await signInAsPicker()
    await waitFor(() => expect([...rows.keys()].some((key) => key.endsWith('/answer'))).toBe(true))
    arrive()
    const before = answers()
    restart()
    await waitFor(() => expect(answers()).toBeGreaterThan(before))
    await waitFor(() => expect([...rows.keys()].some((key) => key.includes(late.order_id))).toBe(true))
    expect(feedback.heard).not.toContain('new-order')
  })

  it('sounds one for an order that comes right after its first answer', async () => {
    const [late] = await getDemoOrders()
    if (late === undefined) throw new Error('The demo has no orders')
    const { fetch, arrive, answers } = makeLateOrder(late)
    const feedback = makeFeedback()
    const { restart } = renderApp({ fetch, feedback })
    await signInAsPicker()
    const before = answers()
    restart()
    await waitFor(() => expect(answers()).toBeGreaterThan(before))
    const refresh = await screen.findByRole('button', { name: 'Live. Refresh now' })
    arrive()
    fireEvent.press(refresh)
    await waitFor(() => expect(feedback.heard).toContain('new-order'))
  })
})
