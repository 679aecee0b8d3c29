import type { Carried, ReadCode } from '@/domain/barcode/code'
import { keyOf } from '@/domain/barcode/codeKey'
import type { LabelLayout } from '@/domain/barcode/labelLayout'
import type { LineId } from '@/domain/contract/ids'
import { decimal, toAmount } from '@/domain/money/decimal'
import { isWeighed } from '@/domain/orders/summarizeOrder'
import { findBroughtIn, type BroughtIn } from './broughtIn'
import { chooseLine } from './chooseLine'
import type { PickAct } from './events'
import { matchLines } from './matchLines'
import { pickPiece, type PieceVerdict } from './pickPiece'
import { findLine, type LineProgress, type PickSession } from './session'
import type { ShelfProduct } from './shelfProduct'
import { judgeMeasured, type RefusedWeight } from './weigh'

export type { ShelfProduct } from './shelfProduct'

export type ScanContext = {
  session: PickSession
  layouts: readonly LabelLayout[]
  findProducts(key: string): readonly ShelfProduct[]
  /** The line whose weight is being asked for, or that is shown large. */
  focus?: LineId | undefined
}

export type ScanVerdict =
  | PieceVerdict
  /** A scale label whose weight fits. */
  | { kind: 'weighed'; act: PickAct; line: LineProgress; weightKg: number }
  /** The right weighed product without a weight: ask for it. */
  | { kind: 'weigh'; line: LineProgress }
  | { kind: 'weight-refused'; line: LineProgress; verdict: RefusedWeight }
  /** Lines that share the code: a question for the picker. */
  | { kind: 'choose-line'; lines: readonly LineProgress[] }
  /** Not ordered, but put into the cart by the store. */
  | ({ kind: 'already-brought-in' } & BroughtIn)
  | { kind: 'not-in-order'; code: ReadCode; product: ShelfProduct; needed: LineProgress | undefined }
  /** Not in the order, and not on sale either. */
  | { kind: 'inactive'; code: ReadCode; product: ShelfProduct; needed: LineProgress | undefined }
  | { kind: 'unknown-code'; code: ReadCode }
  | { kind: 'misread'; code: ReadCode }

/** What a scanned code means for this order. */
export function judgeScan(context: ScanContext, code: ReadCode, how: 'scan' | 'camera'): ScanVerdict {
  const key = keyOf(code)
  const products = context.findProducts(key)
  const matching = matchLines(context.session, context.layouts, key, products)
  const [first] = matching
  if (!first) return judgeUnordered(context, code, products)
  const choice = chooseLine(matching, context.focus)
  if (!choice) return { kind: 'already-complete', line: first }
  if ('several' in choice) return { kind: 'choose-line', lines: choice.several }
  const { one } = choice
  return isWeighed(one.line) ? judgeLabel(one, code) : pickPiece(one, { how, code: code.text })
}

function judgeUnordered(
  { session, layouts, focus }: ScanContext,
  code: ReadCode,
  products: readonly ShelfProduct[],
): ScanVerdict {
  const broughtIn = findBroughtIn(session, layouts, keyOf(code), products)
  if (broughtIn) return { kind: 'already-brought-in', ...broughtIn }
  const product = products.find(({ active }) => active) ?? products[0]
  if (!product) return { kind: code.kind === 'misread' ? 'misread' : 'unknown-code', code }
  const needed = focus && findLine(session, focus)
  return { kind: product.active ? 'not-in-order' : 'inactive', code, product, needed }
}

function judgeLabel(progress: LineProgress, code: ReadCode): ScanVerdict {
  const verdict = judgeMeasured(progress.line, carriedWeight(progress, code))
  switch (verdict.kind) {
    case 'nothing-yet':
      return { kind: 'weigh', line: progress }
    case 'too-light':
    case 'too-heavy':
      return { kind: 'weight-refused', line: progress, verdict }
    case 'fits': {
      const { weightKg } = verdict
      const lineId = progress.line._id
      const act: PickAct = { type: 'weighed', lineId, weightKg, how: 'label', code: code.text }
      return { kind: 'weighed', act, line: progress, weightKg }
    }
  }
}

/** A label with a price says its weight through the price of a kilogram, unless the kilogram is free. */
function carriedWeight({ line }: LineProgress, code: ReadCode): number | undefined {
  const carried: Carried | undefined = 'carried' in code ? code.carried : undefined
  switch (carried?.kind) {
    case undefined:
      return undefined
    case 'weight':
      return carried.weightKg
    case 'price': {
      const unitPrice = decimal(line.original_pricing.unit_price)
      return unitPrice.eq(0) ? undefined : toAmount(decimal(carried.price).div(unitPrice))
    }
  }
}
