import { type z } from 'zod'

/**
 * Reads entries of a disk by a schema; what it does not understand is left out. An entry that was understood is not
 * read again for as long as it is the same object.
 */
export function readOnce<Entry>(schema: z.ZodType<Entry>): (entries: readonly unknown[]) => Entry[] {
  const understood = new WeakMap<object, Entry>()
  return (entries) =>
    entries.flatMap((entry) => {
      const isObject = typeof entry === 'object' && entry !== null
      const before = isObject ? understood.get(entry) : undefined
      if (before !== undefined) return [before]
      const parsed = schema.safeParse(entry)
      if (!parsed.success) return []
      if (isObject) understood.set(entry, parsed.data)
      return [parsed.data]
    })
}
