import { useDeviceState } from '@/state/deviceState'
import { CameraScanner } from './CameraScanner'

/** A camera knows which of two kinds of eight digits it saw; scanners say so by this prefix. */
const EAN8_PREFIX = ']E4'
const namedBy = (symbology: string | undefined, text: string) =>
  symbology === 'ean8' ? `${EAN8_PREFIX}${text}` : text

/** The camera as a source of the one scan stream. */
export function CameraSource({ onClose }: { onClose: () => void }) {
  const { scans } = useDeviceState()
  return (
    <CameraScanner
      onRead={({ text, symbology }) =>
        scans.offer({ text: namedBy(symbology, text), symbology, source: 'camera', atMs: Date.now() })
      }
      onClose={onClose}
    />
  )
}
