import { createStore, type StoreApi } from 'zustand/vanilla'
import { type DeviceRole } from '@/domain/contract/device'
import { type Person, type PersonId } from '@/domain/people/person'
import { type Setup } from '@/domain/setup/setupCode'
import { type SessionState } from '@/state/session/session'
import { type SavedPeople, type SharedDevice } from './savedPeople'

/** Somebody who works with this device, as the screens show them. */
export type ShownPerson = { id: PersonId; name: string; role: DeviceRole; hasBadge: boolean }

export type SharedState = {
  kind: 'shared'
  /** Without the token, as in a session. */
  place: Omit<Setup, 'token'>
  /** The service refused the device: nobody gets in before somebody brings another code. */
  needsCode: boolean
  people: readonly ShownPerson[]
  /** Counts while somebody is signed in: they, or somebody else, must show who they are. */
  isLocked: boolean
}

export type PeopleState =
  | { kind: 'restoring' }
  /** Somebody's own, or nobody's yet: no PIN, no lock. */
  | { kind: 'own' }
  | SharedState

/** Whether somebody is signed in who must show who they are. */
export function isLockedFor(people: PeopleState, session: SessionState): boolean {
  return people.kind === 'shared' && people.isLocked && session.kind === 'signed-in'
}

export type Found = { device: SharedDevice | undefined; people: readonly Person[] }

/** Who works with this device: on the disk first, then here, then on the screens. */
export type Roster = {
  store: StoreApi<PeopleState>
  /** What the vault holds now. Rejects where it does not say. */
  look(): Promise<Found>
  /** From now on it is like this. */
  take(found: Found): void
  findDevice(): SharedDevice | undefined
  list(): readonly Person[]
  find(id: PersonId): Person | undefined
  putDevice(device: SharedDevice): Promise<void>
  /** The device is nobody's again. */
  clear(): Promise<void>
  add(person: Person): Promise<void>
  put(person: Person): Promise<void>
  drop(ids: readonly PersonId[]): Promise<void>
  setLocked(isLocked: boolean): void
}

export function createRoster(saved: SavedPeople): Roster {
  const store = createStore<PeopleState>(() => ({ kind: 'restoring' }))
  let device: SharedDevice | undefined
  let people: readonly Person[] = []

  function show(isLocked = isLockedIn(store.getState())) {
    if (device === undefined) return store.setState({ kind: 'own' }, true)
    const { token: _, ...place } = device.setup
    const { needsCode } = device
    store.setState({ kind: 'shared', place, needsCode, people: people.map(shown), isLocked }, true)
  }

  return {
    store,
    async look() {
      const found = await saved.readDevice()
      return { device: found, people: found === undefined ? [] : await saved.readPeople() }
    },
    take(found) {
      device = found.device
      people = found.people
      show()
    },
    findDevice: () => device,
    list: () => people,
    find: (wanted) => people.find(({ id }) => id === wanted),
    async putDevice(changed) {
      await saved.writeDevice(changed)
      device = changed
      show()
    },
    async clear() {
      await saved.forgetAll()
      device = undefined
      people = []
      show()
    },
    async add(person) {
      await saved.add(person)
      people = [...people, person]
      show()
    },
    async put(person) {
      await saved.write(person)
      people = people.map((one) => (one.id === person.id ? person : one))
      show()
    },
    async drop(ids) {
      await saved.drop(ids)
      people = people.filter(({ id }) => !ids.includes(id))
      show()
    },
    setLocked: (isLocked) => show(isLocked),
  }
}

/** Whoever finds a device that was switched off must show who they are. */
const isLockedIn = (state: PeopleState) =>
  state.kind === 'restoring' || (state.kind === 'shared' && state.isLocked)

const shown = ({ id, name, role, badge }: Person): ShownPerson => ({
  id,
  name,
  role,
  hasBadge: badge !== undefined,
})
