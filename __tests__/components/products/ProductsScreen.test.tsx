import { screen, userEvent, waitFor } from '@testing-library/react-native'
import { type Fetch } from '@/api/client'
import { getDemoProduct } from '../../support/renderApp'
import { press } from '../../support/reviewing'
import { openProducts, stopDevices } from './openProducts'

const user = userEvent.setup()

const HONEY = 'MH-10026'

afterEach(stopDevices)

/** The real service, which does not get round to handing out the whole catalog. */
function withoutCatalog() {
  const asked: URLSearchParams[] = []
  const send: Fetch = (url, init) => {
    const { pathname, searchParams } = new URL(url)
    if (!pathname.endsWith('/catalog')) return fetch(url, init)
    if (searchParams.get('page_size') === '500') return new Promise(() => undefined)
    asked.push(searchParams)
    return fetch(url, init)
  }
  return { fetch: send, asked }
}

const search = async (text: string) =>
  user.type(await screen.findByLabelText('Search by name, number or barcode'), text)

it('finds as one types, and the last word counts', async () => {
  const { network } = await openProducts({ role: 'picker' })
  await screen.findAllByRole('button', { name: /, Open$/ })
  await waitFor(() => expect(network.sent.some((url) => url.includes('page_size=500'))).toBe(true))
  await search('honey')
  expect(await screen.findByRole('button', { name: /blossom honey, creamy/i })).toBeOnTheScreen()
  await search(' blossom')
  await waitFor(() => expect(screen.getAllByRole('button', { name: /, Open$/ }).length).toBeLessThan(20))
  expect(screen.getByRole('button', { name: /blossom honey, creamy/i })).toBeOnTheScreen()
})

it('asks the service while the catalog is not on the device, and the last word counts', async () => {
  const service = withoutCatalog()
  await openProducts({ fetch: service.fetch })
  await screen.findAllByRole('button', { name: /, Open$/ })
  const field = screen.getByLabelText('Search by name, number or barcode')
  await user.paste(field, 'no such thing')
  await user.paste(field, 'blossom honey')
  await waitFor(() => expect(service.asked.at(-1)?.get('query_term')).toBe('blossom honey'))
  await waitFor(() => expect(screen.getAllByRole('button', { name: /, Open$/ }).length).toBeLessThan(20))
  expect(screen.getByRole('button', { name: /blossom honey, creamy/i })).toBeOnTheScreen()
})

it('asks the service for what is out of stock in a category', async () => {
  const service = withoutCatalog()
  await openProducts({ fetch: service.fetch })
  await screen.findAllByRole('button', { name: /, Open$/ })
  await user.press(screen.getByRole('radio', { name: 'Out of stock' }))
  await waitFor(() => expect(service.asked.at(-1)?.get('is_active')).toBe('false'))
  await press(/^Category: All$/)
  await user.press(await screen.findByRole('radio', { name: 'Sweets & gum' }))
  await waitFor(() => expect(service.asked.at(-1)?.get('category_global_ids')).toBe('sweets-candy'))
  expect(service.asked.at(-1)?.get('is_active')).toBe('false')
})

it('opens what is scanned, and says what it sounds like', async () => {
  const [code = ''] = (await getDemoProduct(HONEY)).barcodes
  const { scan, onOpen } = await openProducts()
  await screen.findAllByRole('button', { name: /, Open$/ })
  expect(await scan(code)).toBe('picked')
  expect(onOpen).toHaveBeenCalledWith(HONEY)
})

it.each([
  ['lead', true],
  ['picker', false],
] as const)('says that a code is unknown, and a %s may create it: %s', async (role, mayCreate) => {
  const { scan } = await openProducts({ role })
  await screen.findAllByRole('button', { name: /, Open$/ })
  expect(await scan('4006381333931')).toBe('unknown-code')
  expect(await screen.findByText('No product of this store has the code 4006381333931.')).toBeOnTheScreen()
  expect(screen.queryByRole('button', { name: 'Create it' }) !== null).toBe(mayCreate)
})

it.each([
  ['a code that nobody can be asked about', '4006381333931', 'unknown-code', /cannot ask the store now/],
  ['a code that was not read well', '4006381333932', 'refused', /^That was not read well/],
])('offers to create no product for %s', async (_what, code, sound, sentence) => {
  const service = withoutCatalog()
  const lookedUp: Fetch = (url, init) =>
    url.includes('page_size=5&') || url.endsWith('page_size=5')
      ? Promise.reject(new TypeError('Network request failed'))
      : service.fetch(url, init)
  const { scan } = await openProducts({ fetch: lookedUp })
  await screen.findAllByRole('button', { name: /, Open$/ })
  expect(await scan(code)).toBe(sound)
  expect(await screen.findByText(sentence)).toBeOnTheScreen()
  expect(screen.queryByRole('button', { name: 'Create it' })).toBeNull()
})

it('says why it shows nothing where nobody can be asked', async () => {
  const fails: Fetch = (url, init) =>
    url.includes('/catalog') ? Promise.resolve(Response.json({}, { status: 500 })) : fetch(url, init)
  await openProducts({ fetch: fails })
  expect(await screen.findByText('The products cannot be shown')).toBeOnTheScreen()
})
