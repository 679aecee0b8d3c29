import { z } from 'zod'
import { pickerNameSchema } from '@/domain/setup/pickerName'
import { setupSchema, type Setup } from '@/domain/setup/setupCode'

export const SESSION_KEY = 'tote.session'

const version = z.literal(2)

const openSchema = z.object({ version, setup: setupSchema, picker: pickerNameSchema })

/** What is left of a session that its picker did not end: no token, only who may go on. */
const endedSchema = z.object({ version, because: z.literal('token-refused'), picker: pickerNameSchema })

const version1Schema = z.object({ version: z.literal(1), setup: setupSchema })

/** Version 1 asked nobody for a name; what was done then stands in the journal under the role. */
const nameByRole = ({ setup }: z.infer<typeof version1Schema>) => ({ setup, picker: setup.role })

/** Version 2: the setup and who works with it. A later shape gets its own number and a named step from this one. */
const savedSessionSchema = z.union([openSchema, endedSchema, version1Schema.transform(nameByRole)])

export type OpenSession = { setup: Setup; picker: string }
export type EndedSession = Omit<z.infer<typeof endedSchema>, 'version'>

export function writeSavedSession(session: OpenSession | EndedSession): string {
  return JSON.stringify({ version: 2, ...session } satisfies z.input<typeof savedSessionSchema>)
}

/** What was saved, if it is whole; anything else is as good as nothing, and the device asks to be set up again. */
export function readSavedSession(text: string | null): OpenSession | EndedSession | undefined {
  if (text === null) return undefined
  try {
    return savedSessionSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
