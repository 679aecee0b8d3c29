import type { LineId, Sku } from '@/domain/contract/ids'
import type { OrderLine } from '@/domain/contract/order'
import type { Category, LocalizedText } from '@/domain/contract/product'
import { isDone, outcomeOf } from './outcome'
import { findLine, type LineProgress, type PickSession } from './session'
import { lastLineOf } from './step'

export type WalkCategory = { id: string; name: LocalizedText }
/** `category` is undefined where the store lists none for the lines. */
export type WalkStop = { category: WalkCategory | undefined; lineIds: readonly LineId[] }
export type Walk = readonly WalkStop[]

/** The way through the store: categories in the store's own order, unknown ones last; within a category as ordered. */
export function planWalk(
  lines: readonly OrderLine[],
  categories: readonly Category[],
  categoryIdsOf: (sku: Sku) => readonly string[],
): Walk {
  const listed = new Set(categories.map((category) => category.global_id))
  const unlisted: LineId[] = []
  const lineIdsOf = new Map<string, LineId[]>()
  for (const { _id, sku } of lines) {
    const categoryId = categoryIdsOf(sku).find((id) => listed.has(id))
    if (categoryId === undefined) unlisted.push(_id)
    else lineIdsOf.set(categoryId, [...(lineIdsOf.get(categoryId) ?? []), _id])
  }
  const stops: WalkStop[] = []
  for (const { global_id: id, name } of categories) {
    const lineIds = lineIdsOf.get(id)
    if (lineIds) stops.push({ category: { id, name }, lineIds })
    lineIdsOf.delete(id)
  }
  return unlisted.length > 0 ? [...stops, { category: undefined, lineIds: unlisted }] : stops
}

/**
 * What to pick next: the line that the picker tapped, while it is to be done; a line begun and not finished where
 * the picker stands; else the first open one of this stop, of those further along, around to the start. What is
 * to be looked for again comes after everything else.
 */
export function nextLine(session: PickSession, walk: Walk, chosen?: LineId): LineProgress | undefined {
  const tapped = chosen && findLine(session, chosen)
  if (tapped && !isDone(tapped)) return tapped
  const stops = wholeWalk(session, walk).map((stop) => stop.lines)
  const touched = lastLineOf(session.steps)
  const isTouched = ({ line }: LineProgress) => line._id === touched
  const [stop = [], ...further] = turnTo(stops, (lines) => lines.some(isTouched))
  const here = turnTo(stop, isTouched)
  const [first, ...others] = [...here, ...further.flat()]
  if (!first) return undefined
  return (
    here.find((progress) => isOpen(progress) && progress.picked > 0) ??
    [first, ...others].find(isOpen) ??
    [...others, first].find((progress) => !isDone(progress))
  )
}

export type PickRow =
  | { kind: 'head'; id: string; place: 'open'; category: WalkCategory | undefined }
  | { kind: 'head'; id: string; place: 'look-again' | 'done' }
  | { kind: 'line'; lineId: LineId; place: 'open' | 'look-again' | 'done' }

/** The rows of the screen: open lines by category without the next one, then look-again, then done ones (latest first). */
export function layOut(session: PickSession, walk: Walk, next: LineId | undefined): readonly PickRow[] {
  const stops = wholeWalk(session, walk)
  const rest = stops.flatMap((stop) => stop.lines).filter(({ line }) => line._id !== next)
  const lookAgain = rest.filter((progress) => outcomeOf(progress) === 'look-again')
  return [
    ...stops.flatMap(({ category, lines }) => {
      const id = category ? `category:${category.id}` : 'no-category'
      const open = lines.filter((progress) => isOpen(progress) && progress.line._id !== next)
      return section({ kind: 'head', id, place: 'open', category }, open)
    }),
    ...section({ kind: 'head', id: 'look-again', place: 'look-again' }, lookAgain),
    ...section({ kind: 'head', id: 'done', place: 'done' }, latestFirst(session, rest.filter(isDone))),
  ]
}

function section(head: Extract<PickRow, { kind: 'head' }>, lines: readonly LineProgress[]): PickRow[] {
  const { place } = head
  return lines.length === 0 ? [] : [head, ...lines.map(({ line }) => lineRow(line._id, place))]
}

const lineRow = (lineId: LineId, place: PickRow['place']): PickRow => ({ kind: 'line', lineId, place })

function latestFirst({ steps }: PickSession, lines: readonly LineProgress[]): LineProgress[] {
  const touchedAt = new Map(steps.map(({ event }, place) => [event.lineId, place]))
  const place = ({ line }: LineProgress) => touchedAt.get(line._id) ?? -1
  return [...lines].sort((one, other) => place(other) - place(one))
}

type Stop = { category: WalkCategory | undefined; lines: LineProgress[] }

/** The walk with the lines as they stand. A line that the walk forgot is at its end: none may get lost. */
function wholeWalk(session: PickSession, walk: Walk): Stop[] {
  const placed = new Set(walk.flatMap((stop) => (stop.category ? stop.lineIds : [])))
  const listed = walk
    .filter((stop) => stop.category)
    .map(({ category, lineIds }) => {
      return { category, lines: lineIds.flatMap((lineId) => findLine(session, lineId) ?? []) }
    })
  return [
    ...listed,
    { category: undefined, lines: session.lines.filter(({ line }) => !placed.has(line._id)) },
  ]
}

const isOpen = (progress: LineProgress) => outcomeOf(progress) === 'open'

/** Around in a circle, beginning at the first that is meant. */
function turnTo<Item>(items: readonly Item[], isMeant: (item: Item) => boolean): Item[] {
  const start = Math.max(0, items.findIndex(isMeant))
  return [...items.slice(start), ...items.slice(0, start)]
}
