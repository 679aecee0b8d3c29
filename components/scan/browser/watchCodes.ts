import { type CameraRead } from '../cameraPhase'
import { type CodeReader } from './codeReader'
import { nearestToMiddle, visiblePart } from './visiblePart'

/** Nine looks a second. A gap of 300 ms would count as a second scan, so two looks in a row may fail. */
export const LOOK_EVERY_MS = 110

/** Larger pictures take longer to look at and hold nothing more. */
const LONGEST_EDGE_PX = 1280

type Watch = {
  video: HTMLVideoElement
  reader: CodeReader
  onRead: (read: CameraRead) => void
  /** The reader broke for good, after several looks in a row. */
  onBroken: () => void
}

/** Looks (again) broken after this many failures in a row; a single one may be a frame that was just going away. */
const BROKEN_AFTER = 10

/** Looks at the picture again and again; one look at a time, and none while nobody sees the page. Returns how to stop. */
export function watchCodes({ video, reader, onRead, onBroken }: Watch): () => void {
  const canvas = document.createElement('canvas')
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let failures = 0

  const look = async () => {
    const startedMs = performance.now()
    try {
      if (!document.hidden && drawVisible(video, canvas)) {
        const { width, height } = canvas
        const sighting = nearestToMiddle(await reader(canvas), { width, height })
        failures = 0
        if (sighting !== undefined && !isStopped) onRead(toRead(sighting))
      }
    } catch {
      failures += 1
    }
    if (isStopped) return
    if (failures >= BROKEN_AFTER) return onBroken()
    timer = setTimeout(() => void look(), Math.max(0, LOOK_EVERY_MS - (performance.now() - startedMs)))
  }

  void look()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

const toRead = ({ text, symbology }: CameraRead): CameraRead =>
  symbology === undefined ? { text } : { text, symbology }

/** Copies what the panel shows. False while there is no picture yet. */
function drawVisible(video: HTMLVideoElement, canvas: HTMLCanvasElement): boolean {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return false
  const picture = { width: video.videoWidth, height: video.videoHeight }
  const part = visiblePart(picture, { width: video.clientWidth, height: video.clientHeight })
  const shrink = Math.min(1, LONGEST_EDGE_PX / Math.max(part.width, part.height))
  canvas.width = Math.round(part.width * shrink)
  canvas.height = Math.round(part.height * shrink)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(video, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height)
  return context !== null
}
