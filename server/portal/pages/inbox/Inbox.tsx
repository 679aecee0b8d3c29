import type { InboxEvent, InboxMood } from '@/server/demo/inbox/repository'
import { ActButton } from '../parts/Form'
import { chainAddress } from '../parts/Layout'
import { Pager } from '../parts/Pager'
import { ReceivedEvent } from './ReceivedEvent'

interface InboxProps {
  chainId: string
  address: string
  mood: InboxMood
  events: readonly InboxEvent[]
  page: number
  total: number
}

export function Inbox({ chainId, address, mood, events, page, total }: InboxProps) {
  const at = `${chainAddress(chainId)}/inbox`
  return (
    <>
      <div className="card">
        <p>
          Events that are sent to <code>{address}</code> are checked and shown here, as a partner&rsquo;s
          receiver would. It is part of the demo only.
        </p>
        <div className="row">
          {mood === 'well' ? (
            <ActButton action={`${at}/mood`} fields={{ mood: 'refusing' }} look="danger">
              Refuse events
            </ActButton>
          ) : (
            <ActButton action={`${at}/mood`} fields={{ mood: 'well' }} look="primary">
              Take events again
            </ActButton>
          )}
          <ActButton action={`${at}/empty`}>Empty the inbox</ActButton>
        </div>
        {mood === 'refusing' && (
          <p className="notice bad">
            Every event is refused now, so that you can watch it being tried again.
          </p>
        )}
      </div>
      <div data-live>
        <h2>{total === 1 ? '1 event' : `${total} events`}, newest first</h2>
        {events.length === 0 ? (
          <p>
            Nothing yet. <a href={`${chainAddress(chainId)}/orders/new`}>Place a test order</a> and its event
            arrives here.
          </p>
        ) : (
          <ul className="cards">
            {events.map((event) => (
              <ReceivedEvent key={event.id} chainId={chainId} event={event} />
            ))}
          </ul>
        )}
        <Pager address={at} page={page} total={total} />
      </div>
    </>
  )
}
