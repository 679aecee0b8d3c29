import { act, screen, userEvent, waitFor } from '@testing-library/react-native'
import { findProduct } from '@/api/tools'
import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { skuSchema, vendorIdSchema } from '@/domain/contract/ids'
import { type Task } from '@/domain/tools/task'
import { makeScreenTall } from '../../support/tallScreen'
import { makeLeadsDevice } from './openNewProduct'

const user = userEvent.setup()

const OAT_DRINK = '9521031100015'
const STORE = vendorIdSchema.parse('store-12')

let made = 0
/** Of no product in any test before. */
function freshCode(): string {
  made += 1
  return withCheckDigit(
    `9529${String(Date.now() % 1_000_000).padStart(6, '0')}${String(made).padStart(2, '0')}`,
  )
}

let device: Awaited<ReturnType<typeof makeLeadsDevice>>

beforeEach(async () => {
  makeScreenTall()
  device = await makeLeadsDevice()
})
afterEach(() => device.stop())

const scan = (text: string) =>
  act(() => device.state.scans.offer({ text, source: 'wedge', atMs: Date.now() }))
const press = async (name: string | RegExp) => user.press(await screen.findByRole('button', { name }))
const field = (name: string) => screen.findByLabelText(name)
const type = async (name: string, text: string) => user.type(await field(name), text)
const tasks = (): readonly Task[] => device.state.toolbox.store.getState().tasks

async function typeNumber(keys: string) {
  for (const key of keys) await press(key === '.' ? 'Decimal point' : key)
  await press('Take it')
}

async function fillIn(name: string) {
  await type('Name (English)', name)
  await press(/^Category/)
  await type('Search the categories', 'drin')
  await user.press((await screen.findAllByRole('radio', { name: /drinks/i }))[0] ?? screen.root)
  await press(/^Price of a piece/)
  await typeNumber('2.5')
}

it('tells a picker who can, and offers nothing to fill in', async () => {
  const pickers = await makeLeadsDevice('picker')
  pickers.open()
  expect(
    await screen.findByRole('heading', { name: 'Only a team lead can create products' }),
  ).toBeOnTheScreen()
  expect(screen.queryByRole('button', { name: 'Create' })).toBeNull()
  expect(screen.queryByLabelText('Barcode')).toBeNull()
  pickers.stop()
})

it('creates what was scanned and filled in, at the service, and leads to its task', async () => {
  const code = freshCode()
  const { onCreated } = device.open(code)
  expect(await screen.findByRole('button', { name: `Take ${code} out` })).toBeOnTheScreen()
  expect(await field('SKU')).toHaveProp('value', code)
  await fillIn('Pear juice')
  await press(/^Most in one order/)
  await typeNumber('12')
  expect(screen.getByText('What will be')).toBeOnTheScreen()
  expect(screen.getAllByText('€2.50').length).toBeGreaterThan(1)
  await press('Create')
  await waitFor(() => expect(onCreated).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(tasks().map(({ state }) => state)).toEqual(['done']))
  const [task] = tasks()
  expect(onCreated).toHaveBeenCalledWith(task?.id)
  expect(task?.job?.rows).toEqual([{ sku: code, vendorId: 'store-12', state: 'CREATED' }])
  expect(await findProduct(device.api, STORE, skuSchema.parse(code))).toMatchObject({
    title: 'Pear juice',
    barcodes: [code],
    price: 2.5,
    pricing_type: 'UNIT',
    maximum_sales_quantity: 12,
    active: true,
  })
})

it('says everything that is to be put right at once, and sends nothing', async () => {
  const { onCreated } = device.open()
  await press('Create')
  expect(await screen.findByText('Type a name in at least one language.')).toBeOnTheScreen()
  expect(screen.getByText('Choose a category.')).toBeOnTheScreen()
  expect(screen.getByText('Set a price.')).toBeOnTheScreen()
  expect(screen.getByText('Type a SKU, or scan a barcode.')).toBeOnTheScreen()
  expect(
    screen.getByText('Put right what is marked: Name · Category · Price of a piece · SKU.'),
  ).toBeOnTheScreen()
  expect(screen.queryByText('What will be')).toBeNull()
  scan(freshCode())
  expect(screen.queryByText('Type a SKU, or scan a barcode.')).toBeNull()
  expect(onCreated).not.toHaveBeenCalled()
  expect(tasks()).toEqual([])
})

it('judges a typed code by its check digit, and a right one joins the others', async () => {
  device.open()
  await type('Barcode', '9521031100016')
  await press('Add this code')
  expect(await screen.findByText(/^The last digit does not fit/)).toBeOnTheScreen()
  await user.clear(await field('Barcode'))
  expect(screen.queryByText(/^The last digit does not fit/)).toBeNull()
  const [one, two] = [freshCode(), freshCode()]
  await type('Barcode', one)
  await press('Add this code')
  scan(two)
  scan(one)
  expect(screen.getAllByRole('button', { name: /^Take \d+ out$/ })).toHaveLength(2)
  expect(await field('SKU')).toHaveProp('value', one)
  await press(`Take ${one} out`)
  expect(await field('SKU')).toHaveProp('value', two)
})

it('leads to the product that has the code already', async () => {
  const { onOpen } = device.open(OAT_DRINK)
  expect(await screen.findByText(/^This store has that code already: .*oat drink/i)).toBeOnTheScreen()
  await press(/^Open .*oat drink/i)
  expect(onOpen).toHaveBeenCalledWith('MH-10001')
  await press('Create')
  expect(await screen.findByText('Take out the code that this store has already.')).toBeOnTheScreen()
})

it('takes the label of a scale for goods that are sold by weight', async () => {
  device.open()
  await field('Barcode')
  scan(withCheckDigit('219990100750'))
  expect(
    await screen.findByRole('button', { name: `Take ${withCheckDigit('219990100000')} out` }),
  ).toBeOnTheScreen()
  expect(screen.getByRole('radio', { name: 'Weight' })).toBeChecked()
  expect(screen.getByRole('button', { name: /^Price of a kilogram/ })).toBeOnTheScreen()
})

it('keeps what was typed over another screen, and forgets it once it is sent', async () => {
  device.network.become('unplugged')
  const code = freshCode()
  device.open()
  await field('Barcode')
  scan(code)
  await fillIn('Quince jelly')
  device.leave()
  const second = device.open()
  expect(await field('Name (English)')).toHaveProp('value', 'Quince jelly')
  expect(screen.getByRole('button', { name: `Take ${code} out` })).toBeOnTheScreen()
  await press('Create')
  await waitFor(() => expect(second.onCreated).toHaveBeenCalledTimes(1))
  device.leave()
  device.open()
  expect(await field('Name (English)')).toHaveProp('value', '')
  await waitFor(() => expect(tasks()).toHaveLength(1))
  device.network.become('working')
  device.state.toolbox.wake()
  await waitFor(() => expect(tasks()[0]?.state).toBe('done'))
})

it('asks before another code takes the place of a product that was begun', async () => {
  device.open()
  await type('Name (English)', 'Quince jelly')
  device.leave()
  const code = freshCode()
  device.open(code)
  expect(await screen.findByText('Quince jelly is not sent yet.')).toBeOnTheScreen()
  await press('Go on with it')
  expect(await field('Name (English)')).toHaveProp('value', 'Quince jelly')
  expect(screen.queryByRole('button', { name: `Take ${code} out` })).toBeNull()
  device.leave()
  device.open(code)
  await press(`Begin anew with ${code}`)
  expect(await field('Name (English)')).toHaveProp('value', '')
  expect(screen.getByRole('button', { name: `Take ${code} out` })).toBeOnTheScreen()
})

it('a team lead who names another store is refused by the service, and the task needs a person', async () => {
  device.open(freshCode())
  await fillIn('Rhubarb')
  await user.press(await screen.findByRole('radio', { name: 'These stores' }))
  await type('Ids of the stores', 'store-7')
  await press('Create')
  await waitFor(() =>
    expect(tasks()[0]).toMatchObject({ state: 'needs-you', trouble: { kind: 'forbidden' } }),
  )
})

it('a sku that the store has got meanwhile ends as there already', async () => {
  const code = freshCode()
  for (const state of ['CREATED', 'DUPLICATE']) {
    const { onCreated } = device.open(code)
    await fillIn('Medlar')
    await press('Create')
    await waitFor(() => expect(onCreated).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(tasks().at(-1)?.job?.rows?.[0]?.state).toBe(state))
    device.leave()
  }
})
