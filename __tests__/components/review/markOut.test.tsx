import { act, screen, userEvent, waitFor } from '@testing-library/react-native'
import { type Fetch } from '@/api/client'
import { openStore } from '../../support/decidedOrders'
import { makeOrder, makeSetup } from '../../support/factories'
import { miss, pick, piecesLine } from '../../support/picks'
import { hold, makeOneOrderService, openOrderAt, press } from '../../support/reviewing'
import { makeScreenTall } from '../../support/tallScreen'

const user = userEvent.setup()

const eggs = piecesLine(1, { name: 'Eggs' })
const milk = piecesLine(1, { name: 'Milk' })
const oat = piecesLine(1, { name: 'Oat drink' })
const order = makeOrder({ items: [eggs, milk, oat] })

beforeEach(makeScreenTall)

/** A service that takes the order, and its products as it is told. */
function makeStore(say: () => Response | Promise<Response>) {
  const service = makeOneOrderService(order)
  const changed: unknown[] = []
  const fetch: Fetch = (url, init) => {
    if (init.method !== 'PUT' || !url.endsWith('/catalog')) return service.fetch(url, init)
    changed.push(JSON.parse(String(init.body)))
    return Promise.resolve().then(say)
  }
  return { fetch, changed }
}

async function finishAs(role: 'lead' | 'picker', fetch: Fetch) {
  const opened = await openOrderAt('review', order, {
    acts: [pick(eggs), miss(milk), miss(oat)],
    role,
    at: { fetch, setup: makeSetup({ role }) },
  })
  await hold('Hold: ready for pickup')
  await screen.findByRole('heading', { name: 'Ready for pickup' })
  return opened
}

const lost = () => Promise.reject(new TypeError('Network request failed'))

describe('an order with items that were not found', () => {
  it('lets a team lead mark them out of stock in one tap, with or without a signal', async () => {
    const { fetch } = makeStore(lost)
    const { journal } = await finishAs('lead', fetch)
    await press('Mark 2 items out of stock')
    expect(await screen.findByText('2 items are out of stock')).toBeOnTheScreen()
    // Of these only: the order itself is with the service.
    expect(await screen.findByText('Waiting to send')).toBeOnTheScreen()
    expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull()
    expect(await act(() => journal.listCommands())).toMatchObject([
      { kind: 'task', work: { changes: [{ name: 'Milk', will: { active: false } }, { name: 'Oat drink' }] } },
    ])
  })

  it('sends them as one', async () => {
    const { fetch, changed } = makeStore(() =>
      Response.json({ code: 'FORBIDDEN', message: '' }, { status: 403 }),
    )
    await finishAs('lead', fetch)
    await press('Mark 2 items out of stock')
    await waitFor(() =>
      expect(changed).toEqual([
        {
          products: [
            { sku: milk.sku, active: false },
            { sku: oat.sku, active: false },
          ],
        },
      ]),
    )
    // Refused, it is not out of stock, and can be marked again.
    expect(await screen.findByRole('button', { name: 'Mark 2 items out of stock' })).toBeOnTheScreen()
  })

  it('does not offer it to a picker', async () => {
    const { fetch } = makeStore(lost)
    await finishAs('picker', fetch)
    expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull()
  })
})

describe('an order that waits to be sent', () => {
  const acts = [pick(eggs), miss(milk), miss(oat)]
  const url = `/orders/${order.order_id}/review`

  /** Finished without a signal, on the page that says so. */
  async function finishWithoutSignal(role: 'lead' | 'picker') {
    const opened = await openStore(url, { orders: [order], acts, role })
    await screen.findByRole('button', { name: 'Hold: ready for pickup' })
    opened.store.loseSignal()
    await hold('Hold: ready for pickup')
    await screen.findByText(/^Saved on this device .+\. It is sent as soon as there is a signal\.$/)
    return opened
  }

  it('lets a team lead mark what was not found at once, and both wait for the signal', async () => {
    const { journal } = await finishWithoutSignal('lead')
    await press('Mark 2 items out of stock')
    expect(await screen.findByText('2 items are out of stock')).toBeOnTheScreen()
    // It tries again by itself, and says so while it does.
    await waitFor(() => expect(screen.getAllByText('Waiting to send').length).toBe(2))
    expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull()
    expect(await act(() => journal.listCommands())).toMatchObject([
      { orderId: order.order_id },
      { kind: 'task', work: { changes: [{ name: 'Milk', will: { active: false } }, { name: 'Oat drink' }] } },
    ])
  })

  it('does not offer it to a picker', async () => {
    await finishWithoutSignal('picker')
    expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull()
  })

  it('does not offer it where the order is to be cancelled', async () => {
    const service = makeOneOrderService(order)
    // The order can be read, and nothing gets through.
    const fetch: Fetch = (at, init) => (init.method === 'PUT' ? lost() : service.fetch(at, init))
    const lead = await openOrderAt('cancel', order, {
      acts,
      role: 'lead',
      at: { fetch, setup: makeSetup({ role: 'lead' }) },
    })
    await user.press(await screen.findByRole('radio', { name: 'Too busy' }))
    await hold('Hold to cancel')
    lead.restart(url)
    expect(await screen.findByRole('heading', { name: 'Back to the shelf' })).toBeOnTheScreen()
    expect(await screen.findByText('Waiting to send')).toBeOnTheScreen()
    expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull()
  })
})
