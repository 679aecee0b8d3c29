/** Why there is no picture, in a way that a person can do something about. */
export type CameraFault = 'refused' | 'no-camera' | 'in-use' | 'insecure' | 'no-reader'

/** `ask`: nobody was asked yet whether the camera may be used. */
export type CameraPhase = 'starting' | 'ask' | 'on' | CameraFault

/** One sighting of a code. A code that stays in view is sighted many times a second. */
export type CameraRead = { text: string; symbology?: string }

export type CameraScannerProps = {
  /** Called at every sighting, several times a second; who owns the scans removes the repeats. */
  onRead: (read: CameraRead) => void
  onClose: () => void
  /** Whether the light is on when the camera opens. */
  torch?: boolean
  /** Told when the light is switched, for those who keep it for the next time. */
  onTorch?: (isOn: boolean) => void
}

/** The light beside the lens. */
export type Torch = { isOn: boolean; toggle: () => void }
