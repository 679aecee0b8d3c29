import { z } from 'zod'
import { readPage } from '@/domain/shelf/pageFile'
import { type ShelfPage } from '@/domain/shelf/shelfPage'
import { inSlices, type Pause } from '@/api/inSlices'
import { type Kept } from '@/state/kept/kept'
import { parseKept } from '@/state/kept/parseKept'
import { allPages, NO_CATALOG, type Catalog, type NamedPage } from './catalog'
import { type PageFile } from './packAnswer'

const ALL_STORES = 'shelf/'

/** Everything of one store that says nothing about anybody. */
export const shelfPlace = (workplace: string): string => `${ALL_STORES}${workplace}/`

const namesSchema = z.array(z.string())

/** Version 1. A later shape gets its own number and a named step from this one. */
const listSchema = z.object({
  version: z.literal(1),
  readAtMs: z.number(),
  pages: namesSchema,
  begun: z.object({ startedMs: z.number(), nextPage: z.int(), pages: namesSchema }).optional(),
})

/**
 * Where the catalog of one store is kept: a list of pages, and each page under the name of what it holds. Two tabs that
 * read the same products write the same pages; whoever writes the list last is right, and a page that the other one has
 * removed meanwhile is read anew.
 */
export function createCatalogFile(kept: Kept, workplace: string, pause: Pause) {
  const place = shelfPlace(workplace)
  const listKey = `${place}list`
  const pageKey = (name: string) => `${place}page/${name}`

  const readNamed = async (name: string): Promise<ShelfPage | undefined> => {
    const file = await kept.read(pageKey(name))
    return file === undefined
      ? undefined
      : inSlices(
          oneStep(() => readPage(file)),
          pause,
        )
  }

  return {
    /** What is kept. A page that is `known` already is not read again. */
    async read(known: Catalog): Promise<Catalog> {
      const list = parseKept(await kept.read(listKey), listSchema)
      if (list === undefined) return NO_CATALOG
      const pages = new Map(allPages(known).map((named) => [named.name, named]))
      const find = async (names: readonly string[]): Promise<NamedPage[]> => {
        for (const name of names) {
          const page = pages.has(name) ? undefined : await readNamed(name)
          if (page !== undefined) pages.set(name, { name, page })
        }
        return names.flatMap((name) => pages.get(name) ?? [])
      }
      const whole = await find(list.pages)
      const begun = await find(list.begun?.pages ?? [])
      return {
        pages: whole,
        readAtMs: whole.length === list.pages.length ? list.readAtMs : 0,
        // Where one of its pages is lost, the reading begins anew.
        begun: begun.length === list.begun?.pages.length ? { ...list.begun, pages: begun } : undefined,
      }
    },

    /** With the pages that are new in it. */
    async write(catalog: Catalog, added: readonly PageFile[]): Promise<void> {
      const list: z.input<typeof listSchema> = {
        version: 1,
        readAtMs: catalog.readAtMs,
        pages: catalog.pages.map(({ name }) => name),
        begun: catalog.begun && { ...catalog.begun, pages: catalog.begun.pages.map(({ name }) => name) },
      }
      await kept.write([
        ...added.map(({ name, file }) => [pageKey(name), file] as const),
        [listKey, JSON.stringify(list)],
      ])
    },

    /** Removes pages that are no longer listed, and what is left of other stores: a device seldom has two. */
    async tidy(catalog: Catalog): Promise<void> {
      const listed = new Set(allPages(catalog).map(({ name }) => pageKey(name)))
      const keys = await kept.list(ALL_STORES)
      const isLeft = (key: string) =>
        !key.startsWith(place) || (key.startsWith(pageKey('')) && !listed.has(key))
      await kept.remove(keys.filter(isLeft))
    },
  }
}

export type CatalogFile = ReturnType<typeof createCatalogFile>

function* oneStep<Result>(step: () => Result): Generator<void, Result> {
  return step()
}
