import { useStore } from 'zustand'
import { type LineId } from '@/domain/contract/ids'
import { nextLine } from '@/domain/picking/walk'
import { useDeviceState } from '@/state/deviceState'
import { usePicking, usePickUi } from './PickContext'

/** The line that is shown large. Changes only when another one takes its place. */
export function useNextId(): LineId | undefined {
  const { orderId, walk } = usePicking()
  const chosen = usePickUi((ui) => ui.chosen)
  return useStore(useDeviceState().desk.store, ({ sessions }) => {
    const session = sessions.get(orderId)
    return session && nextLine(session, walk, chosen)?.line._id
  })
}
