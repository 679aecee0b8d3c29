import { act, screen, userEvent } from '@testing-library/react-native'
import { router } from 'expo-router'
import * as goods from '@/server/demo/catalog/wellKnown'
import {
  codeOf,
  getDemoOrderOf,
  getLineOf,
  openOrder,
  signInAsPicker,
  startPicker,
} from '../support/pickerAtWork'
import { makeScreenTall } from '../support/tallScreen'

const user = userEvent.setup()

beforeEach(makeScreenTall)

it('changes in the middle of an order, and the picking goes on where it was', async () => {
  const order = await getDemoOrderOf(goods.EGGS_10, goods.OAT_VANILLA)
  const picker = startPicker()
  await signInAsPicker()
  await openOrder(order)
  await picker.scan(codeOf(getLineOf(order, goods.EGGS_10)))
  expect(await screen.findByText('1 of 3 done')).toBeOnTheScreen()

  act(() => router.push('/settings'))
  await user.press(await screen.findByRole('radio', { name: 'Deutsch' }))
  act(() => router.back())
  expect(await screen.findByText('1 von 3 erledigt')).toBeOnTheScreen()
  const oat = codeOf(getLineOf(order, goods.OAT_VANILLA))
  expect(await picker.scan(oat)).toBe('picked')
})
