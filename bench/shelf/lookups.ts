import { barcodeKey } from '@/domain/barcode/codeKey'
import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { type Candidate } from '@/domain/replacing/rateCandidate'
import { type PackedShelf } from '@/domain/shelf/packedShelf'
import { barcodeAt } from './assortment'

/** So many codes are scanned in a round, spread over the whole store. */
const SCANS = 5_000

export type Lookups = { packedUs: number; mapUs: number }

/**
 * Both find the same products by the same keys, in turn. Of each the best round counts: whatever else runs on the
 * machine only adds to it.
 */
export function measureLookups(
  shelf: PackedShelf,
  byKey: ReadonlyMap<string, readonly Candidate[]>,
  products: number,
  rounds: number,
): Lookups {
  const keys = Array.from({ length: SCANS }, (_, nth) =>
    barcodeKey(barcodeAt((nth * 7_919) % products), DEFAULT_LAYOUTS),
  )
  const [packed, map]: [number[], number[]] = [[], []]
  for (let round = -2; round < rounds; round += 1) {
    const packedUs = microseconds(keys, (key) => shelf.findByKey(key).length)
    const mapUs = microseconds(keys, (key) => byKey.get(key)?.length ?? 0)
    // The first rounds warm the engine up.
    if (round < 0) continue
    packed.push(packedUs)
    map.push(mapUs)
  }
  return { packedUs: Math.min(...packed), mapUs: Math.min(...map) }
}

function microseconds(keys: readonly string[], look: (key: string) => number): number {
  let found = 0
  const start = performance.now()
  for (const key of keys) found += look(key)
  const tookMs = performance.now() - start
  if (found !== keys.length) throw new Error(`Found ${found} of ${keys.length} products`)
  return (tookMs * 1_000) / keys.length
}
