import { screen, userEvent } from '@testing-library/react-native'
import { openStore, readCommands } from '../../support/decidedOrders'
import { makeOrder } from '../../support/factories'
import { findDialog } from '../../support/pickerAtWork'
import { pick, piecesLine } from '../../support/picks'
import { press } from '../../support/reviewing'
import { makeScreenTall } from '../../support/tallScreen'
import { changeOf, changeWork } from '../../support/toolDevice'

const eggs = piecesLine(1, { name: 'Eggs' })
const acts = [pick(eggs)]
const QUESTION = 'Sign out of Market Hall, Store 12?'

beforeEach(makeScreenTall)

async function openSettings(places: number) {
  const orders = Array.from({ length: places }, () => makeOrder({ items: [eggs] }))
  const decided = orders.map((order) => ({ order, acts }))
  return openStore('/settings', { orders, decided, signal: 'lost' })
}

it('says what is not sent yet and what becomes of it, and lets the picker stay', async () => {
  await openSettings(2)
  await press('Sign out')
  const dialog = await findDialog(QUESTION)
  expect(
    dialog.getByText(
      /^2 orders are not sent yet\. They stay on this device and go out when somebody of this store signs in here\./,
    ),
  ).toBeOnTheScreen()
  await press('Stay signed in')
  expect(screen.getByRole('heading', { name: 'Settings' })).toBeOnTheScreen()
})

it('keeps what is not sent when somebody signs out all the same', async () => {
  const { journal } = await openSettings(1)
  await press('Sign out')
  const dialog = await findDialog(QUESTION)
  expect(dialog.getByText(/^1 order is not sent yet\./)).toBeOnTheScreen()
  await userEvent.press(dialog.getByRole('button', { name: 'Sign out' }))
  expect(await screen.findByLabelText('Set-up code')).toBeOnTheScreen()
  expect(await readCommands(journal)).toHaveLength(1)
})

it('says which changes of the store are not sent yet', async () => {
  const tasks = [changeWork(changeOf('MILK')), changeWork(changeOf('OAT'))]
  await openStore('/settings', { orders: [], tasks, role: 'lead', signal: 'lost' })
  await press('Sign out')
  const dialog = await findDialog(QUESTION)
  expect(await dialog.findByText(/^2 changes of the store are not sent yet\./)).toBeOnTheScreen()
})

it('asks as before while nothing waits', async () => {
  await openSettings(0)
  await press('Sign out')
  const dialog = await findDialog(QUESTION)
  expect(dialog.getByText('To work here again this device needs a set-up code.')).toBeOnTheScreen()
})
