import { type CameraRead } from '../cameraPhase'
import { findSymbology } from '../symbologies'

/** A code found in a picture, and where. */
export type Sighting = CameraRead & { x: number; y: number }

/** Finds codes in a picture. */
export type CodeReader = (picture: HTMLCanvasElement) => Promise<Sighting[]>

/** As browsers have it: https://wicg.github.io/shape-detection-api/#barcode-detection-api */
export type BrowserDetector = {
  new (options: { formats: string[] }): {
    detect(picture: HTMLCanvasElement): Promise<
      {
        rawValue: string
        format: string
        boundingBox: { x: number; y: number; width: number; height: number }
      }[]
    >
  }
  getSupportedFormats(): Promise<string[]>
}

/** Ours in the browsers' spelling. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'qr_code']

/**
 * The browser's own reader where it knows all our codes, else WebAssembly. The browser's may promise more than its
 * system holds (a phone without Google's services), so the first time it fails the other one takes over for good.
 */
export async function makeCodeReader(
  detector: BrowserDetector | undefined,
  loadWasmReader: () => Promise<CodeReader>,
): Promise<CodeReader> {
  const own = await findBrowserReader(detector)
  if (own === undefined) return loadWasmReader()

  let reader = own
  return async (picture) => {
    try {
      return await reader(picture)
    } catch (error) {
      if (reader !== own) throw error
      reader = await loadWasmReader()
      return reader(picture)
    }
  }
}

async function findBrowserReader(Detector: BrowserDetector | undefined): Promise<CodeReader | undefined> {
  if (Detector === undefined) return undefined
  try {
    const known = await Detector.getSupportedFormats()
    if (!formats.every((format) => known.includes(format))) return undefined
    const detector = new Detector({ formats })
    return async (picture) =>
      (await detector.detect(picture)).map(({ rawValue, format, boundingBox }) => ({
        ...makeRead(rawValue, format),
        x: boundingBox.x + boundingBox.width / 2,
        y: boundingBox.y + boundingBox.height / 2,
      }))
  } catch {
    return undefined
  }
}

export function makeRead(text: string, spelled: string): CameraRead {
  const symbology = findSymbology(spelled)
  return symbology === undefined ? { text } : { text, symbology }
}
