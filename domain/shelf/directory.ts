import { HASHES } from './keyHash'
import { rowsOf, type ShelfPage } from './shelfPage'

/**
 * Says at which places a key may stand, whatever page they are on. A place counts the rows of all pages. Entries lie
 * in drawers by the upper half of their hash and are told apart by its lower half, so looking one up opens one drawer,
 * however many products there are.
 */
export type Directory = {
  /** Where each drawer begins, and at the end where the last one ends. */
  readonly drawers: Uint32Array
  readonly marks: Uint32Array
  readonly places: Uint32Array
}

const ENTRIES_A_DRAWER = 4

/** Looks at every page twice, one page a step: first to see how large each drawer gets, then to fill them. */
export function* buildDirectory(pages: readonly ShelfPage[]): Generator<void, Directory> {
  const entries = pages.reduce((sum, { hashes }) => sum + hashes.length, 0)
  const drawers = new Uint32Array(Math.ceil(entries / ENTRIES_A_DRAWER) + 1)
  for (const { hashes } of pages) {
    for (const hash of hashes) raise(drawers, drawerOf(drawers, hash))
    yield
  }
  const free = startsOf(drawers)
  const [marks, places] = [new Uint32Array(entries), new Uint32Array(entries)]
  let first = 0
  for (const page of pages) {
    const rows = rowsOf(page)
    for (const [nth, hash] of page.hashes.entries()) {
      const at = raise(free, drawerOf(drawers, hash))
      marks[at] = markOf(hash)
      places[at] = first + (nth < rows ? nth : (page.barcodeRows[nth - rows] ?? 0))
    }
    first += rows
    yield
  }
  return { drawers: withStart(free), marks, places }
}

/** The places with a key of this hash, each once, in their order. */
export function findPlaces({ drawers, marks, places }: Directory, hash: number): number[] {
  const drawer = drawerOf(drawers, hash)
  const [mark, end] = [markOf(hash), drawers[drawer + 1] ?? 0]
  const found: number[] = []
  for (let at = drawers[drawer] ?? 0; at < end; at += 1) {
    const place = places[at]
    if (marks[at] === mark && place !== undefined) found.push(place)
  }
  // A product may list two forms of one number, and two of its keys may share a hash.
  return found.length < 2 ? found : [...new Set(found)].sort((one, other) => one - other)
}

function drawerOf({ length }: Uint32Array, hash: number): number {
  return Math.floor((hash / HASHES) * (length - 1))
}

const markOf = (hash: number): number => hash >>> 0

/** Counts one up; returns what it was before. */
function raise(counts: Uint32Array, at: number): number {
  const before = counts[at] ?? 0
  counts[at] = before + 1
  return before
}

function startsOf(sizes: Uint32Array): Uint32Array {
  let sum = 0
  return sizes.map((size) => {
    const start = sum
    sum += size
    return start
  })
}

/** Filled to its end, each drawer's free place is where the next one begins. */
function withStart(ends: Uint32Array): Uint32Array {
  const starts = new Uint32Array(ends.length)
  starts.set(ends.subarray(0, -1), 1)
  return starts
}
