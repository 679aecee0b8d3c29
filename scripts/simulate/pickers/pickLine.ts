import { readCode } from '@/domain/barcode/readCode'
import type { LineId } from '@/domain/contract/ids'
import type { OrderLine } from '@/domain/contract/order'
import { isWeighed } from '@/domain/orders/summarizeOrder'
import type { PickAct } from '@/domain/picking/events'
import { judgeScan, type ScanVerdict } from '@/domain/picking/judgeScan'
import { judgePickByHand } from '@/domain/picking/pickByHand'
import { piecesOf } from '@/domain/picking/pieces'
import { findLine, type LineProgress, type PickSession } from '@/domain/picking/session'
import { judgeWeight, rangeOf } from '@/domain/picking/weigh'
import type { Chance } from '@/server/demo/catalog/random'
import { findOne, happens } from '../draw'
import { LAYOUTS, type Shelf } from '../shelf'
import { handleMissing } from './handleMissing'
import { printLabel } from './printLabel'
import type { Work } from './pickOrder'

export type Deed = { seconds: number; act?: PickAct | undefined; slip?: boolean }

/** How somebody gets one line done, judged by the same rules as in the app. */
export function* pickLine(
  session: () => PickSession,
  lineId: LineId,
  work: Work,
  luck: Chance,
): Generator<Deed> {
  const progress = (): LineProgress => {
    const found = findLine(session(), lineId)
    if (!found) throw new Error(`The order has no line ${lineId}`)
    return found
  }
  const { line } = progress()
  const asked = isWeighed(line) ? 1 : piecesOf(line).asked
  const there = drawStock(luck, asked, work.missing)
  for (let piece = 0; piece < there; piece += 1) {
    if (happens(luck, work.mistakes)) yield mistake(session(), line, work, luck)
    yield isWeighed(line)
      ? weigh(session(), progress(), work, luck)
      : { seconds: work.hands.scan, act: pickOne(session(), progress(), work.shelf) }
  }
  if (there < asked) yield* handleMissing(progress, work, luck)
}

/** How many are on the shelf: mostly enough, else none or too few. */
function drawStock(luck: Chance, asked: number, missing: number): number {
  if (!happens(luck, missing)) return asked
  return happens(luck, 0.25) ? luck.whole(0, asked - 1) : 0
}

function scan(session: PickSession, lineId: LineId, text: string, shelf: Shelf): ScanVerdict {
  const context = { session, layouts: LAYOUTS, findProducts: shelf.findByKey, focus: lineId }
  return judgeScan(context, readCode(text, LAYOUTS), 'scan')
}

const actOf = (verdict: object): PickAct | undefined =>
  'act' in verdict ? (verdict as { act: PickAct }).act : undefined

/** By its barcode; by hand where it has none. */
function pickOne(session: PickSession, progress: LineProgress, shelf: Shelf): PickAct | undefined {
  const [barcode] = progress.line.barcode
  if (barcode === undefined) return actOf(judgePickByHand(progress))
  return actOf(scan(session, progress.line._id, barcode, shelf))
}

/** The scale's label is scanned, or the weight typed where the product has no label of its own or it is torn. */
function weigh(session: PickSession, { line }: LineProgress, work: Work, luck: Chance): Deed {
  const { least, most } = rangeOf(line)
  const weightKg = luck.whole(Math.ceil(least * 1000), Math.floor(most * 1000)) / 1000
  const label = happens(luck, 0.3) ? undefined : printLabel(line.barcode, weightKg)
  const scanned = label === undefined ? undefined : actOf(scan(session, line._id, label, work.shelf))
  return { seconds: work.hands.weigh, act: scanned ?? typeWeight(line, weightKg) }
}

function typeWeight(line: OrderLine, weightKg: number): PickAct | undefined {
  const verdict = judgeWeight(line, weightKg)
  if (verdict.kind !== 'fits') return undefined
  return { type: 'weighed', lineId: line._id, weightKg: verdict.weightKg, how: 'keypad' }
}

/** The neighbour's barcode, or a bag that is far too heavy. What the rules let pass is no mistake. */
function mistake(session: PickSession, line: OrderLine, work: Work, luck: Chance): Deed {
  const heavy = isWeighed(line) ? printLabel(line.barcode, rangeOf(line).most * 2) : undefined
  const neighbour = findOne(luck, work.shelf.standInsFor(line)) ?? findOne(luck, work.shelf.pieces)
  const text = heavy ?? neighbour?.barcodes[0]
  const act = text === undefined ? undefined : actOf(scan(session, line._id, text, work.shelf))
  return { seconds: work.hands.scan, act, slip: text !== undefined && act === undefined }
}
