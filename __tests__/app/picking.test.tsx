import { fireEvent, screen, userEvent, waitFor } from '@testing-library/react-native'
import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { type Order } from '@/domain/contract/order'
import { sortByUrgency } from '@/domain/orders/sortByUrgency'
import * as goods from '@/server/demo/catalog/wellKnown'
import { makeJournal } from '../support/device'
import {
  codeOf,
  findDialog,
  findStop,
  getDemoOrderOf,
  getLineOf,
  openOrder,
  readEvents,
  scaleLabel,
  signInAsPicker,
  startOrder,
  startPicker,
} from '../support/pickerAtWork'
import { getDemoOrders, getDemoProduct, makeNetwork } from '../support/renderApp'
import { makeScreenTall } from '../support/tallScreen'

const user = userEvent.setup()

const press = async (name: string | RegExp) => user.press(await screen.findByRole('button', { name }))
/** A row says these words as well, but only the button at the bottom is called by them. */
const pressNotFound = async () => user.press(await screen.findByLabelText('Not found'))
const next = (name: string) => screen.findByRole('heading', { name })

/** The demo's largest order: twelve lines, two of them weighed, and the most urgent one. */
const getBigOrder = () => getDemoOrderOf(goods.OAT_BARISTA, goods.BANANAS_LOOSE, goods.EGGS_10)
/** Three lines: eggs, bread, and two oat drinks. */
const getSmallOrder = () => getDemoOrderOf(goods.EGGS_10, goods.OAT_VANILLA)
/** The order with six rolls that nobody can scan. */
const getRollOrder = () => getDemoOrderOf(goods.NO_BARCODE_ROLL, goods.SALMON_FILLET)

async function pickBigOrder(given: Parameters<typeof startPicker>[0] = {}) {
  const order = await getBigOrder()
  const picker = startPicker(given)
  await signInAsPicker()
  await startOrder(order)
  // A slow device may show the order before the way through the store is known.
  await next('Bananas, loose')
  return { picker, order }
}

async function pickByCard(order: Order, given: Parameters<typeof startPicker>[0] = {}) {
  const picker = startPicker(given)
  await signInAsPicker()
  await openOrder(order)
  return picker
}

beforeEach(makeScreenTall)

it('starts with the most urgent order, and shows large what comes first on the way', async () => {
  const [urgent] = sortByUrgency(await getDemoOrders())
  const { order } = await pickBigOrder()
  expect(order.order_id).toBe(urgent?.order_id)
  expect(screen.getByRole('heading', { name: order.order_code })).toBeOnTheScreen()
  expect(screen.getByText('0 of 12 done')).toBeOnTheScreen()
  // Fruit stands at the entrance of the demo store; the customer ordered it second.
  expect(screen.getByRole('heading', { name: 'Bananas, loose' })).toBeOnTheScreen()
  expect(screen.getByText('“Not too ripe, please.”')).toBeOnTheScreen()
  expect(screen.getByText('Please pack the eggs on top.')).toBeOnTheScreen()
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled()
})

describe('a scan of the right item', () => {
  it('counts each piece, and tells the last one of a line by ear', async () => {
    const { picker, order } = await pickBigOrder()
    const oat = getLineOf(order, goods.OAT_BARISTA)

    expect(await picker.scan(codeOf(oat))).toBe('picked')
    expect(await screen.findByText(`✓ ${oat.name}: 1 of 3`)).toBeOnTheScreen()
    expect(await next(oat.name)).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: `${oat.name}: 1/3` })).toBeOnTheScreen()
    expect(screen.getByText('0 of 12 done')).toBeOnTheScreen()

    expect(await picker.scan(codeOf(oat))).toBe('picked')
    expect(await picker.scan(codeOf(oat))).toBe('line-complete')
    expect(await screen.findByText(`✓✓ ${oat.name} is complete`)).toBeOnTheScreen()
    expect(screen.getByText('1 of 12 done')).toBeOnTheScreen()
    expect(
      screen.getByRole('button', { name: new RegExp(`^${oat.name}, .*3/3.*, In cart`) }),
    ).toBeOnTheScreen()
  })

  it('counts twice when the trigger is pulled twice, however fast', async () => {
    const { picker, order } = await pickBigOrder()
    const oat = getLineOf(order, goods.OAT_BARISTA)
    picker.trigger(codeOf(oat))
    picker.trigger(codeOf(oat))
    expect(await screen.findByText(`✓ ${oat.name}: 2 of 3`)).toBeOnTheScreen()
    expect(picker.heard).toEqual(['picked', 'picked'])
  })

  it('once too often says so, and counts nothing', async () => {
    const { picker, order } = await pickBigOrder()
    const eggs = getLineOf(order, goods.EGGS_10)
    expect(await picker.scan(codeOf(eggs))).toBe('line-complete')
    expect(await picker.scan(codeOf(eggs))).toBe('already-complete')
    expect(await screen.findByText(`! ${eggs.name} was complete already. Put it back.`)).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: `${eggs.name}: 1/1` })).toBeOnTheScreen()
    expect((await readEvents(picker.journal, order.order_id)).map(({ type }) => type)).toEqual([
      'picking-begun',
      'unit-picked',
    ])
  })

  it('made before the order has loaded counts once it has', async () => {
    const order = await getSmallOrder()
    const eggs = getLineOf(order, goods.EGGS_10)
    const network = makeNetwork()
    const picker = startPicker({ fetch: network.fetch })
    await signInAsPicker()
    network.become('slow')
    picker.restart(`/orders/${order.order_id}/pick`)
    await screen.findByText('Loading order')
    picker.trigger(codeOf(eggs))
    expect(picker.heard).toEqual([])

    network.become('working')
    expect(await screen.findByText(`✓✓ ${eggs.name} is complete`)).toBeOnTheScreen()
    expect(screen.getByText('1 of 3 done')).toBeOnTheScreen()
    expect(picker.heard).toEqual(['line-complete'])
  })
})

describe('a scan of the wrong item', () => {
  it('stops everything, names what it is and what is needed, until the right one is scanned', async () => {
    const vanilla = await getDemoProduct(goods.OAT_VANILLA)
    const { picker, order } = await pickBigOrder()
    const oat = getLineOf(order, goods.OAT_BARISTA)
    await picker.scan(codeOf(oat))

    expect(await picker.scan(vanilla.barcodes[0] ?? '')).toBe('wrong-item')
    const stop = await findStop('Not in this order')
    expect(stop.getByRole('heading', { name: 'Not in this order' })).toBeOnTheScreen()
    expect(stop.getByText(vanilla.title)).toBeOnTheScreen()
    expect(stop.getByText(vanilla.barcodes[0] ?? '')).toBeOnTheScreen()
    expect(stop.getByText(`You need: ${oat.name}`)).toBeOnTheScreen()

    expect(await picker.scan(codeOf(oat))).toBe('picked')
    expect(screen.queryByLabelText('Not in this order')).toBeNull()
    expect(screen.getByText(`✓ ${oat.name}: 2 of 3`)).toBeOnTheScreen()
  })

  it('is answered by a button too, and nothing was counted', async () => {
    const edam = await getDemoProduct(goods.EDAM_SLICES_200)
    const { picker, order } = await pickBigOrder()
    await picker.scan(edam.barcodes[0] ?? '')
    await findStop('Not in this order')
    await press('Put it back, go on')
    expect(screen.queryByLabelText('Not in this order')).toBeNull()
    expect(screen.getByText('0 of 12 done')).toBeOnTheScreen()
    expect(await readEvents(picker.journal, order.order_id)).toHaveLength(1)
  })

  it('that was added since is known to be in the cart, and stops nothing', async () => {
    const edam = await getDemoProduct(goods.EDAM_SLICES_200)
    const { picker, order } = await pickBigOrder()
    await picker.scan(edam.barcodes[0] ?? '')
    await findStop('Not in this order')
    await press('Add it to the order')
    await press(new RegExp(`^${edam.title}`))
    await press('Done')
    await screen.findByText('0 of 12 done')

    expect(await picker.scan(edam.barcodes[0] ?? '')).toBe('already-complete')
    expect(
      await screen.findByText(`! ${edam.title} is already in the cart, as an addition.`),
    ).toBeOnTheScreen()
    expect(screen.queryByLabelText('Not in this order')).toBeNull()
    expect((await readEvents(picker.journal, order.order_id)).map(({ type }) => type)).toEqual([
      'picking-begun',
      'product-added',
    ])
  })

  it('that the store no longer sells says that', async () => {
    const hearts = await getDemoProduct(goods.INACTIVE_GINGERBREAD)
    const { picker } = await pickBigOrder()
    expect(hearts.active).toBe(false)
    expect(await picker.scan(hearts.barcodes[0] ?? '')).toBe('inactive')
    const stop = await findStop('Not on sale')
    expect(stop.getByText(hearts.title)).toBeOnTheScreen()
    expect(stop.getByText('The store does not sell this at the moment.')).toBeOnTheScreen()
    await press('Put it aside, go on')
    expect(screen.queryByLabelText('Not on sale')).toBeNull()
  })

  it('that the store does not know shows its code', async () => {
    const { picker } = await pickBigOrder()
    const stranger = withCheckDigit('400638133393')
    expect(await picker.scan(stranger)).toBe('unknown-code')
    const stop = await findStop('Unknown code')
    expect(stop.getByText(stranger)).toBeOnTheScreen()
    expect(stop.getByText('The store knows no product with this code.')).toBeOnTheScreen()
    await press('Go on')
    expect(screen.queryByLabelText('Unknown code')).toBeNull()
  })

  it('is told from one that was only read badly', async () => {
    const { picker, order } = await pickBigOrder()
    const right = codeOf(getLineOf(order, goods.EGGS_10))
    const misread = `${right.slice(0, -1)}${(Number(right.at(-1)) + 1) % 10}`
    expect(await picker.scan(misread)).toBe('refused')
    expect(await screen.findByText('? That was not read well. Scan again.')).toBeOnTheScreen()
    expect(screen.getByText('0 of 12 done')).toBeOnTheScreen()
  })
})

describe('a weighed item', () => {
  it('is done at once by a scale label that fits', async () => {
    const { picker, order } = await pickBigOrder()
    const bananas = getLineOf(order, goods.BANANAS_LOOSE)
    const label = scaleLabel(bananas, 950)
    expect(await picker.scan(label)).toBe('weighed')
    expect(await screen.findByText('✓ Bananas, loose: 0.95 kg')).toBeOnTheScreen()
    expect(screen.getByText('1 of 12 done')).toBeOnTheScreen()
    expect((await readEvents(picker.journal, order.order_id)).at(-1)).toMatchObject({
      type: 'weighed',
      weightKg: 0.95,
      how: 'label',
      code: label,
    })
  })

  it.each([
    [1500, 'Too heavy. At most 1.20 kg.'],
    [500, 'Too light. At least 0.80 kg.'],
    // A scale lets no decimal point slip: nothing is offered instead.
    [10_000, 'Too heavy. At most 1.20 kg.'],
  ])('of %d g is refused with its reason, and nothing is written down', async (grams, reason) => {
    const { picker, order } = await pickBigOrder()
    expect(await picker.scan(scaleLabel(getLineOf(order, goods.BANANAS_LOOSE), grams))).toBe('refused')
    expect(await screen.findByRole('alert', { name: reason })).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: 'Put in cart' })).toBeDisabled()
    expect(await readEvents(picker.journal, order.order_id)).toHaveLength(1)
  })

  it('asks for its weight when its code says none, and offers what was meant when the point slipped', async () => {
    const { picker, order } = await pickBigOrder()
    expect(await picker.scan(codeOf(getLineOf(order, goods.BANANAS_LOOSE)))).toBe('choose')
    await screen.findByRole('button', { name: 'Decimal point' })
    await press('9')
    await press('5')
    expect(
      await screen.findByRole('alert', { name: 'Check the decimal point. Do you mean 0.95 kg?' }),
    ).toBeOnTheScreen()
    await press('Take 0.95 kg')
    expect(await screen.findByText('✓ Bananas, loose: 0.95 kg')).toBeOnTheScreen()
    expect(screen.queryByRole('button', { name: 'Decimal point' })).toBeNull()
    expect(picker.heard).toEqual(['choose', 'weighed'])
    const [last] = (await readEvents(picker.journal, order.order_id)).slice(-1)
    expect(last).toMatchObject({ type: 'weighed', weightKg: 0.95, how: 'keypad' })
  })

  it('is weighed again, or taken out', async () => {
    const { picker, order } = await pickBigOrder()
    await picker.scan(scaleLabel(getLineOf(order, goods.BANANAS_LOOSE), 950))
    await press('Weigh Bananas, loose: 0.95 kg')
    await press('Delete')
    await press('Put in cart')
    expect(await screen.findByText('✓ Bananas, loose: 0.90 kg')).toBeOnTheScreen()

    await press('Weigh Bananas, loose: 0.90 kg')
    await press('Take out')
    expect(await screen.findByText('0 of 12 done')).toBeOnTheScreen()
    expect(screen.queryByText('✓ Bananas, loose: 0.90 kg')).toBeNull()
    expect(picker.heard).toEqual(['weighed', 'weighed', 'undone'])
  })
})

describe('undo', () => {
  it('takes back one step after the other, the last first, until nothing is left', async () => {
    const { picker, order } = await pickBigOrder()
    const [oat, eggs] = [getLineOf(order, goods.OAT_BARISTA), getLineOf(order, goods.EGGS_10)]
    await picker.scan(codeOf(oat))
    await picker.scan(codeOf(eggs))
    await picker.scan(scaleLabel(getLineOf(order, goods.BANANAS_LOOSE), 1000))
    expect(screen.getByText('2 of 12 done')).toBeOnTheScreen()

    await press('Undo')
    expect(await screen.findByText('↶ Bananas, loose: taken back')).toBeOnTheScreen()
    expect(screen.getByText('1 of 12 done')).toBeOnTheScreen()
    await press('Undo')
    expect(await screen.findByText(`↶ ${eggs.name}: taken back`)).toBeOnTheScreen()
    expect(screen.getByText('0 of 12 done')).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: `${oat.name}: 1/3` })).toBeOnTheScreen()
    await press('Undo')
    expect(await screen.findByRole('button', { name: `${oat.name}: 0/3` })).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled()
    expect(picker.heard.slice(-3)).toEqual(['undone', 'undone', 'undone'])
  })
})

describe('what is not found', () => {
  it('is reported by one tap, and is there after all by another', async () => {
    const order = await getSmallOrder()
    const picker = await pickByCard(order)
    const bread = getLineOf(order, goods.SOURDOUGH_LOAF)
    await next(bread.name)
    await pressNotFound()
    expect(await screen.findByText(`✕ ${bread.name}: not found`)).toBeOnTheScreen()
    expect(screen.getByText('1 of 3 done')).toBeOnTheScreen()
    expect(screen.getByText('1 not found')).toBeOnTheScreen()

    await press(new RegExp(`^${bread.name}, .*, Not found. Change it$`))
    const dialog = await findDialog(bread.name)
    await user.press(dialog.getByRole('button', { name: 'It is there after all' }))
    expect(await screen.findByText('0 of 3 done')).toBeOnTheScreen()
    expect(screen.queryByText('1 not found')).toBeNull()
    // What was said about it is no longer true.
    expect(screen.queryByText(`✕ ${bread.name}: not found`)).toBeNull()
    expect(picker.heard).toEqual(['not-found', 'undone'])
  })

  it('can be looked for again at the end, and then be found', async () => {
    const order = await getSmallOrder()
    const picker = await pickByCard(order)
    const [bread, eggs] = [getLineOf(order, goods.SOURDOUGH_LOAF), getLineOf(order, goods.EGGS_10)]
    const vanilla = getLineOf(order, goods.OAT_VANILLA)
    await next(bread.name)
    await pressNotFound()
    await press(new RegExp(`^${bread.name}, .*Change it$`))
    await press('Look again at the end')
    expect(await screen.findByRole('heading', { name: 'Look again' })).toBeOnTheScreen()
    expect(screen.getByText('0 of 3 done')).toBeOnTheScreen()

    await picker.scan(codeOf(eggs))
    await picker.scan(codeOf(vanilla))
    await picker.scan(codeOf(vanilla))
    expect(await next(bread.name)).toBeOnTheScreen()
    expect(await picker.scan(codeOf(bread))).toBe('order-complete')
    expect(await next('Everything is decided')).toBeOnTheScreen()
    expect(screen.getByText('3 in the cart')).toBeOnTheScreen()
  })

  it('is offered once more when everything else is decided', async () => {
    const order = await getSmallOrder()
    const picker = await pickByCard(order)
    for (const line of ['1 of 3 done', '2 of 3 done', '3 of 3 done']) {
      await pressNotFound()
      await screen.findByText(line)
    }
    expect(picker.heard).toEqual(['not-found', 'not-found', 'order-complete'])
    expect(screen.getByText('0 in the cart · 3 not found')).toBeOnTheScreen()
    await press('Look again for 3 items')
    expect(await screen.findByText('0 of 3 done')).toBeOnTheScreen()
    expect(await screen.findByRole('heading', { name: 'Look again' })).toBeOnTheScreen()
    expect(screen.queryByText('Everything is decided')).toBeNull()
  })
})

describe('an item without a barcode', () => {
  it('is confirmed by hand, and the journal says so and who answers for it', async () => {
    const order = await getRollOrder()
    const picker = await pickByCard(order)
    const roll = getLineOf(order, goods.NO_BARCODE_ROLL)
    expect(roll.barcode).toEqual([])
    await press(new RegExp(`^${roll.name}, .*Pick it next$`))
    await press('Confirm by hand')
    expect(await screen.findByText(`✓ ${roll.name}: 1 of 6`)).toBeOnTheScreen()
    expect(picker.heard).toEqual(['picked'])
    expect((await readEvents(picker.journal, order.order_id)).at(-1)).toMatchObject({
      type: 'unit-picked',
      lineId: roll._id,
      how: 'hand',
      by: 'Sam',
    })
  })
})

describe('the quantity', () => {
  async function pickRolls() {
    const order = await getRollOrder()
    const picker = await pickByCard(order)
    const roll = getLineOf(order, goods.NO_BARCODE_ROLL)
    await press(new RegExp(`^${roll.name}, .*Pick it next$`))
    await next(roll.name)
    return { picker, roll }
  }

  it('goes up and down by + and −, never below nothing', async () => {
    const { roll } = await pickRolls()
    expect(screen.getByRole('button', { name: `One less: ${roll.name}` })).toBeDisabled()
    await press(`One more: ${roll.name}`)
    expect(await screen.findByRole('button', { name: `${roll.name}: 1/6` })).toBeOnTheScreen()
    await press(`One more: ${roll.name}`)
    expect(await screen.findByRole('button', { name: `${roll.name}: 2/6` })).toBeOnTheScreen()
    await press(`One less: ${roll.name}`)
    expect(await screen.findByRole('button', { name: `${roll.name}: 1/6` })).toBeOnTheScreen()
  })

  it('counts every tap, however fast they come', async () => {
    const { roll } = await pickRolls()
    const more = screen.getByRole('button', { name: `One more: ${roll.name}` })
    fireEvent.press(more)
    fireEvent.press(more)
    fireEvent.press(more)
    expect(await screen.findByRole('button', { name: `${roll.name}: 3/6` })).toBeOnTheScreen()
  })

  it('opens everything that can be done with the line, and never goes above its bound', async () => {
    const { roll } = await pickRolls()
    await press(`${roll.name}: 0/6`)
    const dialog = await findDialog(roll.name)
    expect(dialog.getByText('From 1 to 6 pieces')).toBeOnTheScreen()
    for (let count = 1; count <= 6; count += 1) {
      await user.press(dialog.getByRole('button', { name: `One more: ${roll.name}` }))
      await dialog.findByRole('button', { name: `${roll.name}: ${count}/6` })
    }
    expect(dialog.getByRole('button', { name: `One more: ${roll.name}` })).toBeDisabled()
    await user.press(dialog.getByRole('button', { name: 'Done' }))
    expect(screen.queryByText('From 1 to 6 pieces')).toBeNull()
    expect(screen.getByText('1 of 6 done')).toBeOnTheScreen()
  })
})

it('shows everything that was picked after the app was closed and opened again', async () => {
  const { picker, order } = await pickBigOrder()
  const [oat, eggs] = [getLineOf(order, goods.OAT_BARISTA), getLineOf(order, goods.EGGS_10)]
  await picker.scan(codeOf(oat))
  await picker.scan(codeOf(oat))
  await picker.scan(codeOf(eggs))
  await picker.scan(scaleLabel(getLineOf(order, goods.BANANAS_LOOSE), 1100))
  await pressNotFound()
  await screen.findByText('3 of 12 done')

  picker.restart(`/orders/${order.order_id}/pick`)
  expect(await screen.findByText('3 of 12 done')).toBeOnTheScreen()
  expect(screen.getByText('1 not found')).toBeOnTheScreen()
  expect(screen.getByRole('button', { name: `${oat.name}: 2/3` })).toBeOnTheScreen()
  expect(screen.getByRole('button', { name: `${eggs.name}: 1/1` })).toBeOnTheScreen()
  expect(
    screen.getByRole('button', { name: 'Bananas, loose, 1.10 kg, In cart. Change it' }),
  ).toBeOnTheScreen()
  // The way back goes on too.
  await press('Undo')
  expect(await screen.findByText('2 of 12 done')).toBeOnTheScreen()
  expect(await picker.scan(codeOf(oat))).toBe('line-complete')
})

describe('a device that cannot save', () => {
  const failing = 'This device could not save that. Free some space, then scan again.'

  function makeFullDisk() {
    const disk = { isFull: false }
    const journal = makeJournal()
    return {
      disk,
      journal: {
        ...journal,
        write: (entry: Parameters<typeof journal.write>[0]) =>
          disk.isFull ? Promise.reject(new Error('QuotaExceededError')) : journal.write(entry),
      },
    }
  }

  it('says so, sounds no success and counts nothing, and counts again once it can', async () => {
    const { disk, journal } = makeFullDisk()
    const { picker, order } = await pickBigOrder({ journal })
    const oat = getLineOf(order, goods.OAT_BARISTA)
    await picker.scan(codeOf(oat))

    disk.isFull = true
    expect(await picker.scan(codeOf(oat))).toBe('refused')
    expect(await screen.findByText(`✕ ${failing}`)).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: `${oat.name}: 1/3` })).toBeOnTheScreen()
    await press(`One more: ${oat.name}`)
    await waitFor(() => expect(picker.heard).toEqual(['picked', 'refused', 'refused']))
    expect(screen.getByRole('button', { name: `${oat.name}: 1/3` })).toBeOnTheScreen()

    disk.isFull = false
    expect(await picker.scan(codeOf(oat))).toBe('picked')
    expect(screen.getByRole('button', { name: `${oat.name}: 2/3` })).toBeOnTheScreen()
    expect(await readEvents(journal, order.order_id)).toHaveLength(3)
  })

  it('says so where it is seen, also when something lay over the list', async () => {
    const { disk, journal } = makeFullDisk()
    const edam = await getDemoProduct(goods.EDAM_SLICES_200)
    const { picker, order } = await pickBigOrder({ journal })
    await picker.scan(edam.barcodes[0] ?? '')
    await findStop('Not in this order')
    disk.isFull = true
    expect(await picker.scan(codeOf(getLineOf(order, goods.EGGS_10)))).toBe('refused')
    expect(screen.queryByLabelText('Not in this order')).toBeNull()
    expect(screen.getByText(`✕ ${failing}`)).toBeOnTheScreen()
  })
})
