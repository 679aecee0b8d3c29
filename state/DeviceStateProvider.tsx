import { QueryClientProvider } from '@tanstack/react-query'
import { useContext, useEffect, useState, type ReactNode } from 'react'
import { createDeviceState, DeviceStateContext } from './deviceState'
import { keepApp } from './offline/keepApp'
import { PortsContext } from './ports'
import { pauseInBackground } from './queries/pauseInBackground'

export function DeviceStateProvider({ children }: { children: ReactNode }) {
  const ports = useContext(PortsContext)
  const [state] = useState(() => createDeviceState(ports))

  useEffect(() => {
    keepApp()
    void state.restore()
    const detach = state.ports.attachScanners(state.scans)
    const stopPausing = pauseInBackground()
    const stopSending = state.start()
    return () => {
      stopSending()
      detach()
      stopPausing()
    }
  }, [state])

  return (
    <DeviceStateContext.Provider value={state}>
      <QueryClientProvider client={state.queryClient}>{children}</QueryClientProvider>
    </DeviceStateContext.Provider>
  )
}
