import { act, screen, userEvent, waitFor, within } from '@testing-library/react-native'
import { withCheckDigit } from '@/domain/barcode/checkDigit'
import { taskSchema } from '@/domain/tools/task'
import { type Ports } from '@/state/ports'
import { getDemoProduct } from '../../support/renderApp'
import { hold, press } from '../../support/reviewing'
import { makeLine, openPromotions, stopDevices, type Place } from './openPromotions'

const user = userEvent.setup()
afterEach(stopDevices)

/** 4.45 and 1.99; nobody else's test is about them. */
const [PAPER, PEAS] = ['MH-10023', 'MH-10024']

async function openNew(given: Partial<Ports> = {}) {
  const [paper, peas] = [await getDemoProduct(PAPER), await getDemoProduct(PEAS)]
  const line = makeLine()
  const device = await openPromotions('new', { fetch: line.fetch, ...given })
  await screen.findByText('Nothing yet. Scan products, or search for them.')
  const scan = ({ barcodes: [barcode = ''] }: { barcodes: string[] }) => device.scan(barcode)
  return { ...device, ...line, scan, paper, peas }
}

const type = async (label: string, text: string) => user.type(screen.getByLabelText(label), text)
const choose = async (name: string) => user.press(screen.getByRole('radio', { name }))

async function setDiscount(kind: string, value: string) {
  await choose(kind)
  for (const key of value) await press(key === '.' ? 'Decimal point' : key)
  await press('Set discount')
}

async function describePromotion(name: string) {
  await press(/^For all products/)
  await setDiscount('Percent off', '20')
  await type('Name in English', name)
  await press('One week')
  await choose('Too much in stock')
}

const places: Place[] = ['list', 'new', { task: '00000000-0000-4000-8000-000000000000' }]
it.each(places)('tells a picker at %j who can, and offers nothing', async (place) => {
  await openPromotions(place, {}, 'picker')
  expect(
    await screen.findByRole('heading', { name: 'Only a team lead can run promotions' }),
  ).toBeOnTheScreen()
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Back' })).toBeOnTheScreen()
})

it('takes what is scanned, once, and shows what customers will see', async () => {
  const { scan, paper, peas } = await openNew()
  expect(await scan(paper)).toBe('picked')
  expect(await scan(peas)).toBe('picked')
  expect(await scan(paper)).toBe('already-complete')
  expect(await scan({ barcodes: [withCheckDigit('952103999999')] })).toBe('unknown-code')
  expect(screen.getAllByRole('button', { name: /^Take out: / })).toHaveLength(2)

  await press(/^For all products/)
  await setDiscount('Percent off', '20')
  // A price is shown once the store's catalog has come.
  expect(await screen.findByLabelText('was €4.45, will be €3.56')).toBeOnTheScreen()
  expect(screen.getByLabelText('was €1.99, will be €1.592')).toBeOnTheScreen()
})

it.each([
  ['Final price', '1.99', 'It would not be cheaper than now.'],
  ['Amount off', '1.99', 'Nothing would be left of the price.'],
  ['Percent off', '100', 'Nothing would be left of the price.'],
  ['Percent off', '0', 'A percentage lies between 1 and 100.'],
])('does not take %s %s for 1.99, and says why', async (kind, value, words) => {
  const { scan, peas } = await openNew()
  await scan(peas)
  await press(`Change discount: ${peas.title}`)
  await choose(kind)
  for (const key of value) await press(key === '.' ? 'Decimal point' : key)
  expect(await screen.findByRole('alert', { name: words })).toBeOnTheScreen()
  expect(screen.getByRole('button', { name: 'Set discount' })).toBeDisabled()
})

it('says at every field what is missing, and sends nothing', async () => {
  const { sent, ports } = await openNew()
  await press('Send promotion')
  for (const words of [
    'Not sent. Put right what is marked.',
    'Set a discount.',
    'Add at least one product.',
    'Give it a name in at least one language.',
    'Choose a reason.',
  ]) {
    expect(screen.getByRole('alert', { name: words })).toBeOnTheScreen()
  }
  expect(screen.getAllByText('Write a date like 2026-11-30.')).toHaveLength(2)
  expect(sent).toEqual([])
  await act(async () => expect(await ports.journal.listCommands()).toEqual([]))
})

it('takes a date and a time from a pad of digits', async () => {
  await openNew()
  for (const [label, typed, written] of [
    ['Start date', '20270105', '2027-01-05'],
    ['Start time', '0930', '09:30'],
  ] as const) {
    expect(screen.getByLabelText(label)).toHaveProp('inputMode', 'numeric')
    await type(label, typed)
    expect(screen.getByLabelText(label)).toHaveProp('value', written)
  }
})

it('says a reason in words', async () => {
  await openNew()
  await choose('Hardly sells')
  expect(screen.getByRole('radio', { name: 'Hardly sells' })).toBeChecked()
  expect(screen.queryByText('NMR')).toBeNull()
})

it('keeps what was written when the app is closed', async () => {
  const { scan, paper, restart } = await openNew()
  await scan(paper)
  await type('Name in German', 'Papierwoche')
  await press('Later: Start date')
  const date = String(screen.getByLabelText('Start date').props.value)
  expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  await restart('new')
  expect(await screen.findByLabelText('Name in German')).toHaveProp('value', 'Papierwoche')
  expect(screen.getByLabelText('Start date')).toHaveProp('value', date)
  expect(screen.getByText(paper.title)).toBeOnTheScreen()
})

it('sends one entry for each discount, then without a product, then its end', async () => {
  const { scan, paper, peas, sent } = await openNew()
  await scan(paper)
  await scan(peas)
  await describePromotion('Test: two')
  await press(`Change discount: ${peas.title}`)
  await setDiscount('Final price', '1.5')
  await press('Send promotion')
  await press(/^Test: two, Running, Sent, .*2 products$/)
  expect(await screen.findByText('Everything was found.')).toBeOnTheScreen()
  const half = { discount_subtype: 'PERCENTAGE', discount_value: 20, active: true, sku: [PAPER] }
  const final = { discount_subtype: 'FINAL_PRICE', discount_value: 1.5, active: true, sku: [PEAS] }
  expect(sent).toMatchObject([
    { vendors: ['store-12'], active: true, reason: 'OVERSTOCK', discount: [half, final] },
  ])
  expect(sent[0]?.conditions.start_time).toMatch(/:00\.000Z$/)

  await press(`Take out: ${peas.title}`)
  await press('Take out')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toEqual({ ...sent[0], discount: [half, { ...final, active: false }] })
  expect(screen.getByRole('heading', { name: '1 product' })).toBeOnTheScreen()

  await hold('Hold to stop')
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent[2]).toEqual({ ...sent[0], active: false, discount: [half] })
  expect(await screen.findByText('Cancelled')).toBeOnTheScreen()
  expect(screen.queryByRole('button', { name: 'Hold to stop' })).toBeNull()
  await screen.findAllByText('Sent')
})

describe('changes of one that was sent', () => {
  async function openChange() {
    const device = await openNew()
    await device.scan(device.paper)
    await describePromotion('Test: change of mind')
    device.plug(false)
    await press('Send promotion')
    await press(/^Test: change of mind, /)
    await press('Change')
    const [task] = await act(() => device.ports.journal.listCommands())
    return { ...device, task: taskSchema.parse(task).id }
  }
  const forAll = (value: number) => new RegExp(`^For all products, ${value} % off`)

  it('are still there when the app was closed, until they are sent', async () => {
    const { scan, paper, peas, sent, plug, restart, task } = await openChange()
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull()
    await press(forAll(20))
    await setDiscount('Percent off', '30')
    await scan(peas)
    await restart({ task, isChanging: true })
    expect(await screen.findByRole('button', { name: forAll(30) })).toBeOnTheScreen()
    expect(screen.getAllByRole('button', { name: /^Take out: / })).toHaveLength(2)
    expect(await screen.findByText(paper.title)).toBeOnTheScreen()

    plug(true)
    await press('Send change')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.discount).toMatchObject([{ discount_value: 30, sku: [PAPER, PEAS] }])
    await restart({ task, isChanging: true })
    expect(await screen.findByRole('button', { name: forAll(30) })).toBeOnTheScreen()
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull()
    await press('Back')
    await hold('Hold to stop')
    await waitFor(() => expect(sent).toHaveLength(3))
  })

  it('are forgotten when somebody wants to start over', async () => {
    const { restart, task } = await openChange()
    await press(forAll(20))
    await setDiscount('Percent off', '30')
    await press('Start over')
    await user.press(screen.getAllByRole('button', { name: 'Start over' }).at(-1) ?? screen.root)
    expect(await screen.findByRole('button', { name: forAll(20) })).toBeOnTheScreen()
    await restart({ task, isChanging: true })
    expect(await screen.findByRole('button', { name: forAll(20) })).toBeOnTheScreen()
  })

  it('mean nothing any more once something else was sent', async () => {
    const { peas, paper, scan, restart, task } = await openChange()
    await scan(peas)
    await press('Send change')
    await press('Change')
    await press(forAll(20))
    await setDiscount('Percent off', '30')
    await press('Back')
    await press(`Take out: ${peas.title}`)
    await press('Take out')
    await restart({ task, isChanging: true })
    expect(await screen.findByRole('button', { name: forAll(20) })).toBeOnTheScreen()
    expect(await screen.findByText(paper.title)).toBeOnTheScreen()
    expect(screen.getAllByRole('button', { name: /^Take out: / })).toHaveLength(1)
  })
})

it('waits without a signal, and goes out when there is one', async () => {
  const { scan, paper, sent, plug, restart } = await openNew()
  await scan(paper)
  await describePromotion('Test: cold room')
  plug(false)
  await press('Send promotion')
  const waiting = /^Test: cold room, Running, (Waiting to send|Sending), /
  expect(await screen.findByRole('button', { name: waiting })).toBeOnTheScreen()
  expect(sent).toEqual([])
  plug(true)
  await restart('list')
  await press(/^Test: cold room, Running, Sent, /)
  await hold('Hold to stop')
  await waitFor(() => expect(sent).toMatchObject([{ active: true }, { active: false }]))
})

it('says that other stores need somebody else, and gives it up when told', async () => {
  const { scan, paper, sent } = await openNew()
  await scan(paper)
  await describePromotion('Test: everywhere')
  await choose('All stores of the chain')
  await press('Send promotion')
  await press(/^Test: everywhere, Needs you, /)
  const words = /^This device may run promotions in its own store only\./
  expect(await screen.findByRole('alert', { name: words })).toBeOnTheScreen()
  expect(screen.queryByText('Running')).toBeNull()
  expect(sent).toMatchObject([{ vendors: ['*'] }])
  await press('Give it up')
  expect(
    await screen.findByRole('heading', { name: 'This promotion is not on this device' }),
  ).toBeOnTheScreen()
})

it('shows promotions by their state', async () => {
  const { scan, paper, plug } = await openNew()
  await scan(paper)
  await describePromotion('Test: tomorrow')
  await press('Later: Start date')
  plug(false)
  await press('Send promotion')
  const card = /^Test: tomorrow, Upcoming, /
  expect(await screen.findByRole('button', { name: card })).toBeOnTheScreen()
  const filters = within(screen.getByLabelText('State'))
  await user.press(filters.getByRole('radio', { name: 'Running' }))
  expect(screen.getByRole('heading', { name: 'None in this state' })).toBeOnTheScreen()
  await user.press(filters.getByRole('radio', { name: 'Upcoming' }))
  expect(screen.getByRole('button', { name: card })).toBeOnTheScreen()
})
