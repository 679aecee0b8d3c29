import { z } from 'zod'
import { setupSchema, type Setup } from '@/domain/setup/setupCode'

export const SESSION_KEY = 'tote.session'

/** Version 1: the whole setup. A later shape gets its own number and a named step from this one. */
const savedSessionSchema = z.object({ version: z.literal(1), setup: setupSchema })

export function writeSavedSession(setup: Setup): string {
  return JSON.stringify({ version: 1, setup } satisfies z.input<typeof savedSessionSchema>)
}

/** What was saved, if it is whole; anything else is as good as nothing, and the device asks to be set up again. */
export function readSavedSession(text: string | null): Setup | undefined {
  if (text === null) return undefined
  try {
    return savedSessionSchema.safeParse(JSON.parse(text)).data?.setup
  } catch {
    return undefined
  }
}
