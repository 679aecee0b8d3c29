import { QueryClientProvider } from '@tanstack/react-query'
import { useContext, useEffect, useState, type ReactNode } from 'react'
import { DeviceStateContext } from './deviceState'
import { keepApp } from './offline/keepApp'
import { watchHands } from './people/watchHands'
import { watchSleep } from './people/watchSleep'
import { PortsContext } from './ports'
import { pauseInBackground } from './queries/pauseInBackground'
import { wakeUp } from './start/wakeUp'

export function DeviceStateProvider({ children }: { children: ReactNode }) {
  const ports = useContext(PortsContext)
  const [state] = useState(() => wakeUp(ports))

  useEffect(() => {
    keepApp()
    const detach = state.ports.attachScanners(state.scans)
    const stopHearing = ports.watchErrors((thrown) => void ports.crashes.record('beside', thrown))
    const stopPausing = pauseInBackground()
    const stopSending = state.start()
    const stopWaiting = state.firstScreen.noteShell()
    const stopIdling = [watchHands(state.idleLock.touch), watchSleep(state.people, state.idleLock)]
    return () => {
      stopIdling.forEach((stop) => stop())
      stopWaiting()
      stopSending()
      detach()
      stopHearing()
      stopPausing()
    }
  }, [state, ports])

  return (
    <DeviceStateContext.Provider value={state}>
      <QueryClientProvider client={state.queryClient}>{children}</QueryClientProvider>
    </DeviceStateContext.Provider>
  )
}
