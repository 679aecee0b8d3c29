import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import bwipjs from 'bwip-js/node'

const WIDTH = 640
const HEIGHT = 480

/** Chromium begins again after the last frame, so these go there and back. */
const FRAMES = 12
const FRAMES_PER_SECOND = 10

const GREY = 118
const WHITE = 235
const BLACK = 24
const NO_COLOUR = 128

export type FakeCamera = { flags: string[]; remove: () => Promise<void> }

/** A code as it is printed: one list of dark (true) and light modules for each row. */
export type PrintedCode = {
  rows: readonly (readonly boolean[])[]
  moduleWidthPx: number
  rowHeightPx: number
  /** Readers need white around a code. */
  quietPx: number
}

/** Of a bar, at least: a packet held at a hand's distance. */
const BAR_PX = 4

export function printEan13(ean13: string): PrintedCode {
  const [code] = bwipjs.raw({ bcid: 'ean13', text: ean13 })
  if (code === undefined || !('sbs' in code)) throw new Error(`${ean13} is no EAN-13`)
  const bars = code.sbs.flatMap((width, index) => Array<boolean>(width).fill(index % 2 === 0))
  return { rows: [bars], moduleWidthPx: BAR_PX, rowHeightPx: 200, quietPx: 11 * BAR_PX }
}

/** How much of the picture's height a QR code takes with the white around it. */
const QR_SHARE = 0.85
const QR_QUIET_MODULES = 4

/** A QR code in the middle of the picture, whatever its size: people go as near as they have to. */
export function printQr(rows: PrintedCode['rows']): PrintedCode {
  const modulePx = Math.floor((HEIGHT * QR_SHARE) / (rows.length + 2 * QR_QUIET_MODULES))
  return { rows, moduleWidthPx: modulePx, rowHeightPx: modulePx, quietPx: QR_QUIET_MODULES * modulePx }
}

/** What makes Chromium show this code when a page opens the camera. */
export async function makeFakeCamera(code: PrintedCode): Promise<FakeCamera> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tote-camera-'))
  const file = path.join(folder, 'code.y4m')
  await writeFile(file, drawFilm(code))
  return {
    flags: [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

/** An uncompressed film, https://wiki.multimedia.cx/index.php/YUV4MPEG2, of a hand that is not quite still. */
export function drawFilm(code: PrintedCode): Buffer {
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, NO_COLOUR)
  const frames = Array.from({ length: FRAMES }, (_, index) => {
    const swing = Math.sin((2 * Math.PI * index) / FRAMES)
    return [Buffer.from('FRAME\n'), drawFrame(code, Math.round(6 * swing), Math.round(4 * swing)), colour]
  })
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${FRAMES_PER_SECOND}:1 Ip A1:1 C420jpeg\n`)
  return Buffer.concat([head, ...frames.flat()])
}

/** A white label with the code, in the middle but for a small shift. */
function drawFrame(code: PrintedCode, shiftX: number, shiftY: number): Buffer {
  const { rows, moduleWidthPx, rowHeightPx, quietPx } = code
  const frame = Buffer.alloc(WIDTH * HEIGHT, GREY)
  const codeWidth = (rows[0]?.length ?? 0) * moduleWidthPx
  const codeHeight = rows.length * rowHeightPx
  const left = Math.round((WIDTH - codeWidth) / 2) + shiftX
  const top = Math.round((HEIGHT - codeHeight) / 2) + shiftY

  for (let y = top - quietPx; y < top + codeHeight + quietPx; y += 1) {
    frame.fill(WHITE, y * WIDTH + left - quietPx, y * WIDTH + left + codeWidth + quietPx)
    rows[Math.floor((y - top) / rowHeightPx)]?.forEach((isDark, index) => {
      const from = y * WIDTH + left + index * moduleWidthPx
      if (isDark) frame.fill(BLACK, from, from + moduleWidthPx)
    })
  }
  return frame
}
