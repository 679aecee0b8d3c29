import type { Delivery } from '@/domain/contract/portal'
import { spreadJson } from '../parts/spreadJson'

/** The headers of every try by their names, with the values that are no secret and the same each time. */
const headersOf = (id: string): [string, string][] => [
  ['content-type', 'application/json'],
  ['authorization', 'the secret'],
  ['webhook-id', id],
  ['webhook-timestamp', 'the second of the try'],
  ['webhook-signature', 'made of id, second, payload and the secret'],
]

/** The request as it was sent, or as it will be. */
export function SentRequest({ delivery, url }: { delivery: Delivery; url: string | undefined }) {
  return (
    <>
      <h2>The request</h2>
      <div className="card">
        <p>
          <code>POST {url ?? 'to no address: none is set'}</code>
        </p>
        <dl className="facts">
          {headersOf(delivery.id).map(([name, value]) => (
            <div key={name} className="fact">
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <h2>The payload</h2>
      <pre>{spreadJson(delivery.payload)}</pre>
      <details>
        <summary>Exactly as it is signed, in one line</summary>
        <pre>{delivery.payload}</pre>
      </details>
    </>
  )
}
