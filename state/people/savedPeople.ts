import { z } from 'zod'
import { personIdSchema, personSchema, type Person, type PersonId } from '@/domain/people/person'
import { mostTries, noTries, triesSchema, type Tries } from '@/domain/people/wrongPins'
import { setupSchema } from '@/domain/setup/setupCode'
import { type Vault } from '@/state/vault/vault'

export const DEVICE_KEY = 'tote.device'
export const PEOPLE_KEY = 'tote.people'
export const personKey = (id: PersonId): string => `tote.person.${id}`
export const triesKey = (whose: string): string => `tote.tries.${whose}`

const version = z.literal(1)

const deviceSchema = z.object({
  setup: setupSchema,
  /** Goes into every hash, so that none says anything away from this device. */
  secret: z.string().regex(/^[0-9a-f]{64}$/),
  /** The service refused the device's token: it needs another code, and keeps its people. */
  needsCode: z.boolean(),
})
/** A device that people share, by its setup. */
export type SharedDevice = z.infer<typeof deviceSchema>

/** Vaults are made for small values: an index, and one entry a person. */
const indexSchema = z.object({ ids: z.array(personIdSchema) })

const saved = <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) => schema.extend({ version })

/**
 * What cannot be read is not absent: a vault that does not answer must neither open the device nor give free tries.
 * Then reading rejects, and so does whatever has to read before it writes.
 */
export type SavedPeople = {
  /** Rejects for what nobody understands, too: it was a shared device. */
  readDevice(): Promise<SharedDevice | undefined>
  writeDevice(device: SharedDevice): Promise<void>
  readPeople(): Promise<Person[]>
  /** The person first: one that is not in the index yet is nobody. */
  add(person: Person): Promise<void>
  write(person: Person): Promise<void>
  /** The index first, for the same reason. */
  drop(ids: readonly PersonId[]): Promise<void>
  readTries(whose: string): Promise<Tries>
  writeTries(whose: string, tries: Tries): Promise<void>
  /** The device first: without it there are no people. */
  forgetAll(): Promise<void>
}

export function createSavedPeople(vault: Vault): SavedPeople {
  const read = async <Value>(
    key: string,
    schema: z.ZodType<Value>,
  ): Promise<Value | 'absent' | 'garbled'> => {
    const text = await vault.read(key)
    // Where a vault could not forget, it was told nothing.
    if (text === null || text === '') return 'absent'
    try {
      return schema.safeParse(JSON.parse(text)).data ?? 'garbled'
    } catch {
      return 'garbled'
    }
  }
  const write = (key: string, value: object) => vault.write(key, JSON.stringify({ version: 1, ...value }))
  const forget = (key: string) => vault.remove(key).catch(() => vault.write(key, '').catch(() => undefined))
  const writePerson = (person: Person) => write(personKey(person.id), person)
  const writeIndex = (ids: readonly PersonId[]) => write(PEOPLE_KEY, { ids })
  /** Of a garbled index nothing can be saved: its people join again. */
  const readIds = async (): Promise<PersonId[]> => {
    const index = await read(PEOPLE_KEY, saved(indexSchema))
    return typeof index === 'string' ? [] : index.ids
  }
  const forgetPeople = (ids: readonly PersonId[]) =>
    Promise.all(ids.flatMap((id) => [forget(personKey(id)), forget(triesKey(id))]))

  return {
    async readDevice() {
      const device = await read(DEVICE_KEY, saved(deviceSchema))
      if (device === 'garbled') throw new Error('What was saved of this shared device is garbled')
      return device === 'absent' ? undefined : device
    },
    writeDevice: (device) => write(DEVICE_KEY, device),
    async readPeople() {
      const ids = await readIds()
      const found = await Promise.all(
        ids.map((id) => read(personKey(id), saved(personSchema)).catch(() => 'garbled' as const)),
      )
      // Whose entry cannot be read joins again; the others go on.
      return found.filter((person) => typeof person !== 'string')
    },
    async add(person) {
      try {
        const ids = await readIds()
        await writePerson(person)
        await writeIndex([...ids, person.id])
      } catch (error) {
        await forget(personKey(person.id))
        throw error
      }
    },
    write: writePerson,
    async drop(ids) {
      await writeIndex((await readIds()).filter((id) => !ids.includes(id)))
      await forgetPeople(ids)
    },
    async readTries(whose) {
      const tries = await read(triesKey(whose), saved(triesSchema))
      if (tries === 'garbled') return mostTries
      return tries === 'absent' ? noTries : tries
    },
    writeTries: (whose, { wrong, waitMs }) => write(triesKey(whose), { wrong, waitMs }),
    async forgetAll() {
      const ids = await readIds().catch(() => undefined)
      await forget(DEVICE_KEY)
      if (ids?.length === 0) return
      await writeIndex([])
      await forgetPeople(ids ?? [])
    },
  }
}
