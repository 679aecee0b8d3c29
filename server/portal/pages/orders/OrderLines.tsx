import type { OrderLine } from '@/domain/contract/order'
import { Chip } from '../parts/Chip'
import { LineFacts } from './LineFacts'
import { LINE_WORDS } from './words'

interface OrderLinesProps {
  lines: readonly OrderLine[]
  currency: string | undefined
}

/** Every line, what stands in for another one under it. */
export function OrderLines({ lines, currency }: OrderLinesProps) {
  const ids = new Set(lines.map((line) => line._id))
  const standsIn = (line: OrderLine) => line.replaced_id != null && ids.has(line.replaced_id)
  return (
    <>
      <h2>Items</h2>
      <ul className="cards">
        {lines
          .filter((line) => !standsIn(line))
          .map((line) => (
            <li key={line._id} className="card">
              <Line line={line} currency={currency} />
              {lines
                .filter((other) => other.replaced_id === line._id)
                .map((other) => (
                  <div key={other._id} className="under">
                    <p className="muted">Replaced by</p>
                    <Line line={other} currency={currency} />
                  </div>
                ))}
            </li>
          ))}
      </ul>
    </>
  )
}

function Line({ line, currency }: { line: OrderLine; currency: string | undefined }) {
  const { words, look } = LINE_WORDS[line.status]
  return (
    <>
      <div className="row">
        <p className="title">{line.name}</p>
        <Chip look={look}>{words}</Chip>
      </div>
      <p className="muted">{line.sku}</p>
      <LineFacts line={line} currency={currency} />
    </>
  )
}
