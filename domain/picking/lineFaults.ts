import type { Fault } from '@/domain/contract/error'
import { lineIdSchema, type LineId } from '@/domain/contract/ids'
import type { LineUpdate, OrderUpdate } from '@/domain/contract/orderUpdate'
import type { PickSession } from './session'

/** One tap that leads to where a fault is put right. `remove`: an addition that the store does not have. */
export type Fix = 'weigh' | 'quantity' | 'replace' | 'price' | 'find' | 'remove' | 'none'

export type FaultPlace =
  /** `part`: whether it is the line itself or what stands in for it. */
  | { kind: 'line'; lineId: LineId; part: 'line' | 'replacement' }
  | { kind: 'addition'; additionId: string }
  | { kind: 'order' }

export type PlacedFault = { fault: Fault; place: FaultPlace; fix: Fix }

/**
 * Where the faults of a request lie in the session that it was made from, and what helps. A fault of another
 * platform, whose codes nobody here knows, is placed by its path; without one it is the whole order's.
 */
export function faultsByLine(
  request: Pick<OrderUpdate, 'items'>,
  faults: readonly Fault[],
  session: PickSession,
): PlacedFault[] {
  const named = new Set(request.items.map((item) => item._id))
  const leftOut = session.lines.filter(({ line }) => !named.has(line._id)).map(({ line }) => line._id)
  return faults.map((fault) => {
    const place = placeOf(request, fault, session, leftOut)
    return { fault, place, fix: fixOf(fault, place) }
  })
}

const ITEM = /^[./]?items(?:\[|\.|\/)(\d+)/

function placeOf(
  { items }: Pick<OrderUpdate, 'items'>,
  { path, code }: Fault,
  { additions }: PickSession,
  leftOut: LineId[],
): FaultPlace {
  // One fault for each line left out, in the order of the lines; its path names no item.
  const missing = code === 'LINE_LEFT_OUT' ? leftOut.shift() : undefined
  if (missing !== undefined) return { kind: 'line', lineId: missing, part: 'line' }
  const index = ITEM.exec(path)?.[1]
  const item = index === undefined ? undefined : items[Number(index)]
  if (!item) return { kind: 'order' }
  if (item.status !== 'ADDITION') return placeOfLine(item)
  const before = items.slice(0, Number(index)).filter(({ status }) => status === 'ADDITION')
  const addition = additions[before.length]
  // The additions may have changed since the request was made.
  return addition && addition.product.sku === item.sku
    ? { kind: 'addition', additionId: addition.id }
    : { kind: 'order' }
}

function placeOfLine({ _id, replaced_id }: LineUpdate): FaultPlace {
  const lineId = lineIdSchema.safeParse(replaced_id ?? _id)
  if (!lineId.success) return { kind: 'order' }
  return { kind: 'line', lineId: lineId.data, part: replaced_id ? 'replacement' : 'line' }
}

/** Endings of codes and paths, so that a platform's own code still leads somewhere. */
const SIGNS: readonly [sign: RegExp, fix: Fix][] = [
  [/^(LINE_LEFT_OUT|LINE_STILL_OPEN)$/, 'find'],
  [/^WEIGHT_|[./]weight$/, 'weigh'],
  [/^QUANTITY_|[./]quantity$/, 'quantity'],
  [/^(PRICE_|TWO_PRICES)|_price$/, 'price'],
  [/^(ITEM_NOT_FOUND|REPLACE|WEIGHED_REPLACEMENT)|[./](sku|replaced_id)$/, 'replace'],
]

function fixOf({ path, code }: Fault, place: FaultPlace): Fix {
  if (place.kind === 'order') return 'none'
  const sign = SIGNS.find(([pattern]) => pattern.test(code)) ?? SIGNS.find(([pattern]) => pattern.test(path))
  // What the store brings in is sold otherwise than the device knew: it is brought in anew.
  const isOutdated = code === 'PRICING_TYPE_DIFFERS' && !isOwn(place)
  const fix = isOutdated ? 'replace' : (sign?.[1] ?? 'none')
  return fix === 'replace' && place.kind === 'addition' ? 'remove' : fix
}

const isOwn = (place: FaultPlace) => place.kind === 'line' && place.part === 'line'
