import { screen, userEvent } from '@testing-library/react-native'
import { type LanguageChoice } from '@/domain/setup/preferences'
import { makeOrder } from '../../support/factories'
import { piecesLine, weighedLine } from '../../support/picks'
import { readEvents } from '../../support/pickerAtWork'
import { renderPicking } from '../../support/renderPicking'

const user = userEvent.setup()

const press = async (name: string) => user.press(await screen.findByRole('button', { name }))
const type = async (keys: string) => {
  for (const key of keys) await press(key === '.' ? 'Decimal point' : key)
}

/** 0.8 to 1.2 kg of bananas for 1.99 the kilogram, and bread, which is shown large meanwhile. */
async function openSheet(language: LanguageChoice = 'en') {
  const bananas = weighedLine({ barcode: ['2110003000001'] })
  const order = makeOrder({ items: [piecesLine(1, { name: 'Bread' }), bananas] })
  const picking = await renderPicking(order, { language })
  const [weigh] = (await screen.findAllByRole('button', { name: /Bananas, loose/ })).slice(-1)
  if (weigh === undefined) throw new Error('nothing to weigh')
  await user.press(weigh)
  return { picking, order }
}

it('says what was ordered, for which price, and between which weights it may be', async () => {
  await openSheet()
  expect(screen.getByRole('heading', { name: 'Bananas, loose' })).toBeOnTheScreen()
  expect(screen.getByText('Ordered 1.00 kg · €1.99 / kg')).toBeOnTheScreen()
  expect(screen.getByText('0.80 kg')).toBeOnTheScreen()
  expect(screen.getByText('1.20 kg')).toBeOnTheScreen()
  expect(screen.getByText('or scan the scale label')).toBeOnTheScreen()
})

it('shows the price of what is typed at once, and takes nothing before there is a weight', async () => {
  await openSheet()
  expect(screen.getByText('–')).toBeOnTheScreen()
  expect(screen.getByRole('button', { name: 'Put in cart' })).toBeDisabled()
  await type('1')
  expect(screen.getByText('€1.99')).toBeOnTheScreen()
  expect(screen.getByRole('button', { name: 'Put in cart' })).toBeEnabled()
  await type('.15')
  // 1.15 kg for 1.99 are 2.2885: cut, not rounded.
  expect(screen.getByText('€2.28')).toBeOnTheScreen()
  await press('Delete')
  expect(screen.getByText('€2.18')).toBeOnTheScreen()
})

it.each([
  ['0.79', 'Too light. At least 0.80 kg.'],
  ['1.201', 'Too heavy. At most 1.20 kg.'],
  ['5', 'Too heavy. At most 1.20 kg.'],
])('refuses %s kg, and says why', async (typed, reason) => {
  await openSheet()
  await type(typed)
  expect(screen.getByRole('alert', { name: reason })).toBeOnTheScreen()
  expect(screen.getByRole('button', { name: 'Put in cart' })).toBeDisabled()
})

it.each(['0.8', '1.2'])('takes %s kg: the ends belong to the range', async (typed) => {
  const { picking, order } = await openSheet()
  await type(typed)
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Put in cart')
  await screen.findByText('1 of 2 done')
  expect((await readEvents(picking.journal, order.order_id)).at(-1)).toMatchObject({
    type: 'weighed',
    weightKg: Number(typed),
    how: 'keypad',
  })
})

it.each([
  ['11', '1.10'],
  ['0.11', '1.10'],
  ['950', '0.95'],
])('offers one tap when the point slipped: %s is meant as %s', async (typed, meant) => {
  const { picking } = await openSheet()
  await type(typed)
  expect(
    screen.getByRole('alert', { name: `Check the decimal point. Do you mean ${meant} kg?` }),
  ).toBeOnTheScreen()
  expect(screen.queryByRole('button', { name: 'Put in cart' })).toBeNull()
  await press(`Take ${meant} kg`)
  expect(await screen.findByText(`✓ Bananas, loose: ${meant} kg`)).toBeOnTheScreen()
  expect(picking.heard).toEqual(['weighed'])
})

it('shows a refused label with its reason, and lets it be corrected', async () => {
  const { picking } = await openSheet()
  expect(await picking.scan('2110003015005')).toBe('refused')
  expect(await screen.findByRole('alert', { name: 'Too heavy. At most 1.20 kg.' })).toBeOnTheScreen()
  // 1.5 kg, as the label says it; without the last digit it is 1 kg.
  expect(screen.getByText('€2.98')).toBeOnTheScreen()
  await press('Delete')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: 'Put in cart' })).toBeEnabled()
})

it('is left without a weight by the way back', async () => {
  const { picking, order } = await openSheet()
  await type('1')
  const [back] = screen.getAllByRole('button', { name: 'Back' }).slice(-1)
  if (back === undefined) throw new Error('no way back')
  await user.press(back)
  expect(screen.queryByRole('button', { name: 'Put in cart' })).toBeNull()
  expect(screen.getByText('0 of 2 done')).toBeOnTheScreen()
  expect(picking.onBack).not.toHaveBeenCalled()
  expect(await readEvents(picking.journal, order.order_id)).toHaveLength(1)
})

it('writes weights as the language does', async () => {
  await openSheet('de')
  await press('1')
  await press('Komma')
  await press('3')
  expect(screen.getByRole('alert', { name: /1,20\skg/ })).toBeOnTheScreen()
  expect(screen.getByText(/^1,3/)).toBeOnTheScreen()
})

it('speaks Arabic from right to left, with its keys from left to right', async () => {
  await openSheet('ar')
  await press('1')
  await press('1')
  expect(screen.getByRole('alert', { name: /^تحقق من الفاصلة/ })).toBeOnTheScreen()
  expect(screen.getByRole('button', { name: /^خذ .*1\.10/ })).toBeEnabled()
  const keys = screen.getAllByRole('button').map(({ props }) => props.accessibilityLabel as string)
  expect(keys.slice(keys.indexOf('1'), keys.indexOf('1') + 3)).toEqual(['1', '2', '3'])
  expect(screen.getByRole('button', { name: 'الفاصلة العشرية' })).toBeOnTheScreen()
})
