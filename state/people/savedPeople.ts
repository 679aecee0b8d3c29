import { z } from 'zod'
import { personIdSchema, personSchema, type Person, type PersonId } from '@/domain/people/person'
import { noTries, triesSchema, type Tries } from '@/domain/people/wrongPins'
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

export type SavedPeople = {
  readDevice(): Promise<SharedDevice | undefined>
  writeDevice(device: SharedDevice): Promise<void>
  readPeople(): Promise<Person[]>
  /** The person first: one that is not in the index yet is nobody. */
  add(person: Person, ids: readonly PersonId[]): Promise<void>
  write(person: Person): Promise<void>
  /** The index first, for the same reason. */
  drop(ids: readonly PersonId[], left: readonly PersonId[]): Promise<void>
  readTries(whose: string): Promise<Tries>
  writeTries(whose: string, tries: Tries): Promise<void>
  forgetDevice(): Promise<void>
}

export function createSavedPeople(vault: Vault): SavedPeople {
  const read = async <Value>(key: string, schema: z.ZodType<Value>): Promise<Value | undefined> => {
    const text = await vault.read(key).catch(() => null)
    if (text === null) return undefined
    try {
      return schema.safeParse(JSON.parse(text)).data
    } catch {
      return undefined
    }
  }
  const write = (key: string, value: object) => vault.write(key, JSON.stringify({ version: 1, ...value }))
  const forget = (key: string) => vault.remove(key).catch(() => vault.write(key, '').catch(() => undefined))
  const writePerson = (person: Person) => write(personKey(person.id), person)
  const writeIndex = (ids: readonly PersonId[]) => write(PEOPLE_KEY, { ids })

  return {
    readDevice: () => read(DEVICE_KEY, saved(deviceSchema)),
    writeDevice: (device) => write(DEVICE_KEY, device),
    async readPeople() {
      const { ids } = (await read(PEOPLE_KEY, saved(indexSchema))) ?? { ids: [] }
      const found = await Promise.all(ids.map((id) => read(personKey(id), saved(personSchema))))
      // Whose entry cannot be read joins again; the others go on.
      return found.filter((person) => person !== undefined)
    },
    async add(person, ids) {
      await writePerson(person)
      await writeIndex(ids)
    },
    write: writePerson,
    async drop(ids, left) {
      await writeIndex(left)
      await Promise.all(ids.flatMap((id) => [forget(personKey(id)), forget(triesKey(id))]))
    },
    readTries: async (whose) => (await read(triesKey(whose), saved(triesSchema))) ?? noTries,
    writeTries: (whose, { wrong, waitMs }) => write(triesKey(whose), { wrong, waitMs }),
    forgetDevice: () => forget(DEVICE_KEY),
  }
}
