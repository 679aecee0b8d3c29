import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import bwipjs from 'bwip-js/node'

const WIDTH = 640
const HEIGHT = 480

/** Chromium begins again after the last frame, so these go there and back. */
const FRAMES = 12
const FRAMES_PER_SECOND = 10

/** A bar is this wide at least: a packet held at a hand's distance. */
const MODULE_PX = 4
const CODE_HEIGHT = 200
/** Readers need white beside the bars. */
const QUIET_MODULES = 11

const GREY = 118
const WHITE = 235
const BLACK = 24
const NO_COLOUR = 128

export type FakeCamera = { flags: string[]; remove: () => Promise<void> }

/** What makes Chromium show a packet with this EAN-13 when a page opens the camera. */
export async function makeFakeCamera(ean13: string): Promise<FakeCamera> {
  const folder = await mkdtemp(path.join(tmpdir(), 'tote-camera-'))
  const file = path.join(folder, 'packet.y4m')
  await writeFile(file, drawFilm(ean13))
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
export function drawFilm(ean13: string): Buffer {
  const bars = listBars(ean13)
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, NO_COLOUR)
  const frames = Array.from({ length: FRAMES }, (_, index) => {
    const swing = Math.sin((2 * Math.PI * index) / FRAMES)
    return [Buffer.from('FRAME\n'), drawFrame(bars, Math.round(6 * swing), Math.round(4 * swing)), colour]
  })
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F${FRAMES_PER_SECOND}:1 Ip A1:1 C420jpeg\n`)
  return Buffer.concat([head, ...frames.flat()])
}

/** Dark or light, one value a module. */
function listBars(ean13: string): boolean[] {
  const [code] = bwipjs.raw({ bcid: 'ean13', text: ean13 })
  if (code === undefined || !('sbs' in code)) throw new Error(`${ean13} is no EAN-13`)
  return code.sbs.flatMap((width, index) => Array<boolean>(width).fill(index % 2 === 0))
}

/** A white label with the bars, in the middle but for a small shift. */
function drawFrame(bars: boolean[], shiftX: number, shiftY: number): Buffer {
  const frame = Buffer.alloc(WIDTH * HEIGHT, GREY)
  const codeWidth = bars.length * MODULE_PX
  const quiet = QUIET_MODULES * MODULE_PX
  const left = Math.round((WIDTH - codeWidth) / 2) + shiftX
  const top = Math.round((HEIGHT - CODE_HEIGHT) / 2) + shiftY

  for (let y = top - quiet; y < top + CODE_HEIGHT + quiet; y += 1) {
    frame.fill(WHITE, y * WIDTH + left - quiet, y * WIDTH + left + codeWidth + quiet)
    if (y < top || y >= top + CODE_HEIGHT) continue
    bars.forEach((isDark, index) => {
      const from = y * WIDTH + left + index * MODULE_PX
      if (isDark) frame.fill(BLACK, from, from + MODULE_PX)
    })
  }
  return frame
}
