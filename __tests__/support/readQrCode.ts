import { readFileSync } from 'node:fs'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** Large enough for a reader, small enough to be quick. */
const PX_A_MODULE = 4
const RUN = /M(\d+) (\d+)h(\d+)v1h-\d+z/g

/** Paints the QR code of a page as a browser does, dark on white, and reads it as a device does. */
export async function readQrCode(html: string): Promise<string | undefined> {
  const svg = /<svg class="qr"[^>]*viewBox="-(\d+) -\d+ (\d+) \d+"[^>]*><path d="([^"]+)"/.exec(html)
  if (!svg) return undefined
  const [, quiet = '', modules = '', path = ''] = svg
  const picture = paint(path, Number(quiet), Number(modules))
  const wasmBinary = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasmBinary).buffer } })
  const [code] = await readBarcodes(picture, { formats: ['QRCode'] })
  return code?.text
}

function paint(path: string, quiet: number, modules: number) {
  const width = modules * PX_A_MODULE
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x = '', y = '', length = ''] of path.matchAll(RUN)) {
    const left = (Number(x) + quiet) * PX_A_MODULE
    const top = (Number(y) + quiet) * PX_A_MODULE
    for (let row = top; row < top + PX_A_MODULE; row += 1) {
      for (let column = left; column < left + Number(length) * PX_A_MODULE; column += 1) {
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
      }
    }
  }
  return { data, width, height: width, colorSpace: 'srgb' as const }
}
