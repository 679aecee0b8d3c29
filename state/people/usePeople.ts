import { useStore } from 'zustand'
import { isSameName } from '@/domain/people/person'
import { useDeviceState } from '@/state/deviceState'
import { useSession } from '@/state/session/useSession'
import { isLockedFor, type PeopleState, type SharedState, type ShownPerson } from './roster'

export function usePeople(): PeopleState {
  return useStore(useDeviceState().people.store)
}

export function useIsLocked(): boolean {
  return isLockedFor(usePeople(), useSession())
}

/** Who works with this shared device right now; undefined on somebody's own. */
export function useMe(): { shared: SharedState; me: ShownPerson | undefined } | undefined {
  const people = usePeople()
  const session = useSession()
  if (people.kind !== 'shared' || session.kind !== 'signed-in') return undefined
  const { picker } = session.workplace
  return { shared: people, me: people.people.find(({ name }) => isSameName(name, picker)) }
}
