import { readProducts } from '@/api/catalog'
import { type Api } from '@/api/client'
import { type Clock } from '@/api/clock'
import { type LabelLayout } from '@/domain/barcode/labelLayout'
import { type VendorId } from '@/domain/contract/ids'
import { layoutsKey } from '@/domain/shelf/packPage'
import { takeTurns } from '@/state/disk/takeTurns'
import { inSlices, type Pause } from '@/api/inSlices'
import { allPages, isRecent, NO_CATALOG, shelfOf, type BegunReading, type Catalog } from './catalog'
import { type CatalogFile } from './catalogFile'
import { packAnswer, type PageFile } from './packAnswer'
import { type Shelf } from './shelf'

export type Refreshing = {
  api: Api
  layouts: readonly LabelLayout[]
  /** Hears of what is known already, and of what is known when the reading is cut. */
  onShelf: (shelf: Shelf) => void
}

/** What one store sells: read from the disk once, and from the service in the background when it is old. */
export type Stock = {
  /** What is in memory. */
  find(layouts: readonly LabelLayout[]): Shelf | undefined
  /** What is known without asking anybody. */
  load(layouts: readonly LabelLayout[]): Promise<Shelf | undefined>
  /** Asks the service where that is old. What is shown stays as it was until the last page is there. */
  refresh(refreshing: Refreshing): Promise<Shelf>
  /** Asks for nothing more. */
  stop(): void
}

export type StockOptions = { vendorId: VendorId; file: CatalogFile; clock: Clock; pause: Pause }

export function createStock({ vendorId, file, clock, pause }: StockOptions): Stock {
  let catalog: Catalog = NO_CATALOG
  let loading: Promise<void> | undefined
  let shown: { catalog: Catalog; layouts: string; shelf: Shelf } | undefined
  const stopped = new AbortController()
  const [showInTurn, readInTurn] = [takeTurns(), takeTurns()]

  const find = (layouts: readonly LabelLayout[]) =>
    shown?.layouts === layoutsKey(layouts) ? shown.shelf : undefined

  const show = (layouts: readonly LabelLayout[]): Promise<Shelf> =>
    showInTurn(async () => {
      const known = shown?.catalog === catalog ? find(layouts) : undefined
      if (known !== undefined) return known
      const of = catalog
      const shelf = await inSlices(shelfOf(of, layouts), pause)
      shown = { catalog: of, layouts: layoutsKey(layouts), shelf }
      return shelf
    })

  const load = async (layouts: readonly LabelLayout[]) => {
    loading ??= file.read(catalog).then((read) => void (catalog = read))
    await loading
    return allPages(catalog).length === 0 && catalog.readAtMs === 0 ? undefined : show(layouts)
  }

  const readAll = async ({ api, layouts, onShelf }: Refreshing): Promise<Shelf> => {
    // Another tab may have read it meanwhile.
    const kept = await file.read(catalog)
    if (kept.readAtMs > catalog.readAtMs) catalog = kept
    if (isRecent(catalog.readAtMs, clock.nowMs())) return show(layouts)
    let begun = goOnOrBegin(catalog, clock.nowMs())
    const take = async (products: readonly unknown[], page: number) => {
      const packed = await inSlices(packAnswer(products, layouts), pause)
      const known = new Set(allPages(catalog).map(({ name }) => name))
      begun = { ...begun, nextPage: page + 1, pages: [...begun.pages, ...packed.map(withoutFile)] }
      catalog = { ...catalog, begun }
      await file.write(
        catalog,
        packed.filter(({ name }) => !known.has(name)),
      )
    }
    try {
      await readAhead(take, (onPage) => readProducts(api, vendorId, stopped.signal, onPage, begun.nextPage))
    } catch (problem) {
      if (allPages(catalog).length > 0) onShelf(await show(layouts))
      throw problem
    }
    catalog = { pages: begun.pages, readAtMs: clock.nowMs(), begun: undefined }
    await file.write(catalog, [])
    await file.tidy(catalog)
    return show(layouts)
  }

  return {
    find,
    load,
    async refresh(refreshing) {
      const known = await load(refreshing.layouts)
      if (known !== undefined) refreshing.onShelf(known)
      return readInTurn(() => readAll(refreshing))
    },
    stop: () => stopped.abort(),
  }
}

type TakePage = (products: readonly unknown[], page: number) => Promise<void>

/** While a page is packed the next one is on its way, but no more than that one. What came before a failure is taken. */
async function readAhead(take: TakePage, read: (onPage: TakePage) => Promise<void>): Promise<void> {
  let taken = Promise.resolve()
  const reading = read((products, page) => {
    const before = taken
    taken = before.then(() => take(products, page))
    // Told by the page after it, or at the end.
    taken.catch(() => undefined)
    return before
  })
  await reading.finally(() => taken)
}

/** A reading that was cut goes on where it stood, unless that is too long ago. */
function goOnOrBegin({ begun }: Catalog, nowMs: number): BegunReading {
  return begun !== undefined && isRecent(begun.startedMs, nowMs)
    ? begun
    : { startedMs: nowMs, nextPage: 1, pages: [] }
}

const withoutFile = ({ name, page }: PageFile) => ({ name, page })
