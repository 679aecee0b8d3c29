import { makeCodeReader, type BrowserDetector, type CodeReader } from '@/components/scan/browser/codeReader'
import { nearestToMiddle, visiblePart } from '@/components/scan/browser/visiblePart'
import { findSymbology } from '@/components/scan/symbologies'

const all = ['aztec', 'ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'qr_code']
const picture = {} as HTMLCanvasElement
const box = { x: 10, y: 20, width: 100, height: 40 }

function makeDetector(known: string[], detect: () => Promise<unknown> = async () => []) {
  const asked = jest.fn()
  class Detector {
    constructor(options: object) {
      asked(options)
    }
    detect = detect
    static getSupportedFormats = async () => known
  }
  return { asked, Detector: Detector as unknown as BrowserDetector }
}

const wasmReader: CodeReader = async () => [{ text: 'by WebAssembly', x: 0, y: 0 }]
const readByWasm = [{ text: 'by WebAssembly', x: 0, y: 0 }]

describe('the reader', () => {
  it('is the browser’s own where it knows all our codes', async () => {
    const { asked, Detector } = makeDetector(all, async () => [
      { rawValue: '4006381333931', format: 'ean_13', boundingBox: box },
    ])
    const load = jest.fn()
    const read = await makeCodeReader(Detector, load)
    expect(await read(picture)).toEqual([{ text: '4006381333931', symbology: 'ean13', x: 60, y: 40 }])
    expect(asked).toHaveBeenCalledWith({
      formats: ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'qr_code'],
    })
    expect(load).not.toHaveBeenCalled()
  })

  it.each([
    ['there is none', undefined],
    ['it knows QR codes only', makeDetector(['qr_code']).Detector],
    ['it knows nothing', makeDetector([]).Detector],
  ])('is WebAssembly where %s', async (_, detector) => {
    const read = await makeCodeReader(detector, async () => wasmReader)
    expect(await read(picture)).toEqual(readByWasm)
  })

  it('changes to WebAssembly for good when the browser’s own breaks its promise', async () => {
    const detect = jest.fn(() => Promise.reject(new Error('service unavailable')))
    const load = jest.fn(async () => wasmReader)
    const read = await makeCodeReader(makeDetector(all, detect).Detector, load)
    expect(await read(picture)).toEqual(readByWasm)
    expect(await read(picture)).toEqual(readByWasm)
    expect(detect).toHaveBeenCalledTimes(1)
    expect(load).toHaveBeenCalledTimes(1)
  })
})

it.each([
  ['EAN13', 'ean13'],
  ['ean_13', 'ean13'],
  ['org.gs1.EAN-13', 'ean13'],
  ['EAN8', 'ean8'],
  ['UPCA', 'upc_a'],
  ['org.gs1.UPC-E', 'upc_e'],
  ['code_128', 'code128'],
  ['org.iso.QRCode', 'qr'],
  ['PDF417', undefined],
])('%s is %s', (spelled, symbology) => {
  expect(findSymbology(spelled)).toBe(symbology)
})

describe('what is looked at', () => {
  it.each([
    [
      'a picture wider than the panel',
      { width: 1280, height: 720 },
      { width: 360, height: 288 },
      { x: 190, y: 0, width: 900, height: 720 },
    ],
    [
      'a picture taller than the panel',
      { width: 720, height: 1280 },
      { width: 360, height: 288 },
      { x: 0, y: 352, width: 720, height: 576 },
    ],
    [
      'a panel that has no size yet',
      { width: 640, height: 480 },
      { width: 0, height: 0 },
      { x: 0, y: 0, width: 640, height: 480 },
    ],
  ])('%s', (_, size, panel, part) => {
    expect(visiblePart(size, panel)).toEqual(part)
  })

  it('of two codes, the one in the middle', () => {
    const found = [
      { text: 'beside', x: 20, y: 90 },
      { text: 'middle', x: 110, y: 95 },
    ]
    expect(nearestToMiddle(found, { width: 200, height: 200 })?.text).toBe('middle')
    expect(nearestToMiddle([], { width: 200, height: 200 })).toBeUndefined()
  })
})
