import { screen, waitFor } from '@testing-library/react-native'
import { type Kept } from '@/state/kept/kept'
import { makeCountedKept } from '../support/countedKept'
import { makeFeedback } from '../support/device'
import { getDemoOrders, makeLateOrder, makeNetwork, renderApp } from '../support/renderApp'
import { signInAsPicker } from '../support/pickerAtWork'

/** Signed in, and everything that was read is on the disk. */
async function signInAndKeep(rows: ReadonlyMap<string, string>, orders: number) {
  await signInAsPicker()
  await waitFor(() =>
    expect([...rows.keys()].filter((key) => key.includes('/one/')).length).toBeGreaterThanOrEqual(orders),
  )
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
    let letGo: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
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
})
