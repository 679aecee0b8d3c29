import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader'
import wasm from 'zxing-wasm/reader/zxing_reader.wasm'
import { makeRead, type CodeReader } from './codeReader'

/** An asset on our own origin, as Metro names it; left alone, the package asks a public network for the file. */
const asset: unknown = wasm
const wasmAddress = typeof asset === 'string' ? asset : (asset as { uri: string }).uri

const options: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code128', 'QRCode'],
  // As it stands in the code: people's spelling of a GS1 code, with brackets, is nothing a catalog knows.
  textMode: 'Plain',
  tryInvert: false,
  // More than one, so that the one in the middle can be chosen.
  maxNumberOfSymbols: 4,
}

/** Loads the reader, a megabyte, once. Imported only where it is needed: never a part of the first bundle. */
export async function loadWasmReader(): Promise<CodeReader> {
  await prepareZXingModule({ overrides: { locateFile: () => wasmAddress }, fireImmediately: true })
  return async (picture) => {
    const context = picture.getContext('2d', { willReadFrequently: true })
    if (context === null || picture.width === 0 || picture.height === 0) return []
    const found = await readBarcodes(context.getImageData(0, 0, picture.width, picture.height), options)
    return found
      .filter(({ isValid }) => isValid)
      .map(({ text, format, position: { topLeft, bottomRight } }) => ({
        ...makeRead(text, format),
        x: (topLeft.x + bottomRight.x) / 2,
        y: (topLeft.y + bottomRight.y) / 2,
      }))
  }
}
