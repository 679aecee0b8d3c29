import { act, screen, waitFor } from '@testing-library/react-native'
import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { skuSchema } from '@/domain/contract/ids'
import { makeOrder } from '../../support/factories'
import { piecesLine } from '../../support/picks'
import { makeCategory, makeProduct } from '../../support/products'
import { renderPicking } from '../../support/renderPicking'
import { makeScreenTall } from '../../support/tallScreen'

beforeEach(makeScreenTall)

const codeOf = (place: number) => withCheckDigit(`4006381${String(place).padStart(5, '0')}`)
const [milk, bread, apples, pears] = ['Milk', 'Bread', 'Apples', 'Pears'].map((name, place) =>
  piecesLine(2, { name, barcode: [codeOf(place)] }),
) as [Line, Line, Line, Line]
type Line = ReturnType<typeof piecesLine>

const [fruit, bakery, dairy] = [makeCategory(), makeCategory(), makeCategory()] as const
const onShelf = ({ sku, name }: Line, category: typeof fruit) =>
  makeProduct({ sku, title: name, categories: [category] })
const SOLD = [onShelf(milk, dairy), onShelf(bread, bakery), onShelf(apples, fruit), onShelf(pears, fruit)]

/** An order as the customer wrote it: nobody knows yet where its lines are found. */
const openUnknown = () =>
  renderPicking(makeOrder({ items: [milk, bread, apples, pears] }), { categories: [fruit, bakery, dairy] })

const next = (name: string) => screen.findByRole('heading', { name })

it('lets a picker scan before the way is known, and takes the way at once where nobody has', async () => {
  const picking = await openUnknown()
  expect(await next('Milk')).toBeOnTheScreen()
  picking.learn(SOLD)
  expect(await next('Apples')).toBeOnTheScreen()
})

it('moves no row away from who has begun, until the next item is picked', async () => {
  const picking = await openUnknown()
  await next('Milk')
  expect(await picking.scan(codeOf(0))).toBe('picked')
  picking.learn(SOLD)
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(screen.getByRole('heading', { name: 'Milk' })).toBeOnTheScreen()
  await picking.scan(codeOf(0))
  // From the dairy around to the start of the way.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Apples' })).toBeOnTheScreen())
})

it('takes the way at once, too, where nothing but a wrong item was scanned', async () => {
  const picking = await openUnknown()
  await next('Milk')
  expect(await picking.scan(withCheckDigit('952100010008'))).toBe('unknown-code')
  picking.learn(SOLD)
  expect(await next('Apples')).toBeOnTheScreen()
})

it('shows a product that is called like something that every object has', async () => {
  await renderPicking(
    makeOrder({ items: [piecesLine(1, { name: 'Tape', sku: skuSchema.parse('constructor') })] }),
    {
      categories: [fruit],
    },
  )
  expect(await next('Tape')).toBeOnTheScreen()
})
