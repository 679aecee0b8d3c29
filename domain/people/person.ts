import { z } from 'zod'
import { deviceRoleSchema } from '@/domain/contract/device'
import { pickerNameSchema } from '@/domain/setup/pickerName'
import { setupSchema } from '@/domain/setup/setupCode'

const hex = z.string().regex(/^(?:[0-9a-f]{2})+$/)

/** A PIN as it is kept: what it was cannot be read from it. */
export const keptPinSchema = z.object({ salt: hex, hash: hex, rounds: z.int().positive() })
export type KeptPin = z.infer<typeof keptPinSchema>

/** Part of a key in the vault, which takes few signs. */
export const personIdSchema = z
  .string()
  .regex(/^[0-9a-f]{16}$/)
  .brand<'PersonId'>()
export type PersonId = z.infer<typeof personIdSchema>

/** Somebody who works with a shared device. */
export const personSchema = z.object({
  id: personIdSchema,
  name: pickerNameSchema,
  role: deviceRoleSchema,
  pin: keptPinSchema,
  /** Whether a team lead set the PIN: it opens once, to choose another. */
  isPinLent: z.boolean(),
  /** The badge, as it is kept. */
  badge: hex.optional(),
  /** A team lead works with a token of their own, so that what they may do is the service's to say. */
  setup: setupSchema.optional(),
})
export type Person = z.infer<typeof personSchema>

/** Two names that people would take for one. */
export function isSameName(one: string, other: string): boolean {
  return fold(one) === fold(other)
}

const fold = (name: string) => name.normalize('NFKC').toLocaleLowerCase('en').replace(/\s+/g, '')

/** More would fill the index of the vault, and no store has so many at one device. */
export const MOST_PEOPLE = 60
