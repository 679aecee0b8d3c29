import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, userEvent, waitFor } from '@testing-library/react-native'
import { ExpoRoot } from 'expo-router'
import { getMockContext } from 'expo-router/testing-library'
import { type ReactElement } from 'react'
import { Linking } from 'react-native'
import { categoriesOptions } from '@/api/catalog'
import { orderOptions } from '@/api/orders'
import { AddScreen } from '@/components/replace/AddScreen'
import { ReplaceScreen } from '@/components/replace/ReplaceScreen'
import { WordsProvider } from '@/components/words/WordsProvider'
import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { type DeviceRole } from '@/domain/contract/device'
import { type Order } from '@/domain/contract/order'
import { type Product } from '@/domain/contract/product'
import { createDeviceState, DeviceStateContext } from '@/state/deviceState'
import { createSessionApi } from '@/state/session/sessionApi'
import { shelfKey } from '@/state/shelf/useShelf'
import { makeFeedback, makePorts } from '../../support/device'
import { makeOrder, makePricing, makeSetup } from '../../support/factories'
import { findDialog, readEvents, scanAndHear } from '../../support/pickerAtWork'
import { piecesLine, weighedLine } from '../../support/picks'
import { makeProduct } from '../../support/products'
import { fillShelf } from '../../support/shelves'

const user = userEvent.setup()

const CHEESE = [{ global_id: 'cheese', name: { en: 'Cheese' } }]
const EDAM_CODE = withCheckDigit('400638133393')

const gouda = makeProduct({ sku: 'gouda', title: 'Gouda slices 200 g', price: 3.2, categories: CHEESE })
const young = makeProduct({ sku: 'young', title: 'Gouda young 180 g', price: 2.99, categories: CHEESE })
const edam = makeProduct({
  sku: 'edam',
  title: 'Edam slices 200 g',
  price: 3.1,
  categories: CHEESE,
  barcodes: [EDAM_CODE],
})
const aged = makeProduct({ sku: 'aged', title: 'Gouda aged 250 g', price: 4.4, categories: CHEESE })
const bag = makeProduct({ sku: 'bag', title: 'Paper bag', price: 0.2 })
const shelf = [gouda, young, edam, aged, bag]

const missing = (quantity = 1) =>
  piecesLine(quantity, {
    sku: gouda.sku,
    name: gouda.title,
    pricing: makePricing({ unit_price: 3.2, quantity }),
    original_pricing: makePricing({ unit_price: 3.2, quantity }),
  })

type Given = { products?: readonly Product[] | 'unknown'; role?: DeviceRole; weightedItemsEnabled?: boolean }

/** A screen on a device that knows everything already, where nobody can be asked. */
async function open(
  order: Order,
  shown: ReactElement,
  { products = shelf, role = 'picker', weightedItemsEnabled = true }: Given = {},
) {
  const feedback = makeFeedback()
  const ports = makePorts({ feedback, fetch: () => Promise.reject(new TypeError('Network request failed')) })
  const state = createDeviceState(ports)
  const setup = makeSetup({ role, weightedItemsEnabled })
  await state.session.begin(setup, 'Mira')
  const { queryClient, scans } = state
  const api = createSessionApi(state.session, { ...setup, picker: 'Mira' }, ports.fetch)
  queryClient.setQueryData(orderOptions(api, order.order_id).queryKey, order)
  queryClient.setQueryData(categoriesOptions(api, setup.vendorId).queryKey, [])
  if (products !== 'unknown') {
    const filling = fillShelf(DEFAULT_LAYOUTS)
    filling.add(products)
    queryClient.setQueryData(shelfKey(setup.vendorId, DEFAULT_LAYOUTS), filling.whole())
  }
  const Route = () => (
    <DeviceStateContext.Provider value={state}>
      <QueryClientProvider client={queryClient}>
        <WordsProvider choice="en">{shown}</WordsProvider>
      </QueryClientProvider>
    </DeviceStateContext.Provider>
  )
  process.env.EXPO_ROUTER_IMPORT_MODE = 'sync'
  render(<ExpoRoot context={getMockContext({ index: Route })} location="/" />)
  await screen.findByRole('button', { name: 'Search' })
  const trigger = (text: string) => act(() => scans.offer({ text, source: 'wedge', atMs: Date.now() }))
  return {
    heard: feedback.heard,
    events: () => readEvents(ports.journal, order.order_id),
    scan: (code: string) => scanAndHear(trigger, feedback.heard, code),
  }
}

async function openReplace(line = missing(), given: Given & { offered?: string } = {}) {
  const order = makeOrder({ items: [line] })
  const onDone = jest.fn()
  const opened = await open(
    order,
    <ReplaceScreen
      orderId={order.order_id}
      lineId={line._id}
      offered={given.offered}
      onBack={jest.fn()}
      onDone={onDone}
    />,
    given,
  )
  return { ...opened, onDone, order, line }
}

async function openAdd(given: Given & { offered?: string } = {}) {
  const order = makeOrder()
  const opened = await open(
    order,
    <AddScreen orderId={order.order_id} offered={given.offered} onBack={jest.fn()} />,
    given,
  )
  return { ...opened, order }
}

const press = async (name: string | RegExp) => user.press(await screen.findByRole('button', { name }))

describe('a missing item', () => {
  it('is replaced by one tap on a suggestion, and the screen is done', async () => {
    const { events, heard, onDone, line } = await openReplace()
    expect(screen.getByRole('heading', { name: /^Suggestions up to .*3\.20$/ })).toBeOnTheScreen()
    await press(/^Edam slices 200 g/)
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    expect(heard).toEqual(['picked'])
    expect((await events()).at(-1)).toMatchObject({
      type: 'line-replaced',
      lineId: line._id,
      product: { sku: 'edam', price: 3.1 },
      quantity: 1,
      how: 'hand',
    })
  })

  it('is never replaced by what is dearer, which is shown and cannot be pressed', async () => {
    await openReplace()
    expect(screen.getByText(aged.title)).toBeOnTheScreen()
    expect(screen.getByText(/dearer than the original/)).toBeOnTheScreen()
    expect(screen.queryByRole('button', { name: /^Gouda aged/ })).toBeNull()
  })

  it('is replaced by a scan, with the code that was read', async () => {
    const { scan, events, onDone } = await openReplace()
    expect(await scan(EDAM_CODE)).toBe('picked')
    await waitFor(() => expect(onDone).toHaveBeenCalled())
    expect((await events()).at(-1)).toMatchObject({ type: 'line-replaced', how: 'scan', code: EDAM_CODE })
  })

  it.each([
    ['a weighed item, where the store takes one', true],
    ['no other weighed item, where the store takes none', false],
  ])('is replaced by %s', async (_, weightedItemsEnabled) => {
    const code = withCheckDigit('400638133395')
    const inBulk = { price: 1.5, pricing_type: 'KG', categories: CHEESE }
    const bananas = makeProduct({ ...inBulk, sku: 'bananas', title: 'Bananas, loose' })
    const plantains = makeProduct({
      ...inBulk,
      sku: 'plantains',
      title: 'Plantains, loose',
      barcodes: [code],
    })
    const line = weighedLine({ sku: bananas.sku, name: bananas.title })
    const { scan } = await openReplace(line, { products: [bananas, plantains], weightedItemsEnabled })
    expect(screen.queryAllByRole('button', { name: /^Plantains/ })).toHaveLength(weightedItemsEnabled ? 1 : 0)
    expect(await scan(code)).toBe(weightedItemsEnabled ? 'choose' : 'refused')
    const refusals = screen.queryAllByText(/Another weighed item cannot be taken here/)
    expect(refusals).toHaveLength(weightedItemsEnabled ? 0 : 2)
  })

  it('says that a scanned code is not known', async () => {
    const { scan, onDone } = await openReplace()
    expect(await scan(withCheckDigit('400638133394'))).toBe('unknown-code')
    expect(await screen.findByText(/The store knows no product with this code/)).toBeOnTheScreen()
    expect(onDone).not.toHaveBeenCalled()
  })

  it('asks how many where several were ordered', async () => {
    const { events, onDone } = await openReplace(missing(2))
    await press(/^Edam slices 200 g/)
    expect(await screen.findByText('At most 2')).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: 'One more: Edam slices 200 g' })).toBeDisabled()
    await press('One less: Edam slices 200 g')
    await press('Take it')
    await waitFor(() => expect(onDone).toHaveBeenCalled())
    expect((await events()).at(-1)).toMatchObject({ type: 'line-replaced', quantity: 1 })
  })

  it('is found by a part of a name, in the whole store', async () => {
    await openReplace()
    await user.type(screen.getByLabelText('Search the store'), 'bag')
    expect(await screen.findByRole('button', { name: /^Paper bag/ })).toBeOnTheScreen()
    expect(screen.queryByText(edam.title)).toBeNull()
  })

  it('offers what was scanned before, and does not take it by itself', async () => {
    const { events } = await openReplace(missing(), { offered: 'bag' })
    expect(screen.getByRole('heading', { name: 'You scanned' })).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: /^Paper bag/ })).toBeOnTheScreen()
    expect(await events()).toEqual([])
  })

  it('says that the store is not known yet', async () => {
    await openReplace(missing(), { products: 'unknown' })
    expect(await screen.findByText(/products of the store (are still|could not)/)).toBeOnTheScreen()
  })

  it('keeps what came of a call, and never shows the number', async () => {
    const openURL = jest.spyOn(Linking, 'openURL').mockResolvedValue(true)
    const { events, order, line } = await openReplace({
      ...missing(),
      replacement_preference: { kind: 'CALL_ME', skus: [] },
    })
    expect(screen.getByText('Customer wants a call first')).toBeOnTheScreen()
    await press('Call customer')
    expect(openURL).toHaveBeenCalledWith(`tel:${order.customer.phone_number}`)
    const dialog = await findDialog('What came of the call?')
    await user.press(dialog.getByRole('button', { name: 'Customer agreed' }))
    expect(await screen.findByText(/^Called .*: agreed$/)).toBeOnTheScreen()
    expect(screen.queryByText(new RegExp(order.customer.phone_number.replace('+', '\\+')))).toBeNull()
    expect((await events()).at(-1)).toMatchObject({
      type: 'customer-called',
      lineId: line._id,
      outcome: 'agreed',
    })
  })
})

describe('a code on two products', () => {
  const twins = [young, { ...aged, price: 3 }].map((product) => ({ ...product, barcodes: [EDAM_CODE] }))

  it('is asked about, and the one that is chosen replaces', async () => {
    const { scan, events, onDone } = await openReplace(missing(), { products: [gouda, ...twins] })
    expect(await scan(EDAM_CODE)).toBe('choose')
    const dialog = await findDialog('Which one is it?')
    await user.press(dialog.getByRole('button', { name: /^Gouda aged/ }))
    await waitFor(() => expect(onDone).toHaveBeenCalled())
    expect(screen.queryByLabelText('Which one is it?')).toBeNull()
    expect((await events()).at(-1)).toMatchObject({ type: 'line-replaced', product: { sku: 'aged' } })
  })

  it('is asked about, and the one that is chosen is added', async () => {
    const { scan, events } = await openAdd({ products: twins })
    expect(await scan(EDAM_CODE)).toBe('choose')
    const dialog = await findDialog('Which one is it?')
    await user.press(dialog.getByRole('button', { name: /^Gouda young/ }))
    expect(await screen.findByText('✓ Gouda young 180 g was added')).toBeOnTheScreen()
    expect(screen.queryByLabelText('Which one is it?')).toBeNull()
    expect((await events()).at(-1)).toMatchObject({ type: 'product-added', product: { sku: 'young' } })
  })
})

describe('adding', () => {
  it('adds a scanned piece, and another one of the same to the same line', async () => {
    const { scan, events } = await openAdd()
    expect(await scan(EDAM_CODE)).toBe('picked')
    expect(await scan(EDAM_CODE)).toBe('picked')
    expect(await screen.findByText(/^2 ×/)).toBeOnTheScreen()
    expect((await events()).map(({ type }) => type)).toEqual(['product-added', 'addition-changed'])
  })

  it('adds what was searched for, and takes it out again', async () => {
    const { events } = await openAdd()
    await user.type(screen.getByLabelText('Search the store'), 'paper')
    await press(/^Paper bag/)
    await press('Add')
    expect(await screen.findByText('✓ Paper bag was added')).toBeOnTheScreen()
    await press('Take out')
    expect(await screen.findByText('✓ Paper bag was taken out')).toBeOnTheScreen()
    expect((await events()).map(({ type }) => type)).toEqual(['product-added', 'addition-removed'])
  })

  it('lets only team leads set a price', async () => {
    const picker = await openAdd()
    await picker.scan(EDAM_CODE)
    await screen.findByRole('button', { name: 'Take out' })
    expect(screen.queryByRole('button', { name: 'Change price' })).toBeNull()
  })

  it('shows a lead the catalog price beside the one that was set', async () => {
    const lead = await openAdd({ role: 'lead' })
    await lead.scan(EDAM_CODE)
    await press('Change price')
    await press('2')
    await press('Set price')
    expect(await screen.findByText(/^Catalog price .*3\.10$/)).toBeOnTheScreen()
    expect((await lead.events()).at(-1)).toMatchObject({ type: 'addition-changed', unitPrice: 2 })
  })
})
