import { type QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { type Ports } from './ports'
import { createNewOrders, type NewOrders } from './orders/newOrders'
import { createPickDesk, type PickDesk } from './picking/pickDesk'
import { createQueryClient } from './queries/createQueryClient'
import { createScanStream, type ScanStream } from './scans/scanStream'
import { createSession, type Session } from './session/session'
import { createSettings, type Settings } from './settings/settings'

/** Everything this device remembers, in one place that is made once. */
export type DeviceState = {
  ports: Ports
  session: Session
  settings: Settings
  queryClient: QueryClient
  desk: PickDesk
  newOrders: NewOrders
  scans: ScanStream
  restore(): Promise<void>
}

export function createDeviceState(ports: Ports): DeviceState {
  const session = createSession(ports.vault)
  const settings = createSettings(ports.vault)
  const desk = createPickDesk(ports.journal)
  const newOrders = createNewOrders()
  const queryClient = createQueryClient(() => {
    if (session.store.getState().kind === 'signed-in') void session.end('token-refused')
  })

  // What one picker saw is gone before the next one, or another store, comes.
  session.store.subscribe((now, before) => {
    if (before.kind !== 'signed-in' || now === before) return
    queryClient.clear()
    newOrders.forget()
  })

  return {
    ports,
    session,
    settings,
    queryClient,
    desk,
    newOrders,
    scans: createScanStream(),
    // The first screen is drawn once the session is known; by then its language and colours must be.
    restore: async () => {
      await Promise.all([settings.restore(), desk.restore()])
      await session.restore()
    },
  }
}

export const DeviceStateContext = createContext<DeviceState | undefined>(undefined)

export function useDeviceState(): DeviceState {
  const state = useContext(DeviceStateContext)
  if (state === undefined) throw new Error('No device state: DeviceStateProvider is missing above')
  return state
}
