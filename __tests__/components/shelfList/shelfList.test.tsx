import { screen, waitFor } from '@testing-library/react-native'
import { type Product } from '@/domain/contract/product'
import { openTools, stopDevices } from '../../support/leadAtWork'
import { getDemoProduct, makeNetwork } from '../../support/renderApp'
import { press } from '../../support/reviewing'
import { makeScreenTall } from '../../support/tallScreen'

beforeEach(makeScreenTall)
afterEach(stopDevices)

const CHOCOLATE = 'MH-10022'
const SPAGHETTI = 'MH-10019'

const codeOf = ({ sku, barcodes: [code] }: Product) => {
  if (code === undefined) throw new Error(`${sku} has no barcode`)
  return code
}

/** A service that changes nothing: whatever is sent stays on the device. */
function makeCutOff() {
  const network = makeNetwork()
  return {
    ...network,
    fetch: ((url, init) =>
      init.method === 'PUT'
        ? Promise.reject(new TypeError('Network request failed'))
        : network.fetch(url, init)) as typeof network.fetch,
  }
}

describe('scanning along the shelf', () => {
  it('beeps for a product, says when it was there already, and refuses an unknown code', async () => {
    const chocolate = await getDemoProduct(CHOCOLATE)
    const { scan } = await openTools('shelf')
    await screen.findByText(/^Scan along the shelf/)
    await expect(scan(codeOf(chocolate))).resolves.toBe('picked')
    expect(await screen.findByText('1 product')).toBeOnTheScreen()
    expect(screen.getByText(`✓ ${chocolate.title} is on the list`)).toBeOnTheScreen()
    await expect(scan(codeOf(chocolate))).resolves.toBe('already-complete')
    expect(screen.getByText(`✓ ${chocolate.title} is on the list already`)).toBeOnTheScreen()
    await expect(scan('4000000000006')).resolves.toBe('unknown-code')
    expect(screen.getByText('1 product')).toBeOnTheScreen()
  })

  it('loses no scan while the catalog is still being loaded', async () => {
    const [chocolate, spaghetti] = [await getDemoProduct(CHOCOLATE), await getDemoProduct(SPAGHETTI)]
    const pageOf = (products: Product[]) => ({ products, page_number: 1, page_size: 5, total_pages: 1 })
    const { trigger } = await openTools('shelf', {
      fetch: async (url, init) => {
        const { pathname, searchParams } = new URL(url)
        if (!pathname.endsWith('/catalog')) return fetch(url, init)
        const wanted = searchParams.get('query_term')
        if (wanted === null) return new Promise(() => undefined)
        return Response.json(
          pageOf([chocolate, spaghetti].filter(({ barcodes }) => barcodes.includes(wanted))),
        )
      },
    })
    await screen.findByText(/^Scan along the shelf/)
    void trigger(codeOf(chocolate))
    void trigger(codeOf(spaghetti))
    expect(await screen.findByText('2 products')).toBeOnTheScreen()
  })

  it('lets a product be taken off, and keeps the others when the app is opened again', async () => {
    const [chocolate, spaghetti] = [await getDemoProduct(CHOCOLATE), await getDemoProduct(SPAGHETTI)]
    const { scan, restart } = await openTools('shelf')
    await screen.findByText(/^Scan along the shelf/)
    await scan(codeOf(chocolate))
    await scan(codeOf(spaghetti))
    expect(await screen.findByText('2 products')).toBeOnTheScreen()
    await press(`Take off: ${chocolate.title}`)
    expect(await screen.findByText('1 product')).toBeOnTheScreen()
    await restart()
    expect(await screen.findByText('1 product')).toBeOnTheScreen()
    expect(screen.getByText(spaghetti.title)).toBeOnTheScreen()
    expect(screen.queryByText(chocolate.title)).toBeNull()
  })

  it('sends one task for all, and leads to its page', async () => {
    const [chocolate, spaghetti] = [await getDemoProduct(CHOCOLATE), await getDemoProduct(SPAGHETTI)]
    const { scan, ports } = await openTools('shelf', { fetch: makeCutOff().fetch })
    await screen.findByText(/^Scan along the shelf/)
    await scan(codeOf(chocolate))
    await scan(codeOf(spaghetti))
    await press('What to do')
    await press('Out of stock')
    await press(/^For 4 hours/)
    expect(await screen.findByText(/^2 products: Out of stock, For 4 hours, until/)).toBeOnTheScreen()
    await press('Do it now')
    expect(await screen.findByText(/^Out of stock until/)).toBeOnTheScreen()
    expect(await screen.findByText('Waiting to send')).toBeOnTheScreen()
    await waitFor(async () =>
      expect(await ports.journal.listCommands()).toMatchObject([
        { kind: 'task', by: 'Lea', work: { changes: [{ sku: SPAGHETTI }, { sku: CHOCOLATE }] } },
      ]),
    )
  })

  it('asks again before a price that is far from what some cost now', async () => {
    const chocolate = await getDemoProduct(CHOCOLATE)
    const { scan, ports } = await openTools('shelf', { fetch: makeCutOff().fetch })
    await screen.findByText(/^Scan along the shelf/)
    await scan(codeOf(chocolate))
    await press('What to do')
    await press('One price for all')
    for (const key of ['9', '9', '9']) await press(key)
    await press('Go on')
    await press('Do it now')
    expect(await screen.findByText(/^For 1 product this is more than 35 %/)).toBeOnTheScreen()
    await expect(ports.journal.listCommands()).resolves.toEqual([])
    await press('Yes, change it')
    expect(await screen.findByText('Price €999.00')).toBeOnTheScreen()
  })

  it('is not for pickers', async () => {
    await openTools('shelf', {}, 'picker')
    expect(await screen.findByText('Only a team lead can change products')).toBeOnTheScreen()
    expect(screen.queryByRole('button', { name: 'What to do' })).toBeNull()
  })
})
