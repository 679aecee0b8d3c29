import { z } from 'zod'
import { keyHash } from './keyHash'
import { rowsOf, type ShelfPage } from './shelfPage'
import { type Texts } from './texts'

const numbersSchema = z.array(z.number())
const textsSchema = z.object({ all: z.string(), ends: numbersSchema })

/** Version 1: the columns of a page. A later shape gets its own number; a page of an older one is read anew. */
const pageFileSchema = z.object({
  version: z.literal(1),
  layouts: z.string(),
  skus: textsSchema,
  names: textsSchema,
  folded: textsSchema,
  prices: numbersSchema,
  flags: numbersSchema,
  barcodes: textsSchema,
  barcodeRows: numbersSchema,
  images: textsSchema,
  imageRows: numbersSchema,
  regularPrices: numbersSchema,
  regularRows: numbersSchema,
  categoryIds: z.array(z.string()),
  categories: numbersSchema,
  categoryRows: numbersSchema,
  hashes: numbersSchema,
})

export function writePage(page: ShelfPage): string {
  const file: z.input<typeof pageFileSchema> = {
    version: 1,
    layouts: page.layouts,
    skus: spread(page.skus),
    names: spread(page.names),
    folded: spread(page.folded),
    prices: [...page.prices],
    flags: [...page.flags],
    barcodes: spread(page.barcodes),
    barcodeRows: [...page.barcodeRows],
    images: spread(page.images),
    imageRows: [...page.imageRows],
    regularPrices: [...page.regularPrices],
    regularRows: [...page.regularRows],
    categoryIds: [...page.categoryIds],
    categories: [...page.categories],
    categoryRows: [...page.categoryRows],
    hashes: [...page.hashes],
  }
  return JSON.stringify(file)
}

/** Pages with the same products have the same name, whoever wrote them. */
export const nameOf = (file: string): string => keyHash(file).toString(36)

/** The page, if it is whole; anything else is as good as nothing. */
export function readPage(file: string): ShelfPage | undefined {
  const parsed = pageFileSchema.safeParse(parseJson(file))
  if (!parsed.success) return undefined
  const { version: _, ...columns } = parsed.data
  const page: ShelfPage = {
    ...columns,
    skus: gather(columns.skus),
    names: gather(columns.names),
    folded: gather(columns.folded),
    prices: Float64Array.from(columns.prices),
    flags: Uint8Array.from(columns.flags),
    barcodes: gather(columns.barcodes),
    barcodeRows: Uint16Array.from(columns.barcodeRows),
    images: gather(columns.images),
    imageRows: Uint16Array.from(columns.imageRows),
    regularPrices: Float64Array.from(columns.regularPrices),
    regularRows: Uint16Array.from(columns.regularRows),
    categories: Uint16Array.from(columns.categories),
    categoryRows: Uint16Array.from(columns.categoryRows),
    hashes: Float64Array.from(columns.hashes),
  }
  return isWhole(page) ? page : undefined
}

/** Whether the columns belong together: a lookup relies on it. */
function isWhole(page: ShelfPage): boolean {
  const rows = rowsOf(page)
  return (
    [page.skus, page.names, page.folded].every(({ ends }) => ends.length === rows) &&
    page.prices.length === rows &&
    page.barcodes.ends.length === page.barcodeRows.length &&
    page.images.ends.length === page.imageRows.length &&
    page.regularPrices.length === page.regularRows.length &&
    page.categories.length === page.categoryRows.length &&
    page.hashes.length === rows + page.barcodeRows.length
  )
}

const spread = ({ all, ends }: Texts) => ({ all, ends: [...ends] })
const gather = ({ all, ends }: z.output<typeof textsSchema>): Texts => ({ all, ends: Uint32Array.from(ends) })

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
