import { workplaceKey } from '@/domain/outbox/command'
import { createKeptWhereabouts } from '@/state/orders/keptWhereabouts'
import { orderPlaces } from '@/state/orders/orderPlaces'
import { makeCountedKept } from '../../support/countedKept'
import { makeOrder, makeSetup } from '../../support/factories'

const workplace = { ...makeSetup(), picker: 'Mira' }
const { order_id } = makeOrder()
const where = { 'sku-1': ['dairy', 'breakfast'], 'sku-2': ['bakery'] }

it('knows where the lines of an order are found after a restart', async () => {
  const { kept } = makeCountedKept()
  await createKeptWhereabouts(kept).keep(workplace, order_id, where)
  const after = createKeptWhereabouts(kept)
  expect(await after.read(workplace, order_id)).toEqual(where)
  expect(
    await after.read({ ...workplace, vendorId: makeSetup({ vendorId: 'store-7' }).vendorId }, order_id),
  ).toEqual({})
})

it.each(['{oops', '{}', '{"version":2,"where":{}}', '{"version":1,"where":{"sku-1":"dairy"}}'])(
  'knows nothing where the disk says %s',
  async (text) => {
    const { kept, rows } = makeCountedKept()
    rows.set(orderPlaces(workplaceKey(workplace)).where(order_id), text)
    expect(await createKeptWhereabouts(kept).read(workplace, order_id)).toEqual({})
  },
)
