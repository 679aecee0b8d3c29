import { screen, userEvent, within } from '@testing-library/react-native'
import { sortByUrgency } from '@/domain/orders/sortByUrgency'
import { isWeighed } from '@/domain/orders/summarizeOrder'
import { SESSION_KEY } from '@/state/session/savedSession'
import { makeKept } from '../support/device'
import { makeVault } from '../support/factories'
import { getDemoCode, getDemoOrders, makeNetwork, renderApp } from '../support/renderApp'

const user = userEvent.setup()

async function signInAsPicker() {
  await user.press(await screen.findByRole('button', { name: 'Try as picker' }))
  await screen.findByText(/^To pick \d+$/)
}

async function getUrgentOrder() {
  const [order] = sortByUrgency(await getDemoOrders())
  if (order === undefined) throw new Error('The demo has no orders')
  return order
}

describe('the list of orders', () => {
  it('shows the store’s orders, most urgent promise first', async () => {
    const expected = sortByUrgency(await getDemoOrders()).map((order) => order.order_code)
    expect(expected.length).toBeGreaterThan(3)
    renderApp()
    await signInAsPicker()
    const cards = await screen.findAllByRole('button', { name: /^K7-/ })
    const shown = cards.map((card) => within(card).getByText(/^K7-/).props.children as string)
    expect(shown).toEqual(expected.slice(0, shown.length))
    expect(screen.getByText(`To pick ${expected.length}`)).toBeOnTheScreen()
  })

  it('says of an order what a picker must know', async () => {
    renderApp()
    await signInAsPicker()
    const [card] = await screen.findAllByRole('button', { name: /^K7-/ })
    if (card === undefined) throw new Error('no card')
    const { getByText } = within(card)
    expect(getByText('12 items · 2 by weight · rider collects')).toBeOnTheScreen()
    expect(getByText(/min late$/)).toBeOnTheScreen()
    expect(getByText(/^Received .*\d/)).toBeOnTheScreen()
    expect(getByText('Customer wishes 6')).toBeOnTheScreen()
  })

  it('stays readable when the service is gone, and says since when', async () => {
    const network = makeNetwork()
    renderApp({ fetch: network.fetch })
    await signInAsPicker()
    network.become('unplugged')
    await user.press(screen.getByRole('button', { name: 'Live. Refresh now' }))
    expect(await screen.findByText(/^Offline since \d/)).toBeOnTheScreen()
    expect(screen.getAllByRole('button', { name: /^K7-/ }).length).toBeGreaterThan(0)

    network.become('working')
    await user.press(screen.getByRole('button', { name: 'Offline. Refresh now' }))
    expect(await screen.findByRole('button', { name: 'Live. Refresh now' })).toBeOnTheScreen()
    expect(screen.queryByText(/^Offline since/)).toBeNull()
  })

  it('offers another try when the very first load fails', async () => {
    const network = makeNetwork()
    const vault = makeVault()
    const { restart } = renderApp({ fetch: network.fetch, vault, kept: makeKept(undefined) })
    await signInAsPicker()
    network.become('unplugged')
    restart()
    expect(await screen.findByRole('heading', { name: 'Orders could not be loaded' })).toBeOnTheScreen()
    const sentence = 'The service cannot be reached. Check this device’s connection, then try again.'
    expect(screen.getByRole('alert', { name: sentence })).toBeOnTheScreen()

    network.become('working')
    await user.press(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/^To pick \d+$/)).toBeOnTheScreen()
  })
})

describe('an order', () => {
  it('shows its lines, and leads back to the list', async () => {
    const order = await getUrgentOrder()
    renderApp()
    await signInAsPicker()
    await user.press(await screen.findByRole('button', { name: order.order_code }))
    expect(await screen.findByRole('heading', { name: order.order_code })).toBeOnTheScreen()
    expect(await screen.findByRole('heading', { name: 'By piece' })).toBeOnTheScreen()

    const piece = order.items.find((line) => !isWeighed(line))
    expect(screen.getByText(piece?.name ?? '')).toBeOnTheScreen()
    expect(screen.getAllByText('If missing: best match')).toHaveLength(2)
    expect(screen.getByText('Please pack the eggs on top.')).toBeOnTheScreen()

    await user.press(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('heading', { name: 'Market Hall, Store 12' })).toBeOnTheScreen()
  })

  it('opens from a link', async () => {
    const order = await getUrgentOrder()
    const { restart } = renderApp()
    await signInAsPicker()
    restart(`/orders/${order.order_id}`)
    expect(await screen.findByRole('heading', { name: order.order_code })).toBeOnTheScreen()
    await user.press(screen.getByRole('button', { name: 'Back' }))
    expect(await screen.findByRole('heading', { name: 'Market Hall, Store 12' })).toBeOnTheScreen()
  })

  it('that does not exist says so', async () => {
    const { restart } = renderApp()
    await signInAsPicker()
    restart('/orders/00000000-0000-4000-8000-000000000000')
    expect(await screen.findByRole('heading', { name: 'This order could not be loaded' })).toBeOnTheScreen()
    expect(
      screen.getByRole('alert', { name: 'This is no longer there. Go back and look at the list.' }),
    ).toBeOnTheScreen()
  })

  it('with a mistyped address leads to the list', async () => {
    const { restart } = renderApp()
    await signInAsPicker()
    restart('/orders/K7-204')
    expect(await screen.findByText(/^To pick \d+$/)).toBeOnTheScreen()
  })
})

describe('leaving', () => {
  async function openSettings() {
    await user.press(screen.getByRole('button', { name: 'Settings' }))
    await screen.findByRole('heading', { name: 'This device' })
  }

  it('signs out after a question, and keeps neither token nor orders', async () => {
    const vault = makeVault()
    const { restart } = renderApp({ vault })
    await signInAsPicker()
    await openSettings()
    await user.press(screen.getByRole('button', { name: 'Sign out' }))
    const dialog = within(await screen.findByLabelText('Sign out of Market Hall, Store 12?'))
    await user.press(dialog.getByRole('button', { name: 'Sign out' }))

    expect(await screen.findByLabelText('Set-up code')).toBeOnTheScreen()
    expect(screen.queryByText(/^K7-/)).toBeNull()
    expect(vault.kept.has(SESSION_KEY)).toBe(false)
    expect(screen.getByLabelText('Your name')).toHaveDisplayValue('')

    restart('/orders')
    expect(await screen.findByLabelText('Set-up code')).toBeOnTheScreen()
    expect(screen.getByLabelText('Your name')).toHaveDisplayValue('')
  })

  it('stays when the answer is no', async () => {
    renderApp()
    await signInAsPicker()
    await openSettings()
    await user.press(screen.getByRole('button', { name: 'Sign out' }))
    await user.press(await screen.findByRole('button', { name: 'Stay signed in' }))
    expect(screen.queryByLabelText('Sign out of Market Hall, Store 12?')).toBeNull()
    expect(screen.getByRole('heading', { name: 'This device' })).toBeOnTheScreen()
  })

  it('happens by itself when the token is revoked, says why, and lets who it was go on', async () => {
    const network = makeNetwork()
    const vault = makeVault()
    const { restart } = renderApp({ fetch: network.fetch, vault })
    await signInAsPicker()
    network.become('token-revoked')
    await user.press(screen.getByRole('button', { name: 'Live. Refresh now' }))
    const sentence = 'The service no longer accepts this device. Ask your team lead for a new set-up code.'
    expect(await screen.findByRole('alert', { name: sentence })).toBeOnTheScreen()
    expect(vault.kept.get(SESSION_KEY)).not.toContain('tote_')

    restart()
    expect(await screen.findByRole('alert', { name: sentence })).toBeOnTheScreen()
    expect(
      screen.getByText('Until now Sam was signed in. Go on under this name, or type yours.'),
    ).toBeOnTheScreen()
    expect(screen.getByLabelText('Your name')).toHaveDisplayValue('Sam')

    network.become('working')
    const code = await getDemoCode('picker')
    await user.paste(screen.getByLabelText('Set-up code'), code.slice(code.indexOf('#')))
    await user.press(screen.getByRole('button', { name: 'Sign in' }))
    await screen.findByText(/^To pick \d+$/)
    await openSettings()
    expect(screen.getByText('Signed in as')).toBeOnTheScreen()
    expect(screen.getByText('Sam')).toBeOnTheScreen()
  })
})

describe('the settings', () => {
  it('change the language and the direction at once, and keep them', async () => {
    const { restart } = renderApp()
    await signInAsPicker()
    await user.press(screen.getByRole('button', { name: 'Settings' }))
    await user.press(await screen.findByRole('radio', { name: 'العربية' }))
    expect(await screen.findByRole('heading', { name: 'الإعدادات' })).toBeOnTheScreen()
    expect(screen.getByRole('radio', { name: 'العربية' })).toBeChecked()

    restart()
    expect(await screen.findByText(/للتجهيز/)).toBeOnTheScreen()
  })

  it('turn dark', async () => {
    renderApp()
    await signInAsPicker()
    await user.press(screen.getByRole('button', { name: 'Settings' }))
    const title = await screen.findByRole('heading', { name: 'Settings' })
    const light = title.props.style as unknown
    await user.press(screen.getByRole('radio', { name: 'Dark' }))
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
    expect(screen.getByRole('heading', { name: 'Settings' }).props.style).not.toEqual(light)
  })
})

it('an address that leads nowhere says so and leads home', async () => {
  renderApp({ url: '/no/such/place' })
  await user.press(await screen.findByRole('button', { name: 'To the orders' }))
  expect(await screen.findByLabelText('Set-up code')).toBeOnTheScreen()
})
