import fc from 'fast-check'
import { barcodeKey } from '@/domain/barcode/codeKey'
import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { readCode } from '@/domain/barcode/readCode'
import type { Order } from '@/domain/contract/order'
import { isWeighed } from '@/domain/orders/summarizeOrder'
import { judgeAddition, judgeAdditionChange, removeAddition } from '@/domain/picking/addProduct'
import type { PickAct, PickEvent } from '@/domain/picking/events'
import { judgeScan } from '@/domain/picking/judgeScan'
import { lookAgain, reportNotFound, revokeNotFound } from '@/domain/picking/notFound'
import { isDone } from '@/domain/picking/outcome'
import { judgePickByHand } from '@/domain/picking/pickByHand'
import { piecesOf } from '@/domain/picking/pieces'
import { judgeQuantity } from '@/domain/picking/quantity'
import {
  applyEvent,
  findLine,
  startSession,
  type LineProgress,
  type PickSession,
} from '@/domain/picking/session'
import { judgePriceChange, removePrice } from '@/domain/picking/setPrice'
import type { ShelfProduct } from '@/domain/picking/shelfProduct'
import { judgeUndo } from '@/domain/picking/undo'
import { judgeWeight, rangeOf } from '@/domain/picking/weigh'
import { removeReplacement, replaceLine } from '@/domain/replacing/replaceLine'
import { additionId } from './brought'
import { eventOf } from './picks'

const KINDS = [
  ...[
    'scan',
    'scan',
    'hand',
    'hand',
    'quantity',
    'weigh',
    'weigh',
    'unweigh',
    'miss',
    'miss',
    'found',
    'again',
  ],
  ...['replace', 'replace', 'replace', 'unreplace', 'price', 'price', 'unprice'],
  ...['add', 'add', 'change-added', 'remove-added', 'undo', 'undo', 'call', 'check'],
] as const

/** Something that somebody wants to do; whether it may be done is for the rules to say. */
export type Wanted = {
  kind: (typeof KINDS)[number]
  line: number
  product: number
  pieces: number
  /** From the least to the most that a line takes, and a little beyond on either side. */
  weight: number
  cents: number
  whole: boolean
}

export const arbitraryWanted: fc.Arbitrary<Wanted> = fc.record({
  kind: fc.constantFrom(...KINDS),
  line: fc.nat(20),
  product: fc.nat(20),
  pieces: fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 0, max: 6 }) }, fc.constantFrom(-1, 1.5, 40)),
  weight: fc.integer({ min: -100, max: 1100 }).map((share) => share / 1000),
  cents: fc.oneof(
    { weight: 5, arbitrary: fc.integer({ min: 0, max: 9_999 }) },
    fc.constantFrom(-1, 0.05, 1e12),
  ),
  whole: fc.boolean(),
})

export type Floor = { shelf: readonly ShelfProduct[]; weightedItemsEnabled: boolean }

/** The journal of somebody who wanted all this and did what the screens allow, until every line was decided. */
export function pickOnFloor(order: Order, floor: Floor, wanted: readonly Wanted[]): PickEvent[] {
  const events: PickEvent[] = []
  let session = startSession(order)
  const perform = (act: PickAct | undefined) => {
    if (!act) return
    const event = eventOf(order, events.length, act)
    events.push(event)
    session = applyEvent(session, event)
  }
  perform({ type: 'picking-begun' })
  for (const wish of wanted) perform(actFor(session, floor, wish, events.length))
  for (const { line } of session.lines) {
    const progress = findLine(session, line._id)
    if (progress && !isDone(progress)) perform(actOf(reportNotFound(progress)))
  }
  return events
}

function actFor(session: PickSession, floor: Floor, wish: Wanted, place: number): PickAct | undefined {
  const progress = session.lines[wish.line % session.lines.length]
  const product = floor.shelf[wish.product % floor.shelf.length]
  const addition = session.additions[wish.line % Math.max(1, session.additions.length)]
  if (!progress || !product) throw new Error('Nothing to pick, or nothing on the shelf')
  const asked = { quantity: wish.whole ? undefined : wish.pieces, weightKg: Math.abs(wish.weight) * 2 }
  const unitPrice = wish.whole ? undefined : wish.cents / 100
  switch (wish.kind) {
    case 'scan':
      return scan(session, floor, progress, wish)
    case 'hand':
      return actOf(judgePickByHand(progress))
    case 'quantity':
      return actOf(judgeQuantity(progress, wish.pieces))
    case 'weigh':
      return weigh(progress, wish.weight)
    case 'unweigh':
      return progress.weightKg === undefined
        ? undefined
        : { type: 'weight-removed', lineId: progress.line._id }
    case 'miss':
      return actOf(reportNotFound(progress))
    case 'found':
      return actOf(revokeNotFound(progress))
    case 'again':
      return actOf(lookAgain(progress))
    case 'replace':
      return actOf(replaceLine(progress, product, asked, floor, { how: 'hand' }))
    case 'unreplace':
      return actOf(removeReplacement(progress))
    case 'price':
      return actOf(
        judgePriceChange(progress, wish.whole ? { total: wish.cents / 100 } : { unit: wish.cents / 100 }),
      )
    case 'unprice':
      return actOf(removePrice(progress))
    case 'add':
      return actOf(judgeAddition(product, { additionId: additionId(place), asked, unitPrice, how: 'hand' }))
    case 'change-added':
      return addition && actOf(judgeAdditionChange(addition, { ...asked, unitPrice: unitPrice ?? null }))
    case 'remove-added':
      return addition && actOf(removeAddition(addition))
    case 'undo':
      return actOf(judgeUndo(session))
    case 'call':
      return { type: 'customer-called', lineId: progress.line._id, outcome: 'no-answer' }
    case 'check':
      return { type: 'cart-checked', version: 1, faults: 0 }
  }
}

const actOf = (verdict: object): PickAct | undefined =>
  'act' in verdict ? (verdict.act as PickAct) : undefined

/** The weight sheet: typed, and put into the cart only where it fits. */
function weigh({ line }: LineProgress, share: number): PickAct | undefined {
  if (!isWeighed(line)) return undefined
  const { least, most } = rangeOf(line)
  const verdict = judgeWeight(line, least + (most - least) * share)
  if (verdict.kind !== 'fits') return undefined
  return { type: 'weighed', lineId: line._id, weightKg: verdict.weightKg, how: 'keypad' }
}

function scan(
  session: PickSession,
  { shelf }: Floor,
  progress: LineProgress,
  wish: Wanted,
): PickAct | undefined {
  const text = wish.whole ? progress.line.barcode[0] : shelf[wish.product % shelf.length]?.barcodes[0]
  if (text === undefined)
    return piecesOf(progress.line).most > 0 ? actOf(judgePickByHand(progress)) : undefined
  const findProducts = (key: string) =>
    shelf.filter(({ barcodes }) => barcodes.some((code) => barcodeKey(code, DEFAULT_LAYOUTS) === key))
  const context = { session, layouts: DEFAULT_LAYOUTS, findProducts, focus: progress.line._id }
  return actOf(judgeScan(context, readCode(text, DEFAULT_LAYOUTS), 'scan'))
}
