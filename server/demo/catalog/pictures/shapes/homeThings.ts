import { METAL, METAL_SHADE, PAPER, type Shape } from '../paint'
import { type HomeThing } from '../recipe'
import { area, circle, dots, ellipse, rect, stroke, turned } from '../svg'

const PAPER_SHADE = '#dfdccf'

export const homeThings: Record<HomeThing, Shape> = {
  paperRolls: ({ body }) =>
    paperRoll(50, 14, body.base) + paperRoll(14, 44, body.base) + paperRoll(46, 48, body.base),

  soap: ({ body }) =>
    rect(12, 48, 72, 30, 15, body.shade) +
    rect(12, 40, 72, 32, 16, body.base) +
    ellipse(48, 55, 25, 9, body.light) +
    stroke('M36 55h24', body.base, 3) +
    dots(
      [
        [24, 30],
        [66, 26],
      ],
      7,
      PAPER,
    ) +
    dots(
      [
        [40, 22],
        [78, 34],
      ],
      4.5,
      PAPER,
    ) +
    dots(
      [
        [22, 28],
        [64, 24],
      ],
      2,
      body.light,
    ),

  toothbrush: ({ body }) =>
    turned(
      -45,
      48,
      48,
      rect(-2, 46, 100, 9, 4.5, body.base) +
        rect(4, 46, 34, 9, 4.5, body.shade) +
        rect(66, 30, 28, 17, 2, PAPER) +
        stroke('M71 33v11M80 33v11M89 33v11', body.light, 4) +
        stroke('M46 49h14', body.light, 2.5),
    ),

  sponge: ({ body }) =>
    area('M10 46l12-12h64L76 46z', body.light) +
    area('M76 46l10-12v30L76 78z', body.shade) +
    rect(10, 46, 66, 32, 4, body.base) +
    rect(10, 66, 66, 12, 3, '#3b8a4b') +
    area('M76 66l10-11v9L76 78z', '#2f6f3c') +
    dots(
      [
        [20, 54],
        [34, 58],
        [50, 53],
        [64, 58],
        [44, 41],
        [62, 39],
      ],
      2.6,
      body.shade,
    ),

  candle: ({ body }) =>
    candleAt(30, 42, body.shade, body.light) +
    candleAt(54, 30, body.base, body.light) +
    rect(16, 78, 64, 6, 3, METAL_SHADE),

  icePop: ({ body }) =>
    turned(
      14,
      48,
      48,
      rect(43, 62, 10, 28, 5, '#e3c08a') +
        area('M28 34c0-14 8-24 20-24s20 10 20 24v28a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6z', body.base) +
        area('M56 12c8 3 12 12 12 22v28a6 6 0 0 1-6 6h-6z', body.shade) +
        stroke('M40 24v30M50 24v30', body.light, 4.5),
    ),

  foilRoll: ({ body }) =>
    turned(
      -18,
      48,
      50,
      area('M18 60h58v14q-8-5-14 0-8 5-15 0-7-5-14 0-8 5-15 0z', body.light) +
        rect(8, 34, 80, 30, 6, body.base) +
        rect(8, 52, 80, 12, 6, body.shade) +
        rect(26, 40, 34, 14, 3, PAPER) +
        rect(30, 44, 16, 6, 2, body.base) +
        ellipse(88, 49, 5, 15, METAL) +
        ellipse(88, 49, 2, 6, METAL_SHADE),
    ),
}

function paperRoll(x: number, y: number, print: string): string {
  return (
    area(`M${x} ${y + 8}h32v24c0 5-7 8-16 8s-16-3-16-8z`, PAPER) +
    area(`M${x + 23} ${y + 12}h9v20c0 3-3 5-9 7z`, PAPER_SHADE) +
    ellipse(x + 16, y + 8, 16, 7, '#f1efe6') +
    ellipse(x + 16, y + 8, 5, 2.4, '#b59b76') +
    dots(
      [
        [x + 7, y + 24],
        [x + 17, y + 29],
        [x + 12, y + 34],
      ],
      2.9,
      print,
    )
  )
}

function candleAt(x: number, y: number, wax: string, light: string): string {
  return (
    rect(x - 9, y, 18, 80 - y, 3, wax) +
    stroke(`M${x - 4} ${y + 6}v20`, light, 2.5) +
    stroke(`M${x} ${y}v-5`, '#5e3b2c', 2) +
    area(`M${x} ${y - 22}c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12z`, '#f5a52d') +
    circle(x, y - 9, 3, '#fff0b8')
  )
}
