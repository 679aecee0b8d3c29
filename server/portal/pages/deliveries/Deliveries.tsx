import type { Delivery } from '@/domain/contract/portal'
import { Chip } from '../parts/Chip'
import { chainAddress } from '../parts/Layout'
import { Pager } from '../parts/Pager'
import { When } from '../parts/When'
import { About } from './About'
import { answerWords, eventWords, stateWords } from './deliveryWords'
import { NextTry } from './NextTry'

interface DeliveriesProps {
  chainId: string
  deliveries: readonly Delivery[]
  /** This list with its filters. */
  address: string
  page: number
  total: number
}

export function Deliveries({ chainId, deliveries, address, page, total }: DeliveriesProps) {
  return (
    <div data-live>
      <h2>{total === 1 ? '1 event' : `${total} events`}, newest first</h2>
      {deliveries.length === 0 && (
        <p>
          Nothing here. Events are written down from the moment on at which{' '}
          <a href={`${chainAddress(chainId)}/webhooks`}>an address is set</a>.
        </p>
      )}
      <ul className="cards">
        {deliveries.map((delivery) => (
          <DeliveryCard key={delivery.id} chainId={chainId} delivery={delivery} />
        ))}
      </ul>
      <Pager address={address} page={page} total={total} />
    </div>
  )
}

function DeliveryCard({ chainId, delivery }: { chainId: string; delivery: Delivery }) {
  const { words, look } = stateWords(delivery)
  const answer = answerWords(delivery.answer_status, delivery.answer_text)
  return (
    <li className="card">
      <div className="row">
        <a className="title" href={`${chainAddress(chainId)}/deliveries/${delivery.id}`}>
          {eventWords(delivery.event)}
        </a>
        <Chip look={look}>{words}</Chip>
      </div>
      <p>
        <About chainId={chainId} delivery={delivery} />
        <span className="muted">
          {' '}
          · <When at={delivery.created_at} /> · {delivery.tries === 1 ? '1 try' : `${delivery.tries} tries`}
        </span>
      </p>
      {answer !== '' && <p className="clipped">Last answer: {answer}</p>}
      {delivery.state === 'WAITING' && (
        <p>
          Next try: <NextTry delivery={delivery} />
        </p>
      )}
    </li>
  )
}
