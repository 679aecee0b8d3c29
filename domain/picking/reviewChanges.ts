import type { LineId } from '@/domain/contract/ids'
import type { Order, OrderLine } from '@/domain/contract/order'
import { multiply } from '@/domain/money/decimal'
import { isWeighed } from '@/domain/orders/summarizeOrder'
import type { Addition } from './additions'
import type { LineProgress, Replacement } from './lineProgress'
import { outcomeOf } from './outcome'
import type { PriceChange } from './price'
import type { PickSession } from './session'

type OnLine = { lineId: LineId; name: string; /** As ordered. */ wasTotal: number }
/** Undefined while the cart has faults: then nobody knows the price. */
type WithTotal = { total: number | undefined }

/** Something that is not as the customer ordered it. A line may have changed in two ways. */
export type ReviewChange =
  | (OnLine & WithTotal & { kind: 'weight'; orderedKg: number | undefined; weightKg: number })
  /** `short`: fewer pieces than ordered; `more`: up to what the customer takes. */
  | (OnLine & WithTotal & { kind: 'short' | 'more'; ordered: number; picked: number })
  /** `agreed`: what the same would cost without it, one piece or all of them. */
  | (OnLine & WithTotal & { kind: 'price'; agreed: number; price: PriceChange })
  | (OnLine & { kind: 'not-found' })
  | (OnLine & WithTotal & { kind: 'replaced'; by: Replacement })
  | (WithTotal & { kind: 'added'; additionId: string; name: string; addition: Addition })

/** `filled` is the order with this cart in it. */
export function changesOf({ lines, additions }: PickSession, filled: Order | undefined): ReviewChange[] {
  const items = filled?.items ?? []
  const byId = new Map(items.map((line) => [line._id, line]))
  const standIns = new Map(items.map((line) => [line.replaced_id, line]))
  const added = items.filter((line) => line.status === 'ADDITION')
  return [
    ...lines.flatMap((progress) =>
      changesOfLine(progress, byId.get(progress.line._id), standIns.get(progress.line._id)),
    ),
    ...additions.map((addition, place): ReviewChange => {
      const { id, product } = addition
      return { kind: 'added', additionId: id, name: product.name, addition, total: totalOf(added[place]) }
    }),
  ]
}

function changesOfLine(
  progress: LineProgress,
  filled: OrderLine | undefined,
  standIn: OrderLine | undefined,
): ReviewChange[] {
  const { line, replacement } = progress
  const on: OnLine = { lineId: line._id, name: line.name, wasTotal: line.original_pricing.total_price }
  switch (outcomeOf(progress)) {
    case 'open':
    case 'look-again':
      return []
    case 'not-found':
      return [{ ...on, kind: 'not-found' }]
    case 'replaced':
      return replacement ? [{ ...on, kind: 'replaced', by: replacement, total: totalOf(standIn) }] : []
    case 'in-cart':
    case 'short': {
      const total = totalOf(filled)
      return [...changesOfAmount(progress), ...changesOfPrice(progress)].map((change) => ({
        ...on,
        total,
        ...change,
      }))
    }
  }
}

type AmountChange =
  | { kind: 'weight'; orderedKg: number | undefined; weightKg: number }
  | { kind: 'short' | 'more'; ordered: number; picked: number }

function changesOfAmount({ line, picked, weightKg }: LineProgress): AmountChange[] {
  const { quantity: ordered, weight: orderedKg } = line.original_pricing
  if (isWeighed(line)) {
    return weightKg === undefined || weightKg === orderedKg ? [] : [{ kind: 'weight', orderedKg, weightKg }]
  }
  return picked === ordered ? [] : [{ kind: picked < ordered ? 'short' : 'more', ordered, picked }]
}

function changesOfPrice({
  line,
  picked,
  price,
}: LineProgress): { kind: 'price'; agreed: number; price: PriceChange }[] {
  if (!price) return []
  const { unit_price } = line.original_pricing
  return [{ kind: 'price', agreed: 'unit' in price ? unit_price : multiply(unit_price, picked), price }]
}

const totalOf = (line: OrderLine | undefined) => line?.pricing.total_price
