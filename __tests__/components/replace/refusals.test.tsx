import { screen, userEvent } from '@testing-library/react-native'
import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { type Order, type OrderLine } from '@/domain/contract/order'
import { type Journal, type JournalEntry } from '@/state/journal/journal'
import { makeJournal } from '../../support/device'
import { makeOrder, makePricing } from '../../support/factories'
import { findDialog, readEvents } from '../../support/pickerAtWork'
import { miss, pick, piecesLine, weighedLine } from '../../support/picks'
import { makeProduct } from '../../support/products'
import { openOrderAt, press } from '../../support/reviewing'

const user = userEvent.setup()

const CHEESE = [{ global_id: 'cheese', name: { en: 'Cheese' } }]
const codeOf = (number: number) => withCheckDigit(String(400638133000 + number))

const gouda = makeProduct({ sku: 'gouda', title: 'Gouda slices 200 g', price: 3.2, barcodes: [codeOf(1)] })
const edam = makeProduct({
  sku: 'edam',
  title: 'Edam slices 200 g',
  price: 3.1,
  categories: CHEESE,
  barcodes: [codeOf(2)],
})
const aged = makeProduct({
  sku: 'aged',
  title: 'Gouda aged 250 g',
  price: 4.4,
  categories: CHEESE,
  barcodes: [codeOf(3)],
})
const loose = makeProduct({
  sku: 'loose',
  title: 'Gouda, loose',
  price: 16,
  pricing_type: 'KG',
  categories: CHEESE,
})
const apples = makeProduct({ sku: 'apples', title: 'Apples, loose', price: 1.5, pricing_type: 'KG' })
const products = [{ ...gouda, categories: CHEESE }, edam, aged, loose, apples]

const missingGouda = (more: Partial<OrderLine> = {}) => {
  const pricing = makePricing({ unit_price: 3.2 })
  return piecesLine(1, { sku: gouda.sku, name: gouda.title, pricing, original_pricing: pricing, ...more })
}

type Given = { journal?: Journal; order?: Partial<Order> }

async function openReplace(line: OrderLine, { journal, order: more }: Given = {}) {
  const order = makeOrder({ items: [line], ...more })
  const opened = await openOrderAt(`replace/${line._id}`, order, {
    acts: [miss(line)],
    products,
    ...(journal && { journal }),
  })
  return { ...opened, events: () => readEvents(opened.journal, order.order_id) }
}

async function openAdd({ journal, role }: { journal?: Journal; role?: 'lead' } = {}) {
  const opened = await openOrderAt('add', makeOrder(), {
    products,
    ...(journal && { journal }),
    ...(role && { role }),
  })
  await screen.findByRole('button', { name: 'Search' })
  return opened
}

const search = async (words: string) => user.type(await screen.findByLabelText('Search the store'), words)
const suggestion = (name: RegExp) => screen.findByRole('button', { name })

/** Keeps what it has and takes no more. */
function makeFullJournal() {
  const journal = makeJournal()
  let isFull = false
  return {
    fill: () => {
      isFull = true
    },
    journal: {
      ...journal,
      write: (entry: JournalEntry) =>
        isFull ? Promise.reject(new Error('QuotaExceededError')) : journal.write(entry),
    },
  }
}

const NOT_SAVED = '✕ This device could not save that. Free some space, then try again.'

describe('what cannot stand in', () => {
  it('is dearer: a scan says by how much, and nothing is written down', async () => {
    const { scan, events } = await openReplace(missingGouda())
    await suggestion(/^Edam/)
    expect(await scan(codeOf(3))).toBe('refused')
    expect(
      await screen.findByText('✕ Dearer than the original by €1.20. It cannot be taken.'),
    ).toBeOnTheScreen()
    expect((await events()).map(({ type }) => type)).toEqual(['not-found-reported'])
  })

  it('is dearer: a search shows it, and it cannot be pressed', async () => {
    await openReplace(missingGouda())
    await search('aged')
    expect(await screen.findByText(/€4\.40 · dearer than the original/)).toBeOnTheScreen()
    expect(screen.queryByRole('button', { name: /^Gouda aged/ })).toBeNull()
  })

  it('is dearer, though the customer chose it', async () => {
    await openReplace(missingGouda({ replacement_preference: { kind: 'CHOSEN', skus: [aged.sku] } }))
    expect(await screen.findByText('Customer chose a replacement')).toBeOnTheScreen()
    expect(
      await screen.findByText(/^customer’s choice · €4\.40 · dearer than the original/),
    ).toBeOnTheScreen()
    expect(screen.queryByRole('button', { name: /^Gouda aged/ })).toBeNull()
  })

  it('is the missing item itself', async () => {
    const { scan } = await openReplace(missingGouda())
    await suggestion(/^Edam/)
    expect(await scan(codeOf(1))).toBe('refused')
    expect(
      await screen.findByText('✕ That is the missing item itself. Go back and pick it.'),
    ).toBeOnTheScreen()
  })

  it('is anything, where the customer wants none and has not agreed on the phone', async () => {
    await openReplace(missingGouda({ replacement_preference: { kind: 'NO_REPLACEMENT', skus: [] } }))
    expect(await screen.findByText('Customer wants no replacement')).toBeOnTheScreen()
    expect(
      await screen.findByText('Leave it as not found, unless the customer agrees on the phone.'),
    ).toBeOnTheScreen()
    expect(screen.queryByRole('button', { name: /^Edam/ })).toBeNull()

    await press('Call customer')
    const dialog = await findDialog('What came of the call?')
    await user.press(dialog.getByRole('button', { name: 'Customer agreed' }))
    expect(await suggestion(/^Edam/)).toBeOnTheScreen()
  })

  it('is anything, while the ordered item lies in the cart', async () => {
    const line = missingGouda()
    const opened = await openOrderAt(`replace/${line._id}`, makeOrder({ items: [line] }), {
      acts: [pick(line)],
      products,
    })
    expect(
      await screen.findByRole('alert', { name: 'The ordered item is in the cart. Take it out first.' }),
    ).toBeOnTheScreen()
    await screen.findByText(edam.title)
    expect(screen.queryByRole('button', { name: /^Edam/ })).toBeNull()
    expect(await opened.scan(codeOf(2))).toBe('refused')
  })

  it('is anything, once the order has ended', async () => {
    await openReplace(missingGouda(), { order: { status: 'DISPATCHED' } })
    expect(await screen.findByRole('heading', { name: 'This order is finished' })).toBeOnTheScreen()
    expect(screen.getByText('Its goods can no longer be changed.')).toBeOnTheScreen()
    expect(screen.queryByRole('button', { name: 'Scan replacement' })).toBeNull()
  })

  it('is what the device cannot save', async () => {
    const { fill, journal } = makeFullJournal()
    const { heard } = await openReplace(missingGouda(), { journal })
    await suggestion(/^Edam/)
    fill()
    await press(/^Edam/)
    expect(await screen.findByText(NOT_SAVED)).toBeOnTheScreen()
    expect(heard).toEqual(['refused'])
  })
})

describe('an amount that cannot stand in', () => {
  it('is heavier than the customer takes', async () => {
    const { events } = await openReplace(weighedLine())
    await search('apples')
    await press(/^Apples/)
    // Cheaper by the kilogram, so that more of it costs as much as was ordered.
    expect(await screen.findByText('At most 1.326 kg · or scan the scale label')).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: 'Take it' })).toBeDisabled()
    await press('2')
    expect(await screen.findByRole('alert', { name: 'Too heavy. At most 1.326 kg.' })).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: 'Take it' })).toBeDisabled()
    await press('Delete')
    await press('1')
    await press('Take it')
    expect(await screen.findByText('1 of 1 done')).toBeOnTheScreen()
    expect(await events()).toContainEqual(expect.objectContaining({ type: 'line-replaced', weightKg: 1 }))
  })

  it('costs more than the pieces that were ordered', async () => {
    await openReplace(missingGouda())
    await press(/^Gouda, loose/)
    expect(await screen.findByText('At most 0.20 kg · or scan the scale label')).toBeOnTheScreen()
    for (const key of ['0', 'Decimal point', '3']) await press(key)
    expect(await screen.findByRole('alert', { name: 'Too heavy. At most 0.20 kg.' })).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: 'Take it' })).toBeDisabled()
  })
})

describe('adding', () => {
  it('offers nobody another price of what is weighed, and takes none of it without a weight', async () => {
    await openAdd({ role: 'lead' })
    await search('apples')
    await press(/^Apples/)
    expect(await screen.findByRole('button', { name: 'Add' })).toBeDisabled()
    await press('1')
    await press('Add')
    expect(await screen.findByText('✓ Apples, loose was added')).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: 'Weigh again' })).toBeOnTheScreen()
    expect(screen.queryByRole('button', { name: 'Change price' })).toBeNull()
  })

  it('takes no price that nobody would pay, and none that was not typed', async () => {
    const { scan } = await openAdd({ role: 'lead' })
    await scan(codeOf(2))
    await press('Change price')
    expect(await screen.findByRole('button', { name: 'Set price' })).toBeDisabled()
    for (let digits = 0; digits < 7; digits += 1) await press('9')
    expect(await screen.findByRole('alert', { name: 'This price cannot be taken.' })).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: 'Set price' })).toBeDisabled()
  })

  it('takes nothing that the device cannot save', async () => {
    const { fill, journal } = makeFullJournal()
    const { scan } = await openAdd({ journal })
    fill()
    expect(await scan(codeOf(2))).toBe('refused')
    expect(await screen.findByText(NOT_SAVED)).toBeOnTheScreen()
    expect(screen.getByText('Nothing added yet. Scan a product, or search for it.')).toBeOnTheScreen()
  })

  it('takes nothing once the order has ended', async () => {
    await openOrderAt('add', makeOrder({ status: 'CANCELLED' }), { products })
    expect(await screen.findByRole('heading', { name: 'This order is finished' })).toBeOnTheScreen()
  })
})
