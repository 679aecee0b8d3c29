import { type z } from 'zod'

/** What was written, if it is whole; anything else is as good as nothing. A disk may hold anything. */
export function parseKept<Schema extends z.ZodType>(
  text: string | undefined,
  schema: Schema,
): z.output<Schema> | undefined {
  if (text === undefined) return undefined
  try {
    return schema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
