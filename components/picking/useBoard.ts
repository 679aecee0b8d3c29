import { useStore } from 'zustand'
import { type LineId } from '@/domain/contract/ids'
import { useDeviceState } from '@/state/deviceState'
import { type Board } from './boardOf'
import { usePicking, usePickUi } from './PickContext'

/** Draws again only when what is read of the board has changed. */
function useBoard<Read>(read: (board: Board) => Read): Read | undefined {
  const { orderId, board } = usePicking()
  const chosen = usePickUi((ui) => ui.chosen)
  return useStore(useDeviceState().desk.store, ({ sessions }) => {
    const session = sessions.get(orderId)
    return session && read(board(session, chosen))
  })
}

/** The line that is shown large. */
export const useNextId = (): LineId | undefined => useBoard(({ next }) => next)

export const useIsAllDone = (): boolean => useBoard(({ next }) => next === undefined) ?? false

const NONE: readonly string[] = []
export const useRows = (): readonly string[] => useBoard(({ rows }) => rows) ?? NONE
