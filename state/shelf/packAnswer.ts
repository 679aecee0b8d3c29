import { parseProducts } from '@/api/catalog'
import { type LabelLayout } from '@/domain/barcode/labelLayout'
import { MOST_ROWS, packPage } from '@/domain/shelf/packPage'
import { nameOf, writePage } from '@/domain/shelf/pageFile'
import { type NamedPage } from './catalog'
import { asCandidate } from './shelf'

/** A packed page and how it is written down. */
export type PageFile = NamedPage & { readonly file: string }

/** What the service answered, packed, in small steps. */
export function* packAnswer(
  answered: readonly unknown[],
  layouts: readonly LabelLayout[],
): Generator<void, PageFile[]> {
  const products = (yield* parseProducts(answered)).map(asCandidate)
  const files: PageFile[] = []
  for (let from = 0; from < products.length; from += MOST_ROWS) {
    yield
    const page = yield* packPage(products.slice(from, from + MOST_ROWS), layouts)
    yield
    const file = writePage(page)
    yield
    files.push({ name: nameOf(file), page, file })
  }
  return files
}
