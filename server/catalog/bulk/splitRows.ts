import { productRowsSchema } from '@/domain/contract/catalogUpdate'
import type { Fault } from '@/domain/contract/error'
import { judgeNewProducts } from '@/domain/catalog/judgeNewProducts'
import { openRowJudge } from '@/domain/catalog/judgeProductRows'
import { faultsOf } from '@/server/problems/faults'
import type { PartSizes } from './partSizes'
import { updatePartOf } from './updatePart'

export type BulkKind = 'update' | 'create'

/** What is known of a request as soon as it is parsed. */
export type RequestHead =
  | { kind: 'split'; rows: number; vendors: string[] | null; only: unknown }
  | { kind: 'faulty'; faults: Fault[] }

export interface RequestInParts {
  head: RequestHead
  /** Each one is worked off in a transaction; JSON, made when it is asked for. */
  parts: Iterable<string>
}

const NOT_JSON: Fault = { path: '', code: 'MALFORMED', message: 'The body is not JSON.' }

/**
 * Parses a whole request, judges it and cuts what follows the first `done` rows into parts. Takes long for a large
 * one, which is why a thread does it.
 */
export function splitRows(body: Uint8Array, kind: BulkKind, sizes: PartSizes, done = 0): RequestInParts {
  const given = parseJson(body)
  if (given === undefined) return faulty([NOT_JSON])
  const parsed = productRowsSchema.safeParse(given)
  if (!parsed.success) return faulty(faultsOf(parsed.error.issues))
  const { products, vendors = null } = parsed.data
  const only = products.length === 1 ? products[0] : undefined
  return {
    head: { kind: 'split', rows: products.length, vendors, only },
    parts: kind === 'update' ? updateParts(products, sizes, done) : createParts(products, sizes),
  }
}

const faulty = (faults: Fault[]): RequestInParts => ({ head: { kind: 'faulty', faults }, parts: [] })

/** Each part is judged when it is asked for: the first is applied while those after it are judged. */
function* updateParts(products: readonly unknown[], sizes: PartSizes, done: number): Generator<string> {
  const judge = openRowJudge()
  const size = products.some(hasBarcode) ? sizes.other : sizes.plain
  // What is done is judged again for the names in it.
  judge(products.slice(0, done), 0)
  for (let from = done; from < products.length; from += size) {
    const { rows, refused } = judge(products.slice(from, from + size), from)
    yield JSON.stringify(updatePartOf(rows, refused))
  }
}

const hasBarcode = (row: unknown): boolean => typeof row === 'object' && row !== null && 'barcode' in row

function* createParts(products: readonly unknown[], { other: size }: PartSizes): Generator<string> {
  const { rows, refused } = judgeNewProducts(products)
  for (let from = 0; from < Math.max(rows.length, refused.length); from += size) {
    yield JSON.stringify({ rows: rows.slice(from, from + size), refused: refused.slice(from, from + size) })
  }
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8')) as unknown
  } catch {
    return undefined
  }
}
