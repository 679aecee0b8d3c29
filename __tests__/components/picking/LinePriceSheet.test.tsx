import { screen, userEvent } from '@testing-library/react-native'
import { type DeviceRole } from '@/domain/contract/device'
import { type PickAct } from '@/domain/picking/events'
import { setPrice } from '../../support/brought'
import { makeOrder } from '../../support/factories'
import { findDialog, readEvents } from '../../support/pickerAtWork'
import { pick, piecesLine, setTo, weigh, weighedLine } from '../../support/picks'
import { openOrderAt, press } from '../../support/reviewing'
import { makeScreenTall } from '../../support/tallScreen'

const user = userEvent.setup()

/** Four pieces of milk for 2.95 each. */
const milk = piecesLine(4, { name: 'Milk' }, [2, 4])
const bread = piecesLine(1, { name: 'Bread' })
const bananas = weighedLine()

async function open(role: DeviceRole, more: readonly PickAct[] = [], fix = '') {
  const order = makeOrder({ items: [milk, bread, bananas] })
  const acts = [setTo(milk, 4), weigh(bananas, 1), ...more]
  const { journal, heard } = await openOrderAt(`pick${fix}`, order, { acts, role })
  await screen.findByText(/^\d of 3 done$/)
  return { heard, last: async () => (await readEvents(journal, order.order_id)).at(-1) }
}

const openLine = async (name: string) => {
  await press(new RegExp(`^${name}, .*In cart\\. Change it$`))
  return findDialog(name)
}

async function openPrice() {
  const dialog = await openLine('Milk')
  await user.press(dialog.getByRole('button', { name: 'Change price' }))
  await screen.findByRole('button', { name: 'Set price' })
}

const type = async (...keys: readonly string[]) => {
  for (const key of keys) await press(key)
}

beforeEach(makeScreenTall)

describe('the price of a line', () => {
  it('is nothing that a picker changes, not even by a link', async () => {
    await open('picker', [], `?line=${milk._id}&fix=price`)
    const dialog = await findDialog('Milk')
    expect(dialog.queryByRole('button', { name: 'Change price' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Set price' })).toBeNull()
  })

  it('is changed by a team lead for each piece', async () => {
    const { last } = await open('lead')
    await openPrice()
    expect(screen.getByText('€2.95')).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: 'Set price' })).toBeDisabled()
    await type('2', 'Decimal point', '5')
    await press('Set price')
    expect(await last()).toMatchObject({ type: 'price-set', lineId: milk._id, price: { unit: 2.5 } })
  })

  it('is changed for all pieces together, and never for both', async () => {
    const { last } = await open('lead')
    await openPrice()
    await type('2')
    await user.press(screen.getByRole('tab', { name: 'All 4 together' }))
    expect(screen.getByText('€11.80')).toBeOnTheScreen()
    // What was typed for one piece was not meant for four.
    expect(screen.getByRole('button', { name: 'Set price' })).toBeDisabled()
    await type('1', '0')
    await press('Set price')
    expect(await last()).toMatchObject({ type: 'price-set', price: { total: 10 } })
    expect(await last()).not.toHaveProperty('price.unit')
  })

  it('comes back to what was agreed by one tap', async () => {
    const { last } = await open('lead', [setPrice(milk, { unit: 2 })])
    await openPrice()
    await press('Agreed price')
    expect(await last()).toMatchObject({ type: 'price-removed', lineId: milk._id })
  })

  it('is refused where nobody would pay it', async () => {
    await open('lead')
    await openPrice()
    await type('9', '9', '9', '9', '9', '9', '9')
    expect(await screen.findByRole('alert', { name: 'This price cannot be taken.' })).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: 'Set price' })).toBeDisabled()
  })

  it('of what is weighed follows the weight', async () => {
    await open('lead')
    const dialog = await openLine('Bananas, loose')
    expect(dialog.queryByRole('button', { name: 'Change price' })).toBeNull()
  })

  it('is not asked for before anything is in the cart', async () => {
    await open('lead', [], `?line=${bread._id}`)
    const dialog = await findDialog('Bread')
    expect(dialog.queryByRole('button', { name: 'Change price' })).toBeNull()
  })

  it('is seen in the review beside the one before', async () => {
    await openOrderAt('review', makeOrder({ items: [milk, bread] }), {
      acts: [setTo(milk, 4), pick(bread), setPrice(milk, { unit: 2 })],
    })
    expect(await screen.findByText('€2.95 → €2.00')).toBeOnTheScreen()
    expect(screen.getByText('€8.00')).toBeOnTheScreen()
  })
})
