import { CameraPanel } from './CameraPanel'
import { type CameraScannerProps } from './cameraPhase'
import { useBrowserCamera } from './browser/useBrowserCamera'

/** The browser's camera as a scanner. Not expo-camera's: docs/decisions/0003-scanner-library.md says why. */
export function CameraScanner({ onRead, onClose, torch: startsLit = false, onTorch }: CameraScannerProps) {
  const { phase, open, showIn, torch } = useBrowserCamera({ onRead, startsLit, onTorch })
  return (
    <CameraPanel phase={phase} onAllow={open} onRetry={open} onClose={onClose} torch={torch}>
      <video ref={showIn} style={fillPanel} muted playsInline disablePictureInPicture />
    </CameraPanel>
  )
}

/** Cut to the panel: what is looked at is what is seen. */
const fillPanel = { position: 'absolute', width: '100%', height: '100%', objectFit: 'cover' } as const
