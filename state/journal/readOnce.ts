import { type z } from 'zod'

/**
 * Reads entries of a disk by a schema; what it does not understand is left out. An entry is not read again for as long
 * as it is the same object.
 */
export function readOnce<Entry>(schema: z.ZodType<Entry>): (entries: readonly unknown[]) => Entry[] {
  const known = new WeakMap<object, readonly Entry[]>()
  return (entries) =>
    entries.flatMap((entry) => {
      const isObject = typeof entry === 'object' && entry !== null
      const before = isObject ? known.get(entry) : undefined
      if (before !== undefined) return before
      const parsed = schema.safeParse(entry)
      const understood = parsed.success ? [parsed.data] : []
      if (isObject) known.set(entry, understood)
      return understood
    })
}
