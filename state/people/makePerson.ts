import { bytesToHex } from '@noble/hashes/utils.js'
import { personIdSchema, type Person } from '@/domain/people/person'
import { type PinFault } from '@/domain/people/pin'
import { type Setup } from '@/domain/setup/setupCode'
import { keepPin, type RandomBytes } from './secrets'

/** `name` as `judgePickerName` writes it; `lead`: a team lead's own setup for this store. */
export type Newcomer = { name: string; pin: string; lead?: Setup | undefined }

export type Joined =
  { kind: 'in' } | { kind: 'name-taken' } | { kind: 'full' } | { kind: 'not-kept' } | PinFault

const ID_BYTES = 8

export async function makePerson(
  randomBytes: RandomBytes,
  secret: string,
  { name, pin, lead }: Newcomer,
): Promise<Person> {
  return {
    id: personIdSchema.parse(bytesToHex(randomBytes(ID_BYTES))),
    name,
    role: lead === undefined ? 'picker' : 'lead',
    pin: await keepPin(randomBytes, secret, pin),
    isPinLent: false,
    ...(lead && { setup: lead }),
  }
}
