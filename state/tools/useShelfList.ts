import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { workplaceKey } from '@/domain/outbox/command'
import { useDeviceState } from '@/state/deviceState'
import { forgivingKept } from '@/state/kept/forgivingKept'
import { useSignedIn } from '@/state/session/useSession'
import { createShelfList, type ListEntry, type ShelfList } from './shelfList'

/** The list of this store, as it was left. */
export function useShelfList(): { list: ShelfList; entries: readonly ListEntry[] } {
  const { ports } = useDeviceState()
  const { workplace } = useSignedIn()
  const [list] = useState(() =>
    createShelfList(forgivingKept(ports.kept, ports.clock), workplaceKey(workplace)),
  )
  useEffect(() => void list.restore(), [list])
  return { list, entries: useStore(list.store, (state) => state.entries) }
}
