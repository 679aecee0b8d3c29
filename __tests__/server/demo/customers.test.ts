import { MOST_OPEN, placeNext, startDemoCustomers } from '@/server/demo/customers'
import { onBothDatabases, type TestService } from '@/__tests__/support/service'
import { until } from '@/__tests__/support/until'

const STORE = { chainId: 'market-hall', vendorId: 'store-12' }
const EVERY_MS = 180_000

const countOpen = async ({ deps }: TestService) => {
  const [row] = await deps.db.sql<{ open: number }[]>`
    select count(*)::int as open from orders
    where chain_id = ${STORE.chainId} and vendor_id = ${STORE.vendorId} and status = 'RECEIVED'`
  return row?.open
}

onBothDatabases(
  "the demo's customers",
  (service) => {
    it('find a quiet store of ten orders', async () => {
      expect(await countOpen(service())).toBe(10)
    })

    it('order one after another, never two at once, and stop when nobody picks', async () => {
      const { clock, deps } = service()
      clock.offsetMs = EVERY_MS
      // As two instances would, at the same moment.
      const placed = await Promise.all([placeNext(deps, EVERY_MS), placeNext(deps, EVERY_MS)])
      expect(placed.filter(Boolean)).toHaveLength(1)
      expect(await countOpen(service())).toBe(11)
      for (let times = 2; times < 2 * MOST_OPEN; times += 1) {
        clock.offsetMs = times * EVERY_MS
        await placeNext(deps, EVERY_MS)
      }
      expect(await countOpen(service())).toBe(MOST_OPEN)
      clock.offsetMs = 0
    })

    it('come by themselves, and go with the service', async () => {
      const { deps } = service()
      await deps.db.sql`update orders set status = 'CANCELLED', created_at = now() - interval '1 hour'`
      const customers = startDemoCustomers({ ...deps, config: { ...deps.config, demoOrderSeconds: 1 } })
      await until(
        () => countOpen(service()),
        (open) => open === 2,
      )
      await customers.stop()
      const before = await countOpen(service())
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      expect(await countOpen(service())).toBe(before)
    })
  },
  { DEMO: '1', DEMO_ORDER_SECONDS: '0' },
)
