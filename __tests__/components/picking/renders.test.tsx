import { act, screen } from '@testing-library/react-native'
import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { type Order, type OrderLine } from '@/domain/contract/order'
import { makeOrder } from '../../support/factories'
import { piecesLine } from '../../support/picks'
import { renderPicking } from '../../support/renderPicking'
import { makeCategory, makeProduct } from '../../support/products'
import { makeScreenTall } from '../../support/tallScreen'

beforeEach(makeScreenTall)
afterEach(() => jest.restoreAllMocks())

const LINES = 80
const SHELVES = ['Fruit', 'Bread', 'Milk', 'Frozen']
const PER_SHELF = LINES / SHELVES.length

const codeOfLine = (place: number) => withCheckDigit(`4006381${String(place).padStart(5, '0')}`)
const item = (place: number) => `Item ${place}`

/** How often each thing was drawn since the last look. */
type Draws = Record<string, number>

/**
 * Eighty lines on four shelves that count how often they are drawn. Whatever is drawn reads what it shows, and each of
 * these is read once for one time that it is drawn: a row and the large card read their line's price, a head and the
 * large card the name of a shelf, the board the customer's comment, the screen around it the order's code.
 */
async function renderWatched(more: Partial<Order> = {}) {
  const draws: Draws = {}
  const note = (what: string) => void (draws[what] = (draws[what] ?? 0) + 1)
  const lines = Array.from({ length: LINES }, (_, place) =>
    piecesLine(2, { name: item(place), barcode: [codeOfLine(place)] }),
  )
  const categories = SHELVES.map((name) => {
    const category = makeCategory({ name: { en_GB: name } })
    return { ...category, name: watched(category.name, { onKeys: () => note(name) }) }
  })
  const products = lines.map(({ sku, name }, place) =>
    makeProduct({
      sku,
      title: name,
      categories: categories.slice(Math.floor(place / PER_SHELF)).slice(0, 1),
    }),
  )
  const watchLine = (line: OrderLine): OrderLine => ({
    ...line,
    original_pricing: watched(line.original_pricing, {
      onRead: (key) => key === 'unit_price' && note(line.name),
    }),
  })
  const order = watched(
    { ...makeOrder({ items: lines, ...more }), items: lines.map(watchLine) },
    {
      onRead: (key) => {
        if (key === 'order_code') note('screen')
        if (key === 'comment') note('board')
      },
    },
  )
  const picking = await renderPicking(order, { categories, products })
  await screen.findByText(`0 of ${LINES} done`)
  const look = (): Draws => {
    const seen = { ...draws }
    for (const what of Object.keys(draws)) delete draws[what]
    return seen
  }
  look()
  return { picking, look }
}

function watched<Thing extends object>(
  thing: Thing,
  { onRead, onKeys }: { onRead?: (key: string | symbol) => unknown; onKeys?: () => void },
): Thing {
  return new Proxy(thing, {
    get: (target, key) => {
      onRead?.(key)
      return Reflect.get(target, key) as unknown
    },
    ownKeys: (target) => {
      onKeys?.()
      return Reflect.ownKeys(target)
    },
  })
}

/** What comes into the list is drawn after what stands above it. */
const isInList = (name: string, verb: string) =>
  screen.findByRole('button', { name: new RegExp(`^${name}, .*${verb}$`) })

it('counts every line that is drawn: another language draws all of them again, once', async () => {
  const { picking, look } = await renderWatched()
  expect(screen.getAllByRole('button', { name: /^Item \d+, .*Pick it next$/ })).toHaveLength(LINES - 1)
  picking.speak('de')
  expect(screen.getByText(`0 von ${LINES} erledigt`)).toBeOnTheScreen()
  const lines = Object.fromEntries(Array.from({ length: LINES }, (_, place) => [item(place), 1]))
  // The head of the first shelf, and its name on the large card.
  expect(look()).toEqual({ ...lines, Fruit: 2, Bread: 1, Milk: 1, Frozen: 1, screen: 1 })
})

it('draws the large card, and no row, for one more piece of what is shown large', async () => {
  const { picking, look } = await renderWatched()
  await picking.scan(codeOfLine(0))
  expect(screen.getByRole('button', { name: `${item(0)}: 1/2` })).toBeOnTheScreen()
  expect(look()).toEqual({ [item(0)]: 1, Fruit: 1 })
})

it('draws one new row and the next card when a line is complete', async () => {
  const { picking, look } = await renderWatched()
  await picking.scan(codeOfLine(0))
  look()
  await picking.scan(codeOfLine(0))
  expect(screen.getByText(`1 of ${LINES} done`)).toBeOnTheScreen()
  expect(screen.getByRole('heading', { name: item(1) })).toBeOnTheScreen()
  await isInList(item(0), 'Change it')
  expect(look()).toEqual({ [item(0)]: 1, [item(1)]: 1, Fruit: 1, board: 1 })
})

it('draws the two that change places when another line is scanned', async () => {
  const { picking, look } = await renderWatched()
  await picking.scan(codeOfLine(45))
  expect(screen.getByRole('heading', { name: item(45) })).toBeOnTheScreen()
  expect(screen.getByRole('button', { name: `${item(45)}: 1/2` })).toBeOnTheScreen()
  await isInList(item(0), 'Pick it next')
  expect(look()).toEqual({ [item(0)]: 1, [item(45)]: 1, Milk: 1, board: 1 })
})

it('draws no line when the answer is only said: the wrong item, the same one too often', async () => {
  const { picking, look } = await renderWatched()
  expect(await picking.scan(withCheckDigit('952100010008'))).toBe('unknown-code')
  await screen.findByLabelText('Unknown code')
  expect(look()).toEqual({})
  await picking.scan(codeOfLine(0))
  await picking.scan(codeOfLine(0))
  await isInList(item(0), 'Change it')
  look()
  expect(await picking.scan(codeOfLine(0))).toBe('already-complete')
  expect(look()).toEqual({})
})

it('draws nothing by itself once it is open', async () => {
  const { look } = await renderWatched()
  // Longer than anything that it waits for.
  await act(() => new Promise((resolve) => setTimeout(resolve, 3_000)))
  expect(look()).toEqual({})
})

it('draws nothing but the clock when a minute passes', async () => {
  const { look } = await renderWatched({ promised_for: new Date(Date.now() + 10.5 * 60_000).toISOString() })
  expect(screen.getByText('10 min left')).toBeOnTheScreen()
  const now = Date.now.bind(Date)
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 60_000)
  expect(await screen.findByText('9 min left')).toBeOnTheScreen()
  expect(look()).toEqual({})
})

it('draws what stands around the board, and not the board, when the service is gone', async () => {
  const { picking, look } = await renderWatched()
  await picking.askInVain()
  expect(await screen.findByText(/^Offline since \d/)).toBeOnTheScreen()
  const { screen: around, ...drawn } = look()
  expect(around).toBeGreaterThan(0)
  expect(drawn).toEqual({})
})
