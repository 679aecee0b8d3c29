import { screen, userEvent, waitFor } from '@testing-library/react-native'
import { type Fetch } from '@/api/client'
import { forbidden } from '@/server/problems/refusal'
import { makeJournal } from '../../support/device'
import { press, refuse } from '../../support/reviewing'
import { openProduct, stopDevices } from './openProducts'

const user = userEvent.setup()

/** Peppermint chewing gum, 0.99: no other test changes it. */
const GUM = 'MH-10028'

const type = async (amount: string) => {
  for (const key of amount) await press(key === '.' ? 'Decimal point' : key)
}

/** The real service, which says this to every change. */
const saysToChanges =
  (answer: () => Response): Fetch =>
  (url, init) =>
    init.method === 'PUT' ? Promise.resolve(answer()) : fetch(url, init)

/** The signal is lost whenever something is to be changed; `tried` is what was. */
function makeCutOff(): { fetch: Fetch; tried: unknown[] } {
  const tried: unknown[] = []
  return {
    tried,
    fetch: (url, init) => {
      if (init.method !== 'PUT') return fetch(url, init)
      tried.push(JSON.parse(String(init.body)))
      return Promise.reject(new TypeError('Network request failed'))
    },
  }
}

afterEach(stopDevices)

const openGum = async (given: Parameters<typeof openProduct>[1] = {}) => {
  const opened = await openProduct(GUM, given)
  await screen.findByText(GUM)
  return opened
}

it('shows all that the service knows of a product', async () => {
  await openGum({ role: 'picker' })
  expect(await screen.findByText('Name (Deutsch DE)')).toBeOnTheScreen()
  for (const fact of ['Most per order', 'In the store', 'Number', 'Categories', 'Barcodes']) {
    expect(screen.getByText(fact)).toBeOnTheScreen()
  }
  expect(screen.getByText('In stock')).toBeOnTheScreen()
})

it('offers a picker nothing to change', async () => {
  await openGum({ role: 'picker' })
  for (const name of ['Out of stock', 'Change price', 'Change most per order']) {
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
})

it('keeps a price that moves far until somebody has said yes', async () => {
  const { fetch: cutOff, tried } = makeCutOff()
  const { heard } = await openGum({ fetch: cutOff })
  await press('Change price')
  await type('9.9')
  await press('Set')
  expect(await screen.findByText(/^It was .0\.99 and will be .9\.90: 900 % more\.$/)).toBeOnTheScreen()
  await press('No, change it')
  expect(tried).toEqual([])
  // What was typed is still there.
  expect(await screen.findByText('9.9')).toBeOnTheScreen()
  await press('Set')
  await press(/^Yes, .9\.90$/)
  expect(await screen.findByText(/^Price: was .0\.99, will be .9\.90$/)).toBeOnTheScreen()
  expect(screen.getAllByText('Waiting to send').length).toBeGreaterThan(0)
  await waitFor(() => expect(tried[0]).toEqual({ products: [{ sku: GUM, price: 9.9 }] }))
  expect(heard).toEqual(['weighed'])
})

it('takes no price that it has already, and no maximum of none', async () => {
  await openGum()
  await press('Change price')
  await type('0.99')
  expect(await screen.findByText('It is that already.')).toBeOnTheScreen()
  expect(screen.getByRole('button', { name: 'Set' })).toBeDisabled()
  await press('Cancel')
  await press('Change most per order')
  await type('0')
  expect(screen.getByRole('button', { name: 'Set' })).toBeDisabled()
})

it('says the time at which it comes back, and keeps that very time', async () => {
  const { tasks } = await openGum({ fetch: makeCutOff().fetch })
  await press('Out of stock')
  const choice = await screen.findByRole('button', { name: /^For 4 hours: / })
  const time = String(choice.props.accessibilityLabel).replace('For 4 hours: ', '')
  await user.press(choice)
  expect(await screen.findByText('Was in stock, will be out of stock')).toBeOnTheScreen()
  expect(await screen.findByRole('button', { name: 'Back in stock' })).toBeOnTheScreen()
  const work = tasks()[0]?.work
  const kept = new Date((work?.type === 'change-products' && work.backAt) || '')
  expect(time).toContain(String(kept.getMinutes()).padStart(2, '0'))
  expect(kept.getTime() - Date.now()).toBeGreaterThan(3.9 * 60 * 60_000)
})

it('says so when the disk did not take a change, and changes nothing', async () => {
  const journal = makeJournal()
  const full = { ...journal, write: () => Promise.reject(new Error('The disk is full')) }
  const { fetch: cutOff, tried } = makeCutOff()
  const { heard, tasks } = await openGum({ fetch: cutOff, journal: full })
  await press('Out of stock')
  await press('Until I say')
  expect(await screen.findByText('This could not be saved. Try again.')).toBeOnTheScreen()
  expect(heard).toEqual(['refused'])
  expect(screen.getByRole('button', { name: 'Out of stock' })).toBeOnTheScreen()
  // Not by asking the service: while a test awaits an answer of its own, nobody watches what the app draws.
  expect(tasks()).toEqual([])
  expect(tried).toEqual([])
})

it('tells wherever one is that a change was refused', async () => {
  const { heard, onTask, tasks } = await openGum({ fetch: saysToChanges(() => refuse(forbidden())) })
  await press('Out of stock')
  await press('Until I say')
  expect(await screen.findByText(/: the change did not come through\./)).toBeOnTheScreen()
  await press('See what was sent')
  expect(onTask).toHaveBeenCalledWith(tasks()[0]?.id)
  expect(heard).toEqual(['not-found', 'refused'])
  // It is as it was: nothing that was refused is shown as done.
  expect(screen.getByRole('button', { name: 'Out of stock' })).toBeOnTheScreen()
})

it('says that the store does not have a product', async () => {
  await openProduct('nobody-has-this')
  expect(await screen.findByText('This store does not have this product')).toBeOnTheScreen()
})
