import { screen, userEvent, waitFor, within } from '@testing-library/react-native'
import * as goods from '@/server/demo/catalog/wellKnown'
import {
  codeOf,
  getDemoOrderOf,
  getLineOf,
  openOrder,
  signInAsPicker,
  startPicker,
} from '../support/pickerAtWork'
import { getDemoOrders, makeLateOrder } from '../support/renderApp'
import { makeScreenTall } from '../support/tallScreen'

const user = userEvent.setup()

const press = async (name: string | RegExp) => user.press(await screen.findByRole('button', { name }))
const choose = async (name: string | RegExp) => user.press(await screen.findByRole('tab', { name }))
const card = async (code: string) => within(await screen.findByRole('button', { name: code }))

/** Three lines: eggs, bread, and two oat drinks. */
const getSmallOrder = () => getDemoOrderOf(goods.EGGS_10, goods.OAT_VANILLA)

beforeEach(makeScreenTall)

describe('the tabs', () => {
  it('count what is to pick and what was begun here', async () => {
    const { length } = await getDemoOrders()
    startPicker()
    await signInAsPicker()
    expect(screen.getByRole('tab', { name: `To pick ${length}` })).toBeSelected()
    expect(screen.getByRole('tab', { name: 'Picking 0' })).not.toBeSelected()
    expect(screen.getByRole('tab', { name: 'Done' })).not.toBeSelected()
  })

  it('say what belongs into them while they are empty', async () => {
    startPicker()
    await signInAsPicker()
    await choose('Picking 0')
    expect(await screen.findByRole('heading', { name: 'Nothing begun on this device' })).toBeOnTheScreen()
    expect(screen.queryByRole('button', { name: /^(Start|Go on with) K7-/ })).toBeNull()
    await choose('Done')
    expect(await screen.findByRole('heading', { name: 'Nothing finished yet' })).toBeOnTheScreen()
    expect(screen.getByRole('tab', { name: 'Done' })).toBeSelected()
  })
})

describe('an order that was begun here', () => {
  async function beginSmallOrder() {
    const order = await getSmallOrder()
    const picker = startPicker()
    await signInAsPicker()
    await openOrder(order)
    await picker.scan(codeOf(getLineOf(order, goods.EGGS_10)))
    return { picker, order }
  }

  it('says how far it is, on both lists', async () => {
    const { order } = await beginSmallOrder()
    await press('Back')
    await screen.findByRole('tab', { name: 'Picking 1' })
    expect((await card(order.order_code)).getByText('1 of 3 picked by you')).toBeOnTheScreen()
    await choose('Picking 1')
    expect(screen.getAllByRole('button', { name: /^K7-/ })).toHaveLength(1)
    expect((await card(order.order_code)).getByText('1 of 3 picked by you')).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: `Go on with ${order.order_code}` })).toBeOnTheScreen()
  })

  it('goes straight on where it was left, also after the app was closed', async () => {
    const { picker, order } = await beginSmallOrder()
    picker.restart()
    await choose('Picking 1')
    const begun = await card(order.order_code)
    expect(await begun.findByText('1 of 3 picked by you')).toBeOnTheScreen()
    await press(order.order_code)
    expect(await screen.findByText('1 of 3 done')).toBeOnTheScreen()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled()
  })

  it('is no longer what the button offers to start', async () => {
    const [first, second] = [...(await getDemoOrders())].sort((one, other) =>
      one.promised_for.localeCompare(other.promised_for),
    )
    const picker = startPicker()
    await signInAsPicker()
    await press(`Start ${first?.order_code}`)
    await screen.findByText(/^0 of \d+ done$/)
    await waitFor(async () => expect(await picker.journal.listOrders('Sam')).toEqual([first?.order_id]))
    await press('Back')
    expect(await screen.findByRole('button', { name: `Start ${second?.order_code}` })).toBeOnTheScreen()
  })
})

describe('a new order', () => {
  it('is heard, seen and marked until it is opened', async () => {
    const order = await getSmallOrder()
    const late = makeLateOrder(order)
    const { heard } = startPicker({ fetch: late.fetch })
    await signInAsPicker()
    expect(screen.queryByRole('button', { name: order.order_code })).toBeNull()

    late.arrive()
    await press('Live. Refresh now')
    expect(await screen.findByText(`New order ${order.order_code}`)).toBeOnTheScreen()
    expect(heard).toEqual(['new-order'])
    expect((await card(order.order_code)).getByText('New')).toBeOnTheScreen()
    expect(screen.getAllByText('New')).toHaveLength(1)

    await press(order.order_code)
    await screen.findByRole('button', { name: 'Start picking' })
    expect(screen.queryByText(`New order ${order.order_code}`)).toBeNull()
    await press('Back')
    expect(await screen.findByRole('button', { name: order.order_code })).toBeOnTheScreen()
    expect(screen.queryByText('New')).toBeNull()
  })

  it('is heard and seen in the middle of picking another one', async () => {
    const order = await getSmallOrder()
    const other = await getDemoOrderOf(goods.NO_BARCODE_ROLL, goods.SALMON_FILLET)
    const late = makeLateOrder(order)
    const { heard } = startPicker({ fetch: late.fetch })
    await signInAsPicker()
    await openOrder(other)
    late.arrive()
    // The device looks by itself every fifteen seconds.
    expect(await screen.findByText(`New order ${order.order_code}`)).toBeOnTheScreen()
    expect(heard).toEqual(['new-order'])
    expect(screen.getByText('0 of 6 done')).toBeOnTheScreen()
  })

  it('is not one that was there at sign-in, nor one that was seen before', async () => {
    const late = makeLateOrder(await getSmallOrder())
    const { heard } = startPicker({ fetch: late.fetch })
    await signInAsPicker()
    const asked = late.answers()
    await press('Live. Refresh now')
    await waitFor(() => expect(late.answers()).toBe(asked + 1))
    expect(heard).toEqual([])
    expect(screen.queryByText('New')).toBeNull()

    late.arrive()
    await press('Live. Refresh now')
    await screen.findByText(/^New order/)
    await press('Live. Refresh now')
    await waitFor(() => expect(late.answers()).toBe(asked + 3))
    expect(screen.getAllByText('New')).toHaveLength(1)
    expect(heard).toEqual(['new-order'])
  })
})
