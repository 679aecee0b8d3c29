import { useStore } from 'zustand'
import { type LineId, type OrderId } from '@/domain/contract/ids'
import { progressOf, type PickProgress } from '@/domain/picking/progress'
import { findLine, type LineProgress, type PickSession } from '@/domain/picking/session'
import { useDeviceState } from '@/state/deviceState'
import { useShallow } from 'zustand/react/shallow'

/** Draws again whenever anything is picked; rows and cards want `useLine` or `useProgress`. */
export function usePickSession(orderId: OrderId): PickSession | undefined {
  return useStore(useDeviceState().desk.store, ({ sessions }) => sessions.get(orderId))
}

export function useLine(orderId: OrderId, lineId: LineId): LineProgress | undefined {
  return useStore(useDeviceState().desk.store, ({ sessions }) => {
    const session = sessions.get(orderId)
    return session && findLine(session, lineId)
  })
}

/** How far an order is, while it lies on the desk. */
export function useProgress(orderId: OrderId): PickProgress | undefined {
  return useStore(
    useDeviceState().desk.store,
    useShallow(({ sessions }) => {
      const session = sessions.get(orderId)
      return session && progressOf(session)
    }),
  )
}

export function useIsBegun(orderId: OrderId): boolean {
  return useStore(useDeviceState().desk.store, ({ begun }) => begun.has(orderId))
}

export function useBegun(): ReadonlySet<string> {
  return useStore(useDeviceState().desk.store, ({ begun }) => begun)
}
