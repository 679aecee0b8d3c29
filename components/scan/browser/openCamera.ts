import { type CameraFault } from '../cameraPhase'

/** What this code needs of a browser; a test brings its own. */
export type Surroundings = {
  isSecure: boolean
  mediaDevices: Pick<MediaDevices, 'getUserMedia'> | undefined
  permissions: Pick<Permissions, 'query'> | undefined
}

export const browserSurroundings = (): Surroundings => ({
  isSecure: window.isSecureContext,
  mediaDevices: navigator.mediaDevices as MediaDevices | undefined,
  permissions: navigator.permissions as Permissions | undefined,
})

export type Opened = { kind: 'open'; stream: MediaStream } | { kind: 'ask' } | { kind: CameraFault }

/** The camera on the back, large enough for a narrow code at arm's length and small enough to look at in time. */
const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
}

/** Whether the browser would ask, or undefined where it does not say. */
export async function findPermission({ permissions }: Surroundings): Promise<PermissionStatus | undefined> {
  try {
    return await permissions?.query({ name: 'camera' as PermissionName })
  } catch {
    return undefined
  }
}

/** Opens the camera, which may make the browser ask. */
export async function openCamera(surroundings: Surroundings): Promise<Opened> {
  if (!canHaveCamera(surroundings)) return { kind: 'insecure' }
  try {
    return { kind: 'open', stream: await surroundings.mediaDevices.getUserMedia(wanted) }
  } catch (error) {
    const fault = judgeFault(error)
    // The question was closed without an answer: it can be asked again.
    if (fault === 'refused' && (await findPermission(surroundings))?.state === 'prompt')
      return { kind: 'ask' }
    return { kind: fault }
  }
}

type WithCamera = Surroundings & { mediaDevices: NonNullable<Surroundings['mediaDevices']> }

/** Browsers hide the camera from pages that came over plain http. */
export function canHaveCamera(surroundings: Surroundings): surroundings is WithCamera {
  return surroundings.isSecure && surroundings.mediaDevices !== undefined
}

function judgeFault(error: unknown): CameraFault {
  switch ((error as { name?: unknown } | undefined)?.name) {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'no-camera'
    default:
      // NotReadableError, AbortError, and whatever else keeps a camera from starting.
      return 'in-use'
  }
}

export function stopCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
