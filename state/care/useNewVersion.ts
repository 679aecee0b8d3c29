import { useEffect, useState } from 'react'
import { useDeviceState } from '@/state/deviceState'

/** Whether a newer build of the app waits to be used. */
export function useHasNewVersion(): boolean {
  const { newVersion } = useDeviceState().ports
  const [isReady, setReady] = useState(false)
  useEffect(() => newVersion.listen(() => setReady(true)), [newVersion])
  return isReady
}
