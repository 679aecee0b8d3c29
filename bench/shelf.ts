import { barcodeKey } from '@/domain/barcode/codeKey'
import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { type Candidate } from '@/domain/replacing/rateCandidate'
import { finish } from '@/domain/shelf/finish'
import { assembleShelf } from '@/domain/shelf/packedShelf'
import { MOST_ROWS } from '@/domain/shelf/packPage'
import { readPage } from '@/domain/shelf/pageFile'
import { type ShelfPage } from '@/domain/shelf/shelfPage'
import { runScript } from '@/scripts/support/runScript'
import { packAnswer } from '@/state/shelf/packAnswer'
import { ms, tableOf, type Line } from './catalog/line'
import { describeMachine } from './service/machine'
import { candidateAt, toldAt } from './shelf/assortment'
import { measureLookups } from './shelf/lookups'
import { measureBytes } from './shelf/memory'
import { measureSteps, type Steps } from './shelf/steps'

const SIZES = [1_000, 10_000, 100_000]
const LONGEST_SLICE_MS = 10

const tell = (line: string) => void process.stderr.write(`${line} ...\n`)

/** `npm run bench:shelf`: a store's catalog as a device holds it, next to a Map of objects. */
runScript(async () => {
  const machine = describeMachine()
  const rounds = process.argv.includes('--quick') ? 5 : 40
  const tables = SIZES.map((products) => measureSize(products, rounds))
  process.stdout.write(`\n${machine}\n\n${tables.join('\n\n')}\n`)
})

function measureSize(products: number, rounds: number): string {
  tell(`${products.toLocaleString('en')} products`)
  const files = Array.from({ length: products / MOST_ROWS }, (_, page) => finish(pack(answerAt(page))))
  const onDisk = files.reduce((sum, file) => sum + file.length, 0)
  const { made, bytes } = measureBytes(() => {
    const pages = files.flatMap((file) => readPage(file) ?? [])
    return { pages, shelf: finish(assembleShelf(pages, DEFAULT_LAYOUTS)) }
  })
  const map = measureBytes(() => mapOf(products))
  const { packedUs, mapUs } = measureLookups(made.shelf, map.made, products, rounds)
  const answer = answerAt(0)

  return `${products.toLocaleString('en')} products\n\n${tableOf([
    {
      name: 'a barcode looked up',
      figure: `${packedUs.toFixed(2)} µs, ${(packedUs / mapUs).toFixed(0)} times a Map's ${mapUs.toFixed(2)} µs`,
    },
    { name: 'a search by name, 30 rows', figure: ms(measureSteps(() => search(made.shelf), rounds).totalMs) },
    {
      name: 'memory a product',
      figure: `${(bytes / products).toFixed(0)} bytes, a Map of objects ${(map.bytes / products).toFixed(0)}`,
    },
    { name: 'on the disk a product', figure: `${(onDisk / products).toFixed(0)} bytes` },
    ...linesOf(
      'an answer of 500 products parsed and packed',
      measureSteps(() => pack(answer), rounds),
    ),
    ...linesOf(
      'all pages read from the disk and put together',
      measureSteps(() => load(files), rounds),
    ),
  ])}`
}

function linesOf(name: string, { totalMs, longestSliceMs }: Steps): Line[] {
  const verdict = { goal: `under ${LONGEST_SLICE_MS} ms`, isMet: longestSliceMs < LONGEST_SLICE_MS }
  return [
    { name, figure: ms(totalMs) },
    { name: '  longest slice of it', figure: ms(longestSliceMs), verdict },
  ]
}

function answerAt(page: number): unknown[] {
  return Array.from({ length: MOST_ROWS }, (_, row) => toldAt(page * MOST_ROWS + row))
}

function* pack(answer: readonly unknown[]): Generator<void, string> {
  return (yield* packAnswer(answer, DEFAULT_LAYOUTS)).map(({ file }) => file).join()
}

function* load(files: readonly string[]): Generator<void, void> {
  const pages: ShelfPage[] = []
  for (const file of files) {
    const page = readPage(file)
    if (page !== undefined) pages.push(page)
    yield
  }
  yield* assembleShelf(pages, DEFAULT_LAYOUTS)
}

function* search(shelf: { search(text: string, limit: number): unknown }): Generator<void, void> {
  shelf.search('olive oil', 30)
}

function mapOf(products: number): Map<string, Candidate[]> {
  const byKey = new Map<string, Candidate[]>()
  for (let index = 0; index < products; index += 1) {
    const candidate = candidateAt(index)
    for (const barcode of candidate.barcodes) byKey.set(barcodeKey(barcode, DEFAULT_LAYOUTS), [candidate])
  }
  return byKey
}
