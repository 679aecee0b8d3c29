import type { LineId, Sku } from '@/domain/contract/ids'
import type { OrderLine } from '@/domain/contract/order'
import type { Category, LocalizedText } from '@/domain/contract/product'
import { isDecided, isDone, outcomeOf, type LineOutcome } from './outcome'
import { findLine, type LineProgress, type PickSession } from './session'
import { lastLineOf } from './step'

export type WalkCategory = { id: string; name: LocalizedText }
/** `category` is undefined where the store lists none for the lines. */
export type WalkStop = { category: WalkCategory | undefined; lineIds: readonly LineId[] }
export type Walk = readonly WalkStop[]

/** The categories of each product of an order, by its SKU. */
export type Whereabouts = Readonly<Record<string, readonly string[]>>

/** Of lines whose product is known. */
export function findWhereabouts(
  lines: readonly OrderLine[],
  categoryIdsOf: (sku: Sku) => readonly string[],
): Whereabouts {
  const found = lines.map(({ sku }) => [sku, categoryIdsOf(sku)] as const)
  return Object.fromEntries(found.filter(([, categoryIds]) => categoryIds.length > 0))
}

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

/** Past the same categories, with the same lines at each. */
export const isSameWalk = (one: Walk, other: Walk): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/**
 * What to pick next: the line that the picker tapped, while it is to be done; a line begun and not finished where
 * the picker stands; else the first open one of this stop, of those further along, around to the start. What is
 * to be looked for again comes after everything else.
 */
export function nextLine(session: PickSession, walk: Walk, chosen?: LineId): LineProgress | undefined {
  const tapped = chosen && findLine(session, chosen)
  if (tapped && !isDone(tapped)) return tapped
  const { lines } = session
  const stops = wholeWalk(session, walk)
  const { here, from, stopAt } = whereStands(session, stops)
  const isAt = (outcome: LineOutcome) => (place: number) =>
    lines[place] !== undefined && outcomeOf(lines[place]) === outcome
  const findAround = (isMeant: (place: number) => boolean) =>
    findTurned(here, from, isMeant) ??
    findTurned(stops, stopAt, (stop, turn) => turn > 0 && stop.places.some(isMeant))?.places.find(isMeant)
  const isOpen = isAt('open')
  const isPutOff = isAt('look-again')
  const next =
    findTurned(here, from, (place) => isOpen(place) && (lines[place]?.picked ?? 0) > 0) ??
    findAround(isOpen) ??
    findAround((place) => place !== here[from] && isPutOff(place)) ??
    findAround(isPutOff)
  return next === undefined ? undefined : lines[next]
}

/** The stop of the line that was touched last, and that line's place among those of the stop; else the very first. */
function whereStands({ steps, places }: PickSession, stops: readonly Stop[]) {
  const lastLine = lastLineOf(steps)
  const touched = lastLine && places.get(lastLine)
  const stopAt = Math.max(
    0,
    stops.findIndex((stop) => stop.places.some((place) => place === touched)),
  )
  const here = stops[stopAt]?.places ?? []
  return { here, from: Math.max(0, touched === undefined ? 0 : here.indexOf(touched)), stopAt }
}

export type PickPlace = 'open' | 'look-again' | 'done'

/** `key` tells it from every other row, and is the very same text for as long as the session goes on. */
export type PickRow = { key: string; place: PickPlace } & (
  { kind: 'head'; id: string; category?: WalkCategory | undefined } | { kind: 'line'; lineId: LineId }
)

/**
 * The rows of the screen: open lines by category without the next one, then look-again, then done ones (latest first).
 * Asked for after every scan: each line is looked at once, and no row is made anew.
 */
export function layOut(session: PickSession, walk: Walk, next: LineId | undefined): readonly PickRow[] {
  const { lines } = session
  const rows: PickRow[] = []
  const again: PickRow[] = []
  const done = new Map<number, PickRow>()
  for (const { head, spots } of wholeWalk(session, walk)) {
    const headAt = rows.push(head)
    for (const { place, as } of spots) {
      const progress = lines[place]
      if (progress === undefined || progress.line._id === next) continue
      const outcome = outcomeOf(progress)
      if (outcome === 'look-again') again.push(as[outcome])
      else if (isDecided(outcome)) done.set(place, as.done)
      else rows.push(as.open)
    }
    if (rows.length === headAt) rows.pop()
  }
  if (again.length > 0) rows.push(HEADS['look-again'], ...again)
  if (done.size > 0) rows.push(HEADS.done, ...latestFirst(session, done))
  return rows
}

const HEADS = {
  'look-again': { kind: 'head', key: 'head look-again', id: 'look-again', place: 'look-again' },
  done: { kind: 'head', key: 'head done', id: 'done', place: 'done' },
} as const satisfies Record<string, PickRow>

/** What nobody touched comes last. */
function latestFirst({ steps, places }: PickSession, done: Map<number, PickRow>): PickRow[] {
  const latest: PickRow[] = []
  for (let nth = steps.length - 1; nth >= 0; nth -= 1) {
    const lineId = steps[nth]?.event.lineId
    const place = lineId && places.get(lineId)
    const row = place === undefined ? undefined : done.get(place)
    if (place === undefined || row === undefined) continue
    latest.push(row)
    done.delete(place)
  }
  latest.push(...done.values())
  return latest
}

/** A stop with the places of its lines in the session. */
type Stop = { head: PickRow; places: readonly number[]; spots: readonly Spot[] }
/** A line's place, and the row it is there. */
type Spot = { place: number; as: Record<PickPlace, PickRow> }

const wholeWalks = new WeakMap<PickSession['places'], { walk: Walk; stops: readonly Stop[] }>()

/** The walk through this session, worked out once: where its lines stand does not change while it goes on. */
function wholeWalk(session: PickSession, walk: Walk): readonly Stop[] {
  const known = wholeWalks.get(session.places)
  if (known?.walk === walk) return known.stops
  const stops = placeStops(session, walk)
  wholeWalks.set(session.places, { walk, stops })
  return stops
}

/** A line that the walk forgot is at its end: none may get lost. */
function placeStops({ lines, places }: PickSession, walk: Walk): readonly Stop[] {
  const makeStop = (category: WalkCategory | undefined, found: readonly number[]): Stop => {
    const id = category ? `category:${category.id}` : 'no-category'
    return {
      head: { kind: 'head', key: `head ${id}`, id, place: 'open', category },
      places: found,
      spots: found.flatMap((place) => (lines[place] ? { place, as: rowsOf(lines[place].line._id) } : [])),
    }
  }
  const listed = walk.flatMap(({ category, lineIds }) =>
    category
      ? makeStop(
          category,
          lineIds.flatMap((lineId) => places.get(lineId) ?? []),
        )
      : [],
  )
  const placed = new Set(listed.flatMap((stop) => stop.places))
  const others = lines.map((_, place) => place).filter((place) => !placed.has(place))
  return [...listed, makeStop(undefined, others)]
}

function rowsOf(lineId: LineId): Record<PickPlace, PickRow> {
  const row = (place: PickPlace): PickRow => ({ kind: 'line', key: `${place} ${lineId}`, lineId, place })
  return { open: row('open'), 'look-again': row('look-again'), done: row('done') }
}

/** Around in a circle, beginning at `start`. */
function findTurned<Item>(
  items: readonly Item[],
  start: number,
  isMeant: (item: Item, turn: number) => boolean,
): Item | undefined {
  for (let turn = 0; turn < items.length; turn += 1) {
    const item = items[(start + turn) % items.length]
    if (item !== undefined && isMeant(item, turn)) return item
  }
  return undefined
}
