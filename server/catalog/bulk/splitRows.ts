import { gzipSync } from 'node:zlib'
import { productRowsSchema } from '@/domain/contract/catalogUpdate'
import type { Fault } from '@/domain/contract/error'
import { judgeNewProducts } from '@/domain/catalog/judgeNewProducts'
import { judgeProductRows } from '@/domain/catalog/judgeProductRows'
import { faultsOf } from '@/server/problems/faults'

export type BulkKind = 'update' | 'create'

/** A request in parts that are worked off one transaction each. */
export type SplitRequest =
  | { kind: 'split'; rows: number; parts: Uint8Array[]; vendors: string[] | null; only: unknown }
  | { kind: 'faulty'; faults: Fault[] }

const NOT_JSON: SplitRequest = {
  kind: 'faulty',
  faults: [{ path: '', code: 'MALFORMED', message: 'The body is not JSON.' }],
}

/** Parses and judges a whole request. Takes long for a large one, which is why a thread does it. */
export function splitRows(body: Uint8Array, kind: BulkKind, rowsPerPart: number): SplitRequest {
  const given = parseJson(body)
  if (given === undefined) return NOT_JSON
  const parsed = productRowsSchema.safeParse(given)
  if (!parsed.success) return { kind: 'faulty', faults: faultsOf(parsed.error.issues) }
  const { products, vendors = null } = parsed.data
  const judged = kind === 'update' ? judgeProductRows(products) : judgeNewProducts(products)
  return {
    kind: 'split',
    rows: products.length,
    vendors,
    only: products.length === 1 ? products[0] : undefined,
    parts: cut<unknown, unknown>(judged.rows, judged.refused, rowsPerPart).map((part) =>
      gzipSync(JSON.stringify(part), { level: 1 }),
    ),
  }
}

interface Part<Row, Refused> {
  rows: Row[]
  refused: Refused[]
}

function cut<Row, Refused>(rows: Row[], refused: Refused[], size: number): Part<Row, Refused>[] {
  const parts: Part<Row, Refused>[] = []
  for (let from = 0; from < Math.max(rows.length, refused.length); from += size) {
    parts.push({ rows: rows.slice(from, from + size), refused: refused.slice(from, from + size) })
  }
  return parts
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8')) as unknown
  } catch {
    return undefined
  }
}
