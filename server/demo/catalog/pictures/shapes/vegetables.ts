import { PAPER, type Shape, STALK, STALK_SHADE } from '../paint'
import { type Tones } from '../palette'
import { type Vegetable } from '../recipe'
import { area, circle, dots, ellipse, rect, stroke, turned } from '../svg'

const calyx = (x: number, y: number) =>
  area(`M${x} ${y - 7}l2.5 5 7-2-4.5 5.5 3 5.5-8-3-8 3 3-5.5-4.5-5.5 7 2z`, STALK)

export const vegetables: Record<Vegetable, Shape> = {
  tomatoes: ({ body }) =>
    stroke('M22 26q26-14 52 6', STALK_SHADE, 4) +
    circle(66, 48, 16, body.shade) +
    circle(30, 46, 18, body.base) +
    circle(50, 64, 20, body.base) +
    stroke('M19 45q1-7 7-10M37 63q1-8 8-11', body.light, 3.5) +
    calyx(30, 31) +
    calyx(67, 36) +
    calyx(51, 48),

  carrot: ({ body }) =>
    stroke('M62 32Q62 16 54 10M62 32Q70 18 82 16M62 32q14-8 22 0', STALK, 5) +
    turned(
      45,
      48,
      48,
      area('M34 18h28q6 0 5 7l-15 56q-4 8-8 0L29 25q-1-7 5-7z', body.base) +
        area('M56 18h6q6 0 5 7l-15 56q-2 4-4 4 8-30 8-67z', body.shade) +
        stroke('M34 34h12M50 46h10M40 58h8', body.deep, 2),
    ),

  cucumber: ({ body }) =>
    turned(
      -38,
      48,
      48,
      rect(8, 34, 66, 26, 13, body.base) +
        area('M8 47h66a13 13 0 0 1-13 13H21A13 13 0 0 1 8 47z', body.shade) +
        stroke('M20 40h34M26 46h22', body.light, 2.5),
    ) +
    circle(66, 66, 19, body.deep) +
    circle(66, 66, 16, '#e6f1c4') +
    circle(66, 66, 10, '#cfe39a') +
    dots(
      [
        [66, 59],
        [72, 64],
        [70, 71],
        [62, 71],
        [60, 64],
      ],
      1.6,
      PAPER,
    ),

  pepper: ({ body }) =>
    area(
      'M48 34c-6-6-26-5-26 14 0 16 6 35 16 35 5 0 6-3 10-3s5 3 10 3c10 0 16-19 16-35 0-19-20-20-26-14z',
      body.base,
    ) +
    area('M60 31c8 1 14 6 14 17 0 16-6 35-16 35-3 0-5-1-7-2 10-10 14-34 9-50z', body.shade) +
    stroke('M42 36c-4 12-4 26-1 40', body.shade, 2.5) +
    stroke('M29 50q1-7 6-9', body.light, 4) +
    area('M36 33c4-6 20-6 24 0-4 5-8 3-12 6-4-3-8-1-12-6z', STALK) +
    stroke('M48 31q-1-10 7-15', STALK_SHADE, 5),

  lettuce: ({ body }) =>
    area(
      'M48 16c10-4 20 2 21 10 10 2 14 12 10 20 6 8 3 19-6 22-3 10-14 16-25 15-11 1-22-5-25-15-9-3-12-14-6-22-4-8 0-18 10-20 1-8 11-14 21-10z',
      body.base,
    ) +
    area(
      'M48 30c8-3 15 1 16 8 8 2 10 11 6 17 2 8-3 14-9 15-3 6-8 9-13 9s-10-3-13-9c-6-1-11-7-9-15-4-6-2-15 6-17 1-7 8-11 16-8z',
      body.light,
    ) +
    stroke('M48 78V44M48 62l-11-11M48 62l11-11M48 74L34 66M48 74l14-8', body.shade, 2.5) +
    stroke('M26 34q4-6 9-7M70 34q-4-6-9-7', body.shade, 2),

  broccoli: ({ body }) =>
    area('M40 52h16l6 24q1 8-6 8H40q-7 0-6-8z', '#cfdf9f') +
    stroke('M48 54v20M40 60l4 8M56 60l-4 8', '#a8bf74', 2.5) +
    dots(
      [
        [26, 46],
        [70, 46],
        [37, 55],
        [59, 55],
      ],
      13,
      body.shade,
    ) +
    dots(
      [
        [34, 32],
        [62, 32],
        [48, 26],
        [48, 44],
      ],
      15,
      body.base,
    ) +
    dots(
      [
        [30, 28],
        [42, 22],
        [56, 26],
        [44, 40],
        [60, 38],
        [24, 44],
      ],
      2.8,
      body.light,
    ),

  potatoes: ({ body }) =>
    ellipse(63, 45, 20, 16, body.shade) +
    ellipse(34, 48, 22, 18, body.base) +
    ellipse(52, 66, 25, 17, body.base) +
    stroke('M20 44q3-8 11-9M36 62q4-7 12-8', body.light, 3.5) +
    dots(
      [
        [40, 46],
        [30, 55],
        [60, 64],
        [48, 71],
        [66, 73],
        [68, 42],
      ],
      1.9,
      body.deep,
    ),

  onion: ({ body }) =>
    area(
      'M48 12c1 12 4 16 12 21 10 6 17 14 17 25 0 15-13 24-29 24S19 73 19 58c0-11 7-19 17-25 8-5 11-9 12-21z',
      body.base,
    ) +
    area('M50 22c2 6 5 8 10 11 10 6 17 14 17 25 0 15-13 24-29 24 18-8 20-40 2-60z', body.shade) +
    stroke('M47 28c-10 14-12 36-3 52M50 28c12 14 14 36 2 52', body.deep, 1.8) +
    stroke('M28 58q0-9 7-14', body.light, 3.5) +
    stroke('M44 82l-3 4M48 82v4M52 82l3 4', '#b59b76', 2),

  mushroom: ({ body }) =>
    area('M38 50h20l3 26q1 8-8 8H43q-9 0-8-8z', '#f3e6cf') +
    area('M52 50h6l3 26q1 8-8 8h-5c5-4 6-20 4-34z', '#dccaa9') +
    area('M14 50c0-20 14-34 34-34s34 14 34 34c0 6-6 7-34 7S14 56 14 50z', body.base) +
    area('M58 18c14 4 24 16 24 32 0 5-4 6-20 6.7 5-14 4-28-4-38.7z', body.shade) +
    stroke('M24 44q3-12 13-17', body.light, 4),

  bunch: ({ body }) =>
    stroke('M48 84V40M44 84Q42 60 28 42M52 84q2-24 16-42', STALK_SHADE, 3) +
    dots(
      [
        [28, 38],
        [68, 38],
        [20, 28],
        [76, 28],
      ],
      10,
      body.shade,
    ) +
    dots(
      [
        [38, 26],
        [58, 26],
        [48, 16],
        [48, 38],
        [30, 20],
        [66, 20],
      ],
      10.5,
      body.base,
    ) +
    dots(
      [
        [35, 22],
        [46, 13],
        [55, 23],
        [45, 34],
        [27, 17],
      ],
      2.6,
      body.light,
    ) +
    rect(38, 62, 20, 8, 3, '#e4572e'),

  radishes: ({ body }) =>
    area(
      'M48 44C40 34 24 30 20 12c16 0 28 10 28 32zM48 44c8-10 24-14 28-32-16 0-28 10-28 32zM48 44C40 30 42 16 48 8c6 8 8 22 0 36z',
      STALK,
    ) +
    circle(30, 58, 14, body.base) +
    circle(66, 58, 14, body.shade) +
    circle(48, 64, 15, body.base) +
    stroke('M30 72q0 6-3 10M66 72q0 6 3 10M48 79v8', PAPER, 2.5) +
    stroke('M21 56q1-5 6-7M38 62q1-6 7-8', body.light, 3),

  pot: ({ body }) =>
    stroke('M48 60V34M46 60Q40 46 30 40M50 60q6-14 16-20', STALK_SHADE, 3) +
    dots(
      [
        [28, 36],
        [68, 36],
      ],
      11,
      body.shade,
    ) +
    dots(
      [
        [38, 26],
        [58, 26],
        [48, 16],
        [48, 40],
      ],
      11.5,
      body.base,
    ) +
    dots(
      [
        [35, 22],
        [45, 13],
        [55, 22],
        [45, 36],
      ],
      2.6,
      body.light,
    ) +
    area('M28 60h40l-5 20a5 5 0 0 1-5 4H38a5 5 0 0 1-5-4z', '#c8703f') +
    area('M60 60h8l-5 20a5 5 0 0 1-5 4h-5z', '#a9582f') +
    rect(25, 55, 46, 9, 3, '#d98650'),

  leek: ({ body }) =>
    turned(
      16,
      48,
      48,
      area(
        'M42 46C34 34 24 28 20 14c14 4 22 12 26 24zM54 46c8-12 18-18 22-32-14 4-22 12-26 24z',
        body.shade,
      ) +
        area('M44 48C38 30 36 18 38 6c8 8 10 20 10 32 0-12 2-24 10-32 2 12 0 24-6 42z', body.base) +
        area('M40 44q8-8 16 0v36q-8 6-16 0z', body.light) +
        area('M40 58h16v22q-8 6-16 0z', '#f4f4e2') +
        stroke('M44 80l-2 6M48 82v6M52 80l2 6', '#c9b88f', 2) +
        rect(38, 62, 20, 6, 2, '#e4572e'),
    ),

  asparagus: ({ body }) =>
    turned(
      14,
      48,
      48,
      [30, 42, 54, 66].map((x, at) => spear(x, at % 2 === 0 ? 14 : 8, body)).join('') +
        rect(22, 56, 52, 9, 3, '#e4572e'),
    ),

  aubergine: ({ body }) =>
    turned(
      38,
      48,
      48,
      area(
        'M48 24c-9 0-11 9-14 18-3 8-8 14-8 24 0 13 10 21 22 21s22-8 22-21c0-10-5-16-8-24-3-9-5-18-14-18z',
        body.base,
      ) +
        area('M54 26c4 4 5 10 8 16 3 8 8 14 8 24 0 13-10 21-22 21 18-12 14-40 6-61z', body.shade) +
        stroke('M34 64q0-9 5-16', body.light, 3.5) +
        area('M34 32c2-10 26-10 28 0-5 5-9 0-14 6-5-6-9-1-14-6z', STALK) +
        stroke('M48 24V12', STALK_SHADE, 6),
    ),

  beans: ({ body }) =>
    stroke('M18 62Q24 26 62 16', body.shade, 11) +
    stroke('M28 74Q40 38 76 30', body.base, 11) +
    stroke('M46 82Q56 54 82 50', body.shade, 11) +
    stroke('M33 66Q44 42 70 33', body.light, 2.5) +
    dots(
      [
        [38, 56],
        [48, 45],
        [60, 37],
      ],
      2.6,
      body.light,
    ) +
    stroke('M62 16l6-5M76 30l7-3M82 50l6-1', STALK_SHADE, 3.5),

  pumpkin: ({ body }) =>
    ellipse(28, 57, 16, 24, body.shade) +
    ellipse(68, 57, 16, 24, body.shade) +
    ellipse(38, 56, 15, 27, body.base) +
    ellipse(58, 56, 15, 27, body.base) +
    ellipse(48, 56, 12, 28, body.light) +
    stroke('M48 30q-1-10 8-15', STALK_SHADE, 6),

  corn: ({ body }) =>
    area('M48 8c12 0 16 22 16 40S58 82 48 82s-16-16-16-34S36 8 48 8z', body.base) +
    stroke('M42 16v56M48 14v60M54 16v56M35 28h26M33 38h30M33 48h30M33 58h30', body.shade, 1.8) +
    area('M48 86C30 84 20 66 22 44c12 8 22 22 26 42zM48 86c18-2 28-20 26-42-12 8-22 22-26 42z', STALK) +
    stroke('M48 84C42 70 36 60 28 52M48 84c6-14 12-24 20-32', STALK_SHADE, 2),
}

function spear(x: number, top: number, body: Tones): string {
  return (
    area(`M${x - 6} 84V${top + 18}q0-14 6-18 6 4 6 18V84z`, body.base) +
    area(`M${x + 1} 84V${top}q5 5 5 18V84z`, body.shade) +
    stroke(
      `M${x - 3} ${top + 26}l3-4 3 4M${x - 3} ${top + 17}l3-4 3 4M${x - 3} ${top + 40}l3-4 3 4`,
      body.deep,
      1.5,
    )
  )
}
