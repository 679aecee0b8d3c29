import type { OrderChange } from '@/domain/contract/portal'
import { When } from '../parts/When'
import { OrderState } from './OrderState'
import { causeWords } from './words'

export function History({ changes }: { changes: readonly OrderChange[] }) {
  return (
    <>
      <h2 id="history">History</h2>
      <ol className="cards" aria-labelledby="history">
        {changes.map((change) => (
          <li key={change.version} className="card">
            <div className="row">
              <span>
                Version {change.version} <OrderState status={change.status} />
              </span>
              <span className="muted">
                <When at={change.at} />
              </span>
            </div>
            <p>{causeWords(change)}</p>
          </li>
        ))}
      </ol>
    </>
  )
}
