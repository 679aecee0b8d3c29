import type { Delivery, DeliveryTry } from '@/domain/contract/portal'
import { When } from '../parts/When'

/** Newest first, as in the log. */
export function Tries({ delivery: { tries, tried } }: { delivery: Delivery }) {
  if (tries === 0) return <p>It was not tried yet.</p>
  return (
    <>
      {tried.length < tries && (
        <p className="muted">
          The last {tried.length} of {tries} are kept.
        </p>
      )}
      <ol className="cards">
        {tried.toReversed().map((one, index) => (
          <Try key={one.at + index} number={tries - index} one={one} />
        ))}
      </ol>
    </>
  )
}

function Try({ number, one: { at, url, status, text, ms } }: { number: number; one: DeliveryTry }) {
  return (
    <li className="card">
      <p>
        <strong>Try {number}</strong>: {status === null ? 'No answer' : `Answered ${status}`} after {ms} ms
      </p>
      {url !== null && (
        <p>
          <code>{url}</code>
        </p>
      )}
      {text !== '' && <pre>{text}</pre>}
      <p className="muted">
        <When at={at} />
      </p>
    </li>
  )
}
