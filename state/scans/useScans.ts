import { useLayoutEffect, useRef } from 'react'
import { useDeviceState } from '@/state/deviceState'
import { type Scan } from './scanStream'

/**
 * While `isOn`, this component gets what is scanned, before whoever began to listen earlier. A screen that can be seen
 * listens already: whoever scans at the first glance is heard.
 */
export function useScans(onScan: (scan: Scan) => void, isOn = true): void {
  const { scans } = useDeviceState()
  const latest = useRef(onScan)
  useLayoutEffect(() => {
    latest.current = onScan
  })
  useLayoutEffect(() => (isOn ? scans.listen((scan) => latest.current(scan)) : undefined), [scans, isOn])
}
