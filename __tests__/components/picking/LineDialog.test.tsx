import { screen, userEvent } from '@testing-library/react-native'
import { type OrderLine } from '@/domain/contract/order'
import { type LanguageChoice } from '@/domain/setup/preferences'
import { makeOrder } from '../../support/factories'
import { piecesLine, weighedLine } from '../../support/picks'
import { findDialog, readEvents } from '../../support/pickerAtWork'
import { renderPicking } from '../../support/renderPicking'

const user = userEvent.setup()

/** Two to four pieces of milk, four are asked for. */
const milk = () => piecesLine(4, { name: 'Milk', barcode: ['4006381333931'] }, [2, 4])

async function open(line: OrderLine, language: LanguageChoice = 'en') {
  const order = makeOrder({ items: [line, piecesLine(1, { name: 'Bread' })] })
  const picking = await renderPicking(order, { language })
  await user.press(await screen.findByRole('button', { name: new RegExp(`${line.name}\\u2069?: `) }))
  return { picking, order, dialog: await findDialog(line.name) }
}

const names = (dialog: Awaited<ReturnType<typeof findDialog>>) =>
  dialog.getAllByRole('button').map(({ props }) => props.accessibilityLabel as string)

it('offers what can be done with an open line, the careful answer last', async () => {
  const { dialog } = await open(milk())
  expect(dialog.getByRole('heading', { name: 'Milk' })).toBeOnTheScreen()
  expect(dialog.getByText('From 2 to 4 pieces')).toBeOnTheScreen()
  expect(names(dialog)).toEqual([
    'Milk: 0/4',
    'One less: Milk',
    'One more: Milk',
    'Confirm by hand',
    'Not found',
    'Done',
  ])
})

it('keeps to the bounds of the line', async () => {
  const { dialog } = await open(milk())
  expect(dialog.getByRole('button', { name: 'One less: Milk' })).toBeDisabled()
  for (const count of [1, 2, 3, 4]) {
    await user.press(dialog.getByRole('button', { name: 'One more: Milk' }))
    await dialog.findByRole('button', { name: `Milk: ${count}/4` })
  }
  expect(dialog.getByRole('button', { name: 'One more: Milk' })).toBeDisabled()
  expect(dialog.getByRole('button', { name: 'One less: Milk' })).toBeEnabled()
  // What is in the cart was found; nothing but its number is left to change.
  expect(names(dialog)).toEqual(['Milk: 4/4', 'One less: Milk', 'One more: Milk', 'Done'])
})

it('stays open while pieces are confirmed by hand', async () => {
  const { dialog, picking, order } = await open(milk())
  await user.press(dialog.getByRole('button', { name: 'Confirm by hand' }))
  expect(await dialog.findByRole('button', { name: 'Milk: 1/4' })).toBeOnTheScreen()
  expect((await readEvents(picking.journal, order.order_id)).at(-1)).toMatchObject({
    type: 'unit-picked',
    how: 'hand',
  })
})

it('calls fewer than ordered short, and lets it be found after all', async () => {
  const { dialog } = await open(milk())
  for (const count of [1, 2]) {
    await user.press(dialog.getByRole('button', { name: 'One more: Milk' }))
    await dialog.findByRole('button', { name: `Milk: ${count}/4` })
  }
  await user.press(dialog.getByRole('button', { name: 'Not found' }))
  const row = await screen.findByRole('button', { name: /^Milk, .*2\/4.*, Fewer than ordered\. Change it$/ })
  await user.press(row)
  const again = await findDialog('Milk')
  expect(names(again)).toEqual([
    'Milk: 2/4',
    'One less: Milk',
    'One more: Milk',
    'It is there after all',
    'Done',
  ])
  await user.press(again.getByRole('button', { name: 'It is there after all' }))
  expect(await screen.findByText('0 of 2 done')).toBeOnTheScreen()
})

it('offers to look again for what was not found', async () => {
  const { dialog } = await open(milk())
  await user.press(dialog.getByRole('button', { name: 'Not found' }))
  await user.press(await screen.findByRole('button', { name: /^Milk, .*, Not found\. Change it$/ }))
  const again = await findDialog('Milk')
  expect(names(again)).toEqual([
    'Milk: 0/4',
    'One less: Milk',
    'One more: Milk',
    'Replace',
    'Look again at the end',
    'It is there after all',
    'Done',
  ])
  await user.press(again.getByRole('button', { name: 'Look again at the end' }))
  expect(await screen.findByRole('heading', { name: 'Look again' })).toBeOnTheScreen()
})

it('leads a weighed line to its weight', async () => {
  const order = makeOrder({ items: [weighedLine({ barcode: ['2110003000001'] }), milk()] })
  const picking = await renderPicking(order)
  await picking.scan('2110003010000')
  await user.press(await screen.findByRole('button', { name: /^Bananas, loose, 1\.00 kg, In cart/ }))
  const dialog = await findDialog('Bananas, loose')
  expect(names(dialog)).toEqual(['Weigh again', 'Done'])
  await user.press(dialog.getByRole('button', { name: 'Weigh again' }))
  expect(await screen.findByRole('button', { name: 'Take out' })).toBeOnTheScreen()
  expect(screen.getByText('€1.99')).toBeOnTheScreen()
})

it('speaks Arabic, with its fractions from left to right', async () => {
  const bounds = /^من .*2.* إلى .*4.* قطعة$/
  const { dialog } = await open(milk(), 'ar')
  expect(dialog.getByText(bounds)).toBeOnTheScreen()
  const quantity = dialog.getByRole('button', { name: /Milk.*: .*0.*\/.*4/ })
  expect(quantity).toHaveStyle({ direction: 'ltr' })
  await user.press(dialog.getByRole('button', { name: /^زد واحدًا: .*Milk/ }))
  expect(await dialog.findByRole('button', { name: /Milk.*: .*1.*\/.*4/ })).toBeOnTheScreen()
  await user.press(dialog.getByRole('button', { name: 'تم' }))
  expect(screen.queryByText(bounds)).toBeNull()
})
