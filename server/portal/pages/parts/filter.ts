import { z } from 'zod'

/** A filter of a list: the empty choice of a form means everything. */
export const filterSchema = <Value>(schema: z.ZodType<Value>) =>
  z.preprocess((given) => (given === '' ? undefined : given), schema.optional())

/** An address with those of the filters that are set. */
export function addressWith(address: string, filters: Record<string, string | undefined>): string {
  const set = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  )
  return set.length === 0 ? address : `${address}?${new URLSearchParams(set).toString()}`
}
