import fc from 'fast-check'
import { startTestService, type TestService } from '@/__tests__/support/service'
import { arbitraryWanted, pickOnFloor, type Wanted } from '@/__tests__/support/shopFloor'
import { SHELF, type TestItem, type TestStore } from '@/__tests__/support/store'
import { skuSchema } from '@/domain/contract/ids'
import type { Order } from '@/domain/contract/order'
import { checkRequest, finishRequest } from '@/domain/picking/cart'
import { reviewOf } from '@/domain/picking/review'
import { replay } from '@/domain/picking/session'
import type { ShelfProduct } from '@/domain/picking/shelfProduct'

const ORDERS = 300
/** The same orders in every run; another number, set as CARTS_SEED, makes others. */
const SEED = Number(process.env.CARTS_SEED ?? 20_260_301)
const AT_ONCE = 4

const shelf: ShelfProduct[] = Object.values(SHELF).map(
  ({ sku, title, active, pricingType, price, barcodes }) => ({
    ...{ sku: skuSchema.parse(sku), name: title, active, pricingType, barcodes },
    price: Number(price),
  }),
)

const arbitraryItem: fc.Arbitrary<TestItem> = fc
  .record({
    product: fc.constantFrom(...shelf),
    pieces: fc.integer({ min: 1, max: 6 }),
    fewer: fc.nat(2),
    more: fc.nat(2),
    grams: fc.integer({ min: 100, max: 3_000 }),
  })
  .map(({ product: { sku, pricingType }, pieces, fewer, more, grams }) =>
    pricingType === 'KG'
      ? { sku, weight: grams / 1000 }
      : { sku, quantity: pieces, min_quantity: Math.max(1, pieces - fewer), max_quantity: pieces + more },
  )

type Picked = { items: TestItem[]; wishes: Wanted[]; isRider: boolean; isStrict: boolean }
const arbitraryPicked: fc.Arbitrary<Picked> = fc.record({
  items: fc.array(arbitraryItem, { minLength: 1, maxLength: 5 }),
  wishes: fc.array(arbitraryWanted, { minLength: 5, maxLength: 25 }),
  isRider: fc.boolean(),
  isStrict: fc.boolean(),
})

const totalsOf = ({ payment, items }: Order) => ({
  subTotal: payment.sub_total,
  orderTotal: payment.order_total,
  lines: items.map(({ _id, status, pricing }) => [_id, status, pricing.total_price]),
})

describe('a cart picked on the device', () => {
  let service: TestService
  let stores: { strict: TestStore; lax: TestStore }
  beforeAll(async () => {
    service = await startTestService('embedded', { DATABASE_URL: '' })
    stores = {
      strict: await service.openStore({ weightedItemsEnabled: false }),
      lax: await service.openStore({ weightedItemsEnabled: true }),
    }
  })
  afterAll(() => service?.stop())

  /** Picks one order and sends it; what the service says stands beside what the device showed. */
  async function send({ items, wishes, isRider, isStrict }: Picked) {
    const store = isStrict ? stores.strict : stores.lax
    const order = await store.placeOrder(items, { delivery: isRider ? 'PLATFORM' : 'VENDOR' })
    const session = replay(order, pickOnFloor(order, { shelf, weightedItemsEnabled: !isStrict }, wishes))
    const [check, finish] = [checkRequest(session, order), finishRequest(session, order)]
    if (check.kind !== 'request' || finish.kind !== 'request') throw new Error('There is nothing to send')
    const review = reviewOf(session, order, new Date(), !isStrict)
    const answers = [
      await store.put(order.order_id, check.request, store.tokens.picker),
      await store.put(order.order_id, finish.request, store.tokens.picker),
      // The answer was lost on the way: the same again is no second event.
      await store.put(order.order_id, finish.request, store.tokens.picker),
    ]
    return { review, answers }
  }

  it('is taken by the service, to the last decimal as it was shown', async () => {
    const sample = fc.sample(arbitraryPicked, { numRuns: ORDERS, seed: SEED })
    for (let place = 0; place < sample.length; place += AT_ONCE) {
      const sent = await Promise.all(sample.slice(place, place + AT_ONCE).map(send))
      for (const { review, answers } of sent) {
        expect(answers.map(({ status, text }) => (status === 200 ? status : text))).toEqual([200, 200, 200])
        const orders = answers.map(({ body }) => body as Order)
        const shown = review.order && totalsOf(review.order)
        expect(orders.map(totalsOf)).toEqual([shown, shown, shown])
        expect(orders.map(({ sys }) => sys.version)).toEqual([1, 2, 2])
        expect(review.after).toMatchObject({ subTotal: shown?.subTotal, orderTotal: shown?.orderTotal })
      }
    }
  })
})
