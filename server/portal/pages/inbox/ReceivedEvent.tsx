import type { InboxEvent } from '@/server/demo/inbox/repository'
import { Chip } from '../parts/Chip'
import { chainAddress } from '../parts/Layout'
import { When } from '../parts/When'
import { readPayload, type Payload } from './readPayload'

export function ReceivedEvent({ chainId, event }: { chainId: string; event: InboxEvent }) {
  const payload = readPayload(event.body)
  return (
    <li className="card">
      <div className="row">
        <p className="title">
          <EventTitle chainId={chainId} payload={payload} />
        </p>
        <p className="muted">
          <When at={event.received_at} />
        </p>
      </div>
      <p className="chips">
        <Chip look={event.is_signed ? 'good' : 'bad'}>
          {event.is_signed ? 'Signature fits' : 'Signature does not fit'}
        </Chip>{' '}
        <Chip look={event.is_authorized ? 'good' : 'bad'}>
          {event.is_authorized ? 'Secret fits' : 'Secret does not fit'}
        </Chip>{' '}
        {event.is_repeat && <Chip look="soon">Came before</Chip>}{' '}
        <Chip look={event.answer_status < 300 ? 'plain' : 'bad'}>Answered {event.answer_status}</Chip>
      </p>
      <details>
        <summary>What was sent</summary>
        {event.webhook_id !== null && <p className="muted">webhook-id {event.webhook_id}</p>}
        <pre>{payload.pretty}</pre>
      </details>
    </li>
  )
}

function EventTitle({ chainId, payload }: { chainId: string; payload: Payload }) {
  const { about } = payload
  switch (about.kind) {
    case 'order':
      return (
        <>
          <a href={`${chainAddress(chainId)}/orders/${about.orderId}`}>{about.code}</a> {about.words}
        </>
      )
    case 'job':
      return (
        <>
          <a href={`${chainAddress(chainId)}/jobs/${about.jobId}`}>Job</a> {about.words}
        </>
      )
    case 'other':
      return <>Something else</>
    case 'test':
      return <>A test</>
  }
}
