import { barcodeKey } from '@/domain/barcode/codeKey'
import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { type Candidate } from '@/domain/replacing/rateCandidate'
import { assembleShelf } from '@/domain/shelf/packedShelf'
import { readPage } from '@/domain/shelf/pageFile'
import { MOST_ROWS } from '@/domain/shelf/packPage'
import { runScript } from '@/scripts/support/runScript'
import { packAnswer } from '@/state/shelf/packAnswer'
import { ms, tableOf, type Line } from './catalog/line'
import { describeMachine } from './service/machine'
import { candidateAt, toldAt } from './shelf/assortment'
import { measureLookups } from './shelf/lookups'
import { measureBytes } from './shelf/memory'
import { measureSlices, type Slices } from './shelf/slices'

const SIZES = [1_000, 10_000, 100_000]
const LONGEST_SLICE_MS = 10

const tell = (line: string) => void process.stderr.write(`${line} ...\n`)

/** `npm run bench:shelf`: a store's catalog as a device holds it, next to a Map of objects. */
runScript(async () => {
  const machine = describeMachine()
  const rounds = process.argv.includes('--quick') ? 5 : 40
  const tables: string[] = []
  for (const products of SIZES) tables.push(await measureSize(products, rounds))
  process.stdout.write(`\n${machine}\n\n${tables.join('\n\n')}\n`)
})

async function measureSize(products: number, rounds: number): Promise<string> {
  tell(`${products.toLocaleString('en')} products`)
  const pages = products / MOST_ROWS
  const packing = await measureSlices(packAll(pages))
  const files = packing.results.flat()
  const kept = files.reduce((sum, file) => sum + file.length, 0)
  const { made, bytes } = await measureBytes(() => load(files))
  const map = await measureBytes(async () => mapOf(products))
  const { packedUs, mapUs } = measureLookups(made.shelf, map.made, products, rounds)
  const searching = searchMs(() => made.shelf.search('olive oil', 30), rounds)

  const lines: Line[] = [
    {
      name: 'a barcode looked up',
      figure: `${packedUs.toFixed(2)} µs, ${(packedUs / mapUs).toFixed(0)} times a Map's ${mapUs.toFixed(2)} µs`,
    },
    { name: 'a search by name, 30 rows', figure: ms(searching) },
    {
      name: 'memory a product',
      figure: `${(bytes / products).toFixed(0)} bytes, a Map of objects ${(map.bytes / products).toFixed(0)}`,
    },
    { name: 'on the disk a product', figure: `${(kept / products).toFixed(0)} bytes` },
    { name: 'an answer of 500 products parsed and packed', figure: ms(packing.totalMs / pages) },
    slices('  longest slice of it', packing),
    { name: 'all pages read from the disk and put together', figure: ms(made.totalMs) },
    slices('  longest slice of it', made),
  ]
  return `${products.toLocaleString('en')} products\n\n${tableOf(lines)}`
}

function slices(name: string, { longestMs, mostMs }: Pick<Slices, 'longestMs' | 'mostMs'>): Line {
  return {
    name,
    figure: `${ms(longestMs)}, 99 of 100 within ${ms(mostMs)}`,
    verdict: { goal: `99 of 100 within ${LONGEST_SLICE_MS} ms`, isMet: mostMs < LONGEST_SLICE_MS },
  }
}

/** Answer after answer, as they come: never all of them at once. */
function* packAll(pages: number): Generator<Generator<void, string[]>> {
  for (let page = 0; page < pages; page += 1) {
    const answer = Array.from({ length: MOST_ROWS }, (_, row) => toldAt(page * MOST_ROWS + row))
    yield pack(answer)
  }
}

function* pack(answer: readonly unknown[]): Generator<void, string[]> {
  return (yield* packAnswer(answer, DEFAULT_LAYOUTS)).map(({ file }) => file)
}

async function load(files: readonly string[]) {
  const reading = await measureSlices(files.map(read))
  const pages = reading.results.flatMap((page) => page ?? [])
  const assembling = await measureSlices([assembleShelf(pages, DEFAULT_LAYOUTS)])
  const [shelf] = assembling.results
  if (shelf === undefined) throw new Error('There is no shelf')
  return {
    shelf,
    totalMs: reading.totalMs + assembling.totalMs,
    longestMs: Math.max(reading.longestMs, assembling.longestMs),
    mostMs: Math.max(reading.mostMs, assembling.mostMs),
  }
}

function* read(file: string) {
  return readPage(file)
}

function mapOf(products: number): Map<string, Candidate[]> {
  const byKey = new Map<string, Candidate[]>()
  for (let index = 0; index < products; index += 1) {
    const candidate = candidateAt(index)
    for (const barcode of candidate.barcodes) byKey.set(barcodeKey(barcode, DEFAULT_LAYOUTS), [candidate])
  }
  return byKey
}

function searchMs(search: () => unknown, rounds: number): number {
  const took = Array.from({ length: rounds }, () => {
    const start = performance.now()
    search()
    return performance.now() - start
  })
  return Math.min(...took)
}
