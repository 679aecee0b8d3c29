import { CameraScanner } from '@/components/scan/CameraScanner'
import { useDeviceState } from '@/state/deviceState'
import { usePicking, usePickUi } from './PickContext'

/** The camera above the list, while it is wanted: the next item stays in sight below it. */
export function CameraSection() {
  const { scans } = useDeviceState()
  const { ui } = usePicking()
  const isOn = usePickUi(({ camera }) => camera)
  if (!isOn) return null
  return (
    <CameraScanner
      onRead={({ text, symbology }) =>
        scans.offer({ text: namedBy(symbology, text), symbology, source: 'camera', atMs: Date.now() })
      }
      onClose={() => ui.setState({ camera: false })}
    />
  )
}

/** A camera knows which of two kinds of eight digits it saw; scanners say so by this prefix. */
const EAN8_PREFIX = ']E4'
const namedBy = (symbology: string | undefined, text: string) =>
  symbology === 'ean8' ? `${EAN8_PREFIX}${text}` : text
