import { useDeviceState } from '@/state/deviceState'
import { CameraScanner } from './CameraScanner'

/** The camera as a source of the one scan stream. */
export function CameraSource({ onClose }: { onClose: () => void }) {
  const { scans } = useDeviceState()
  return (
    <CameraScanner
      onRead={({ text, symbology }) => scans.offer({ text, symbology, source: 'camera', atMs: Date.now() })}
      onClose={onClose}
    />
  )
}
