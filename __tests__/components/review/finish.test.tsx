import { screen, userEvent } from '@testing-library/react-native'
import { type Fault } from '@/domain/contract/error'
import { brokenCart, forbidden, invalidTransition, orderNotFound } from '@/server/problems/refusal'
import { add, onShelf, replace, setPrice } from '../../support/brought'
import { makeOrder } from '../../support/factories'
import { findDialog } from '../../support/pickerAtWork'
import { miss, pick, piecesLine, setTo, weigh, weighedLine } from '../../support/picks'
import { makeProduct } from '../../support/products'
import { hold, openOrderAt, press, refuse } from '../../support/reviewing'
import { makeScreenTall } from '../../support/tallScreen'

const user = userEvent.setup()
const HOLD = 'Hold: ready for pickup'

const eggs = piecesLine(1, { name: 'Eggs' })
const milk = piecesLine(4, { name: 'Milk' }, [2, 4])
const bananas = weighedLine()

const order = () => makeOrder({ items: [eggs, milk, bananas] })
const allPicked = [pick(eggs), setTo(milk, 4), weigh(bananas, 1.04)]

const fault = (path: string, code: string): Fault => ({ path, code, message: 'A sentence for the log' })
const findHold = () => screen.findByRole('button', { name: HOLD })

beforeEach(makeScreenTall)

describe('an order that is not decided yet', () => {
  it('says how many items are open, and cannot be finished', async () => {
    await openOrderAt('review', order(), { acts: [pick(eggs)] })
    expect(await findHold()).toBeDisabled()
    expect(
      screen.getByRole('alert', { name: '2 items are still open. Go back and decide them.' }),
    ).toBeOnTheScreen()
    expect(screen.queryByText('Everything as ordered')).toBeNull()
    await press('Back')
    expect(await screen.findByText('1 of 3 done')).toBeOnTheScreen()
  })

  it('counts what is to be looked for again as open', async () => {
    const again = [miss(eggs), { type: 'look-again-wanted', lineId: eggs._id } as const]
    await openOrderAt('review', order(), { acts: [...again, ...allPicked.slice(1)] })
    expect(await screen.findByText('1 item is still open. Go back and decide it.')).toBeOnTheScreen()
    expect(await findHold()).toBeDisabled()
  })
})

it('is finished by holding, not by a tap', async () => {
  const { service, heard } = await openOrderAt('review', order(), { acts: allPicked })
  await user.press(await findHold())
  expect(service.sent).toEqual([])
  await hold(HOLD)
  expect(await screen.findByRole('heading', { name: 'Ready for pickup' })).toBeOnTheScreen()
  expect(service.sent.map(({ status }) => status)).toEqual(['READY_FOR_PICKUP'])
  expect(heard).toEqual(['order-complete'])
})

describe('a fault that the device sees itself', () => {
  // Sold by the piece when it came in, by weight when it came in once more.
  const apples = onShelf('apples', 2, { name: 'Apples' })
  const loose = onShelf('apples', 2, { name: 'Apples', pricingType: 'KG' })

  it('stands at its line before anything is sent, and the order cannot be finished', async () => {
    const acts = [...allPicked.slice(1), replace(eggs, apples), add(1, loose, { weightKg: 0.5 })]
    const { service } = await openOrderAt('review', order(), { acts })
    expect(await screen.findByText('This replacement cannot be taken.')).toBeOnTheScreen()
    expect(await findHold()).toBeDisabled()
    expect(service.sent).toEqual([])
    await press('Choose another')
    expect(await screen.findByRole('heading', { name: 'Replace' })).toBeOnTheScreen()
    expect(screen.getByRole('heading', { name: 'Eggs' })).toBeOnTheScreen()
  })

  it('of an addition leads to where it is taken out', async () => {
    const acts = [...allPicked.slice(1), add(1, apples), miss(eggs), replace(eggs, loose, { weightKg: 0.5 })]
    await openOrderAt('review', order(), { acts })
    expect(await screen.findByText('The store does not have this product any more.')).toBeOnTheScreen()
    expect(await findHold()).toBeDisabled()
    await press('Take it out')
    expect(await screen.findByRole('heading', { name: 'Add products' })).toBeOnTheScreen()
    await press('Take out')
    expect(await screen.findByText('✓ Apples was taken out')).toBeOnTheScreen()
  })
})

describe('a fault that the service finds', () => {
  it('stands at its line: a weight, which is weighed again', async () => {
    const { service, heard } = await openOrderAt('review', order(), { acts: allPicked })
    service.says(() => refuse(brokenCart([fault('items[2].pricing.weight', 'WEIGHT_OUT_OF_RANGE')])))
    await hold(HOLD)
    expect(
      await screen.findByRole('alert', {
        name: 'The service does not take this cart yet. Put right what is marked.',
      }),
    ).toBeOnTheScreen()
    expect(screen.getByText('The weight does not fit.')).toBeOnTheScreen()
    expect(heard).toEqual(['order-complete', 'refused'])
    await press('Weigh again')
    expect(await screen.findByRole('button', { name: 'Decimal point' })).toBeOnTheScreen()
    expect(screen.getByRole('heading', { name: 'Bananas, loose' })).toBeOnTheScreen()
  })

  it('stands at its line: a number of pieces, which is changed', async () => {
    const { service } = await openOrderAt('review', order(), { acts: allPicked })
    service.says(() => refuse(brokenCart([fault('items[1].pricing.quantity', 'QUANTITY_OUT_OF_RANGE')])))
    await hold(HOLD)
    expect(await screen.findByText('The number of pieces does not fit.')).toBeOnTheScreen()
    await press('Change the number')
    const dialog = await findDialog('Milk')
    expect(dialog.getByRole('button', { name: 'One less: Milk' })).toBeOnTheScreen()
  })

  it('stands at its line: one that was left out, which is looked for', async () => {
    const { service } = await openOrderAt('review', order(), { acts: allPicked })
    service.says(() => refuse(brokenCart([fault('items[0]', 'LINE_STILL_OPEN')])))
    await hold(HOLD)
    expect(await screen.findByText('Nobody has decided this item yet.')).toBeOnTheScreen()
    await press('Look for it')
    expect((await findDialog('Eggs')).getByRole('button', { name: 'One more: Eggs' })).toBeOnTheScreen()
  })

  const price = brokenCart([fault('items[1].pricing.unit_price', 'PRICE_NOT_ALLOWED')])

  it('stands at its line: a price, which a team lead changes', async () => {
    const { service } = await openOrderAt('review', order(), {
      acts: [...allPicked, setPrice(milk, { unit: 2 })],
      role: 'lead',
    })
    service.says(() => refuse(price))
    await hold(HOLD)
    expect(await screen.findByText('The price cannot be taken.')).toBeOnTheScreen()
    await press('Change the price')
    expect(await screen.findByRole('button', { name: 'Set price' })).toBeOnTheScreen()
    expect(screen.getByRole('heading', { name: 'Milk' })).toBeOnTheScreen()
  })

  it('of a price leads a picker to the team lead, not to the price', async () => {
    const { service } = await openOrderAt('review', order(), {
      acts: [...allPicked, setPrice(milk, { unit: 2 })],
    })
    service.says(() => refuse(price))
    await hold(HOLD)
    expect(await screen.findByText('The price cannot be taken. Ask your team lead.')).toBeOnTheScreen()
    expect(screen.queryByRole('button', { name: 'Change the price' })).toBeNull()
  })

  it('stands at its line: a replacement that the store does not have, instead of which another is chosen', async () => {
    const acts = [...allPicked.slice(1), miss(eggs), replace(eggs, onShelf('gone', 1, { name: 'Old eggs' }))]
    const { service } = await openOrderAt('review', order(), { acts })
    await hold(HOLD)
    expect(await screen.findByText('This replacement cannot be taken.')).toBeOnTheScreen()
    expect(service.sent).toHaveLength(1)
    await press('Choose another')
    expect(await screen.findByRole('heading', { name: 'Replace' })).toBeOnTheScreen()
    expect(screen.getByText('Old eggs')).toBeOnTheScreen()
  })

  it('stands at its line: a weighed item for a weighed one, where the store does not do that', async () => {
    const apples = makeProduct({ sku: 'apples', title: 'Apples', price: 1.5, pricing_type: 'KG' })
    const standIn = onShelf('apples', 1.5, { name: 'Apples', pricingType: 'KG' })
    const acts = [...allPicked.slice(0, 2), miss(bananas), replace(bananas, standIn, { weightKg: 1 })]
    await openOrderAt('review', order(), { acts, products: [apples], weightedItemsEnabled: false })
    await hold(HOLD)
    expect(await screen.findByText('This replacement cannot be taken.')).toBeOnTheScreen()
    expect(screen.getByText('Bananas, loose')).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: 'Choose another' })).toBeOnTheScreen()
  })

  it('stands at what was added: a product that the store does not have', async () => {
    const acts = [...allPicked, add(1, onShelf('gone', 1, { name: 'Old bag' }))]
    await openOrderAt('review', order(), { acts })
    await hold(HOLD)
    expect(await screen.findByText('The store does not have this product any more.')).toBeOnTheScreen()
    await press('Take it out')
    expect(await screen.findByRole('heading', { name: 'Add products' })).toBeOnTheScreen()
    expect(screen.getByText('Old bag')).toBeOnTheScreen()
  })

  it('that nobody here knows belongs to the whole order, and offers no way that would not help', async () => {
    const { service } = await openOrderAt('review', order(), { acts: allPicked })
    service.says(() => refuse(brokenCart([fault('', 'THE_MOON_IS_FULL')])))
    await hold(HOLD)
    expect(await screen.findByText('The whole order')).toBeOnTheScreen()
    expect(screen.getByText('The service does not take this. Ask your team lead.')).toBeOnTheScreen()
    for (const fix of ['Weigh again', 'Change the number', 'Choose another', 'Look for it', 'Take it out']) {
      expect(screen.queryByRole('button', { name: fix })).toBeNull()
    }
  })

  it('does not hide another', async () => {
    const { service } = await openOrderAt('review', order(), { acts: allPicked })
    service.says(() =>
      refuse(
        brokenCart([
          fault('items[1].pricing.quantity', 'QUANTITY_OUT_OF_RANGE'),
          fault('items[2].pricing.weight', 'WEIGHT_OUT_OF_RANGE'),
        ]),
      ),
    )
    await hold(HOLD)
    expect(await screen.findByText('The number of pieces does not fit.')).toBeOnTheScreen()
    expect(screen.getByText('The weight does not fit.')).toBeOnTheScreen()
  })

  it('leads to its line every time, and the order is finished once the service takes it', async () => {
    const { service } = await openOrderAt('pick', order(), { acts: allPicked })
    service.says(() => refuse(brokenCart([fault('items[2].pricing.weight', 'WEIGHT_OUT_OF_RANGE')])))
    for (const digit of ['2', '1']) {
      await press('Review')
      await hold(HOLD)
      await press('Weigh again')
      await press('Delete')
      await press(digit)
      await press('Put in cart')
    }
    service.says()
    await press('Review')
    expect(await screen.findByText('1.00 → 1.01 kg')).toBeOnTheScreen()
    await hold(HOLD)
    expect(await screen.findByRole('heading', { name: 'Ready for pickup' })).toBeOnTheScreen()
  })
})

describe('the service does not let the order end', () => {
  it('since somebody else was quicker: the picker is told, with what goes back', async () => {
    const { service } = await openOrderAt('review', order(), { acts: allPicked })
    await findHold()
    service.says(() => refuse(invalidTransition('The order is READY_FOR_PICKUP.')))
    service.become({ status: 'READY_FOR_PICKUP' })
    await hold(HOLD)
    expect(
      await screen.findByRole('heading', {
        name: 'Somebody else has finished this order. Put your goods back.',
      }),
    ).toBeOnTheScreen()
    expect(screen.getByRole('heading', { name: 'Back to the shelf' })).toBeOnTheScreen()
  })

  it('since this device may not', async () => {
    const { service, heard } = await openOrderAt('review', order(), { acts: allPicked })
    service.says(() => refuse(forbidden()))
    await hold(HOLD)
    expect(
      await screen.findByRole('alert', {
        name: 'This device may not do that. Ask your team lead, or sign in again.',
      }),
    ).toBeOnTheScreen()
    expect(heard).toEqual(['order-complete', 'refused'])
    await press('Take it back')
    expect(await findHold()).toBeEnabled()
  })

  it('since it knows the order no longer', async () => {
    const { service } = await openOrderAt('review', order(), { acts: allPicked })
    service.says(() => refuse(orderNotFound()))
    await hold(HOLD)
    expect(
      await screen.findByRole('alert', {
        name: 'The service no longer has this order. Ask your team lead what to do with the goods.',
      }),
    ).toBeOnTheScreen()
  })
})
