import { type CameraRead } from '../cameraPhase'
import { makeCodeReader, type BrowserDetector, type CodeReader } from './codeReader'
import { watchCodes } from './watchCodes'

type Reports = {
  onRead: (read: CameraRead) => void
  /** Nothing here can read codes. */
  onBroken: () => void
}

/** Shows the camera in this element and reads codes from it. Returns how to stop. */
export function scanVideo(video: HTMLVideoElement, stream: MediaStream, reports: Reports): () => void {
  let stopWatching: (() => void) | undefined
  let isOver = false

  video.srcObject = stream
  // Refused only where the page is hidden; the browser plays on when it is seen again.
  video.play().catch(() => undefined)
  loadReader().then(
    (reader) => {
      if (!isOver) stopWatching = watchCodes({ video, reader, ...reports })
    },
    () => {
      if (!isOver) reports.onBroken()
    },
  )

  return () => {
    isOver = true
    stopWatching?.()
    video.srcObject = null
  }
}

/** The reader in WebAssembly is a bundle of its own, asked for when there is no other. */
async function loadReader(): Promise<CodeReader> {
  const { BarcodeDetector } = window as { BarcodeDetector?: BrowserDetector }
  return makeCodeReader(BarcodeDetector, async () => (await import('./wasmReader')).loadWasmReader())
}
