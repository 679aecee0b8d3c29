import { useEffect, useRef } from 'react'
import { useDeviceState } from '@/state/deviceState'
import { type Scan } from './scanStream'

/** While `isOn`, this component gets what is scanned, before whoever began to listen earlier. */
export function useScans(onScan: (scan: Scan) => void, isOn = true): void {
  const { scans } = useDeviceState()
  const latest = useRef(onScan)
  useEffect(() => {
    latest.current = onScan
  })
  useEffect(() => (isOn ? scans.listen((scan) => latest.current(scan)) : undefined), [scans, isOn])
}
