import { screen, userEvent } from '@testing-library/react-native'
import { skuSchema } from '@/domain/contract/ids'
import { makeOrder } from '../../support/factories'
import { piecesLine } from '../../support/picks'
import { findDialog, readEvents } from '../../support/pickerAtWork'
import { renderPicking } from '../../support/renderPicking'

const user = userEvent.setup()

const CODE = '4006381333931'

/** The same milk on two lines, and bread, which is to be picked first. */
function makeTwice() {
  const milk = { name: 'Milk', sku: skuSchema.parse('MILK'), barcode: [CODE] }
  return makeOrder({
    items: [
      piecesLine(1, { name: 'Bread' }),
      piecesLine(2, { ...milk, instructions: 'For the neighbour' }),
      piecesLine(3, milk),
    ],
  })
}

it('asks which line is meant, and counts for the one that is chosen', async () => {
  const order = makeTwice()
  const picking = await renderPicking(order)
  expect(await picking.scan(CODE)).toBe('choose')
  const dialog = await findDialog('Which one is it for?')
  expect(dialog.getByText('This code is on more than one line of the order.')).toBeOnTheScreen()
  expect(await readEvents(picking.journal, order.order_id)).toHaveLength(1)

  await user.press(dialog.getByRole('button', { name: /^Milk .*0\/2.*“For the neighbour”$/ }))
  expect(await screen.findByText('✓ Milk: 1 of 2')).toBeOnTheScreen()
  expect(screen.queryByLabelText('Which one is it for?')).toBeNull()
  expect((await readEvents(picking.journal, order.order_id)).at(-1)).toMatchObject({
    type: 'unit-picked',
    lineId: order.items[1]?._id,
    how: 'scan',
    code: CODE,
  })
})

it('does not ask again while one of them is shown large', async () => {
  const order = makeTwice()
  const picking = await renderPicking(order)
  await picking.scan(CODE)
  await user.press(await screen.findByRole('button', { name: /^Milk .*0\/3/ }))
  expect(await screen.findByText('✓ Milk: 1 of 3')).toBeOnTheScreen()
  expect(await picking.scan(CODE)).toBe('picked')
  expect(await screen.findByText('✓ Milk: 2 of 3')).toBeOnTheScreen()
})

it('counts nothing when nobody answers', async () => {
  const order = makeTwice()
  const picking = await renderPicking(order)
  await picking.scan(CODE)
  const dialog = await findDialog('Which one is it for?')
  await user.press(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByLabelText('Which one is it for?')).toBeNull()
  expect(await readEvents(picking.journal, order.order_id)).toHaveLength(1)
})
