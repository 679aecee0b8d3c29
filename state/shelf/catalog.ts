import { type LabelLayout } from '@/domain/barcode/labelLayout'
import { readAnew } from '@/domain/shelf/packPage'
import { assembleShelf } from '@/domain/shelf/packedShelf'
import { type ShelfPage } from '@/domain/shelf/shelfPage'
import { type Shelf } from './shelf'

/** `name`: two pages have the same one exactly when they hold the same. */
export type NamedPage = { readonly name: string; readonly page: ShelfPage }

/** Never changed; a page that comes makes another one. */
export type Catalog = {
  /** Of the last reading that came to its end. */
  readonly pages: readonly NamedPage[]
  /** When that was; 0 where there was none, or where one of its pages is lost. */
  readonly readAtMs: number
  /**
   * A newer reading, as far as it has come. The older pages stay beside it until its end: a product that has moved to
   * a page which is still to come would be missing otherwise.
   */
  readonly begun: BegunReading | undefined
}

export type BegunReading = {
  readonly startedMs: number
  readonly nextPage: number
  readonly pages: readonly NamedPage[]
}

export const NO_CATALOG: Catalog = { pages: [], readAtMs: 0, begun: undefined }

/** A store's shelves change a few times a day; prices on orders are frozen anyway. */
export const CATALOG_FRESH_MS = 30 * 60_000

/** A moment in the future is as far off: somebody has set the clock. */
export const isRecent = (atMs: number, nowMs: number): boolean => Math.abs(nowMs - atMs) < CATALOG_FRESH_MS

/** Every page, what counts less first. */
export function allPages({ pages, begun }: Catalog): readonly NamedPage[] {
  if (begun === undefined) return pages
  const newer = new Set(begun.pages.map(({ name }) => name))
  return [...pages.filter(({ name }) => !newer.has(name)), ...begun.pages]
}

/** In steps of a page or less. */
export function* shelfOf(catalog: Catalog, layouts: readonly LabelLayout[]): Generator<void, Shelf> {
  const pages: ShelfPage[] = []
  for (const { page } of allPages(catalog)) pages.push(yield* readAnew(page, layouts))
  const packed = yield* assembleShelf(pages, layouts)
  return { ...packed, isWhole: catalog.readAtMs > 0, readAtMs: catalog.readAtMs }
}
