import { decode } from '@jridgewell/sourcemap-codec'
import { z } from 'zod'

const mapSchema = z.object({ sources: z.array(z.string()), mappings: z.string() })

/** How many bytes of a script came from each module. What belongs to none is the bundler's own. */
export function moduleSizes(script: string, map: unknown): Map<string, number> {
  const { sources, mappings } = mapSchema.parse(map)
  const sizes = new Map<string, number>()
  const add = (source: string, bytes: number) => sizes.set(source, (sizes.get(source) ?? 0) + bytes)
  const decoded = decode(mappings)
  for (const [row, line] of script.split('\n').entries()) {
    const segments = decoded[row] ?? []
    add(BUNDLER, bytesOf(line.slice(0, segments[0]?.[0] ?? line.length)) + 1)
    for (const [nth, [from, source]] of segments.entries()) {
      const until = segments[nth + 1]?.[0] ?? line.length
      add((source === undefined ? undefined : sources[source]) ?? BUNDLER, bytesOf(line.slice(from, until)))
    }
  }
  return sizes
}

export const BUNDLER = 'bundler'

const bytesOf = (text: string) => Buffer.byteLength(text)
