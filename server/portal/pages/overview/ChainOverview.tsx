import { jobStatusSchema } from '@/domain/contract/job'
import { ORDER_STATUSES } from '@/domain/contract/order'
import type { Overview, PortalChain } from '@/domain/contract/portal'
import { chainAddress } from '../parts/Layout'
import { JOB_WORDS, ORDER_WORDS } from '../parts/statusWords'
import { Figure, Figures } from './Figures'

export function ChainOverview({ chain, overview }: { chain: PortalChain; overview: Overview }) {
  const at = chainAddress(chain.chain_id)
  const { deliveries, late_orders: late } = overview
  const hasTrouble = deliveries.failing + deliveries.parked > 0
  return (
    <div data-live>
      {hasTrouble && (
        <p className="notice bad">
          Events do not arrive. <a href={`${at}/deliveries`}>See the delivery log</a>
        </p>
      )}
      <h2>Orders of the last 60 days</h2>
      <Figures>
        {ORDER_STATUSES.map((status) => (
          <Figure
            key={status}
            words={ORDER_WORDS[status].words}
            value={overview.orders[status]}
            href={`${at}/orders?status=${status}`}
          />
        ))}
        <Figure words="Late" value={late} look={late > 0 ? 'bad' : undefined} />
      </Figures>
      <h2>Events</h2>
      <Figures>
        <Figure words="Waiting" value={deliveries.waiting} href={`${at}/deliveries?state=WAITING`} />
        <Figure
          words="Failing"
          value={deliveries.failing}
          href={`${at}/deliveries?state=WAITING`}
          look={deliveries.failing > 0 ? 'bad' : undefined}
        />
        <Figure
          words="Given up"
          value={deliveries.parked}
          href={`${at}/deliveries?state=PARKED`}
          look={deliveries.parked > 0 ? 'bad' : undefined}
        />
      </Figures>
      <h2>Jobs of the last 60 days</h2>
      <Figures>
        {jobStatusSchema.options.map((status) => (
          <Figure
            key={status}
            words={JOB_WORDS[status].words}
            value={overview.jobs[status]}
            href={`${at}/jobs`}
            look={status === 'FAILED' && overview.jobs.FAILED > 0 ? 'bad' : undefined}
          />
        ))}
      </Figures>
      <h2>Stores</h2>
      {chain.vendors.length === 0 ? (
        <p>There is no store yet.</p>
      ) : (
        <ul className="cards">
          {chain.vendors.map((store) => (
            <li key={store.vendor_id} className="card row">
              <div>
                <p className="title">{store.name}</p>
                <p className="muted">
                  {store.vendor_id} · {store.currency}
                </p>
              </div>
              <a
                className="button plain"
                href={`${at}/orders/new?vendor_id=${encodeURIComponent(store.vendor_id)}`}
              >
                Place a test order
              </a>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={`${at}/stores/new`}>Open a store</a> · <a href="/portal/chains">All chains</a>
      </p>
    </div>
  )
}
