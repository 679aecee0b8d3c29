import { CameraSource } from '@/components/scan/CameraSource'
import { usePicking, usePickUi } from './PickContext'

/** The camera above the list, while it is wanted: the next item stays in sight below it. */
export function CameraSection() {
  const { ui } = usePicking()
  const isOn = usePickUi(({ camera }) => camera)
  return isOn ? <CameraSource onClose={() => ui.setState({ camera: false })} /> : null
}
