import { PAPER, type Shape } from '../paint'
import { type Baked } from '../recipe'
import { area, areaWithHole, circle, dots, ellipse, rect, stroke, turned } from '../svg'

const CRUMB = '#f6e3b8'

export const baked: Record<Baked, Shape> = {
  loaf: ({ body }) =>
    area('M12 56c0-18 16-28 36-28s36 10 36 28c0 14-2 24-10 24H22c-8 0-10-10-10-24z', body.base) +
    area('M64 31c12 4 20 12 20 25 0 14-2 24-10 24H60c10-10 12-32 4-49z', body.shade) +
    stroke('M30 34l-8 16M46 30l-8 18M62 32l-8 18', CRUMB, 4.5) +
    stroke('M18 62q2 10 8 12', body.light, 3),

  bun: ({ body }) =>
    ellipse(48, 58, 34, 23, body.base) +
    area('M60 36.5c13 3 22 11 22 21.5 0 13-15 23-34 23-4 0-7 0-10-1 26-4 33-26 22-43.5z', body.shade) +
    area('M28 54c8-12 32-14 44-2-12-3-32-3-44 2z', CRUMB) +
    dots(
      [
        [32, 64],
        [44, 68],
        [58, 66],
        [68, 62],
      ],
      1.7,
      body.light,
    ),

  baguette: ({ body }) =>
    turned(
      -35,
      48,
      48,
      rect(2, 36, 92, 25, 12.5, body.base) +
        area('M2 49h92a12.5 12.5 0 0 1-12.5 12H14.5A12.5 12.5 0 0 1 2 49z', body.shade) +
        stroke('M18 44l10 9M34 43l10 9M50 43l10 9M66 43l10 9', CRUMB, 4.5),
    ),

  croissant: ({ body }) =>
    area(
      'M8 66c-2-26 16-44 40-44s42 18 40 44c0 6-10 8-14 2-5-9-14-14-26-14s-21 5-26 14c-4 6-14 4-14-2z',
      body.base,
    ) +
    area('M30 27l8 27c-7 2-12 6-16 14-4 6-14 4-14-2-1-18 7-32 22-39z', body.shade) +
    area('M66 27l-8 27c7 2 12 6 16 14 4 6 14 4 14-2 1-18-7-32-22-39z', body.shade) +
    stroke('M38 54L30 27M58 54l8-27', body.deep, 2) +
    stroke('M42 32q6-2 12 0', body.light, 3.5),

  cake: ({ body }) =>
    area('M12 44L66 24q18 4 18 20z', body.light) +
    area('M12 44h72v34a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4z', CRUMB) +
    rect(12, 50, 72, 9, 0, body.base) +
    rect(12, 67, 72, 9, 0, body.base) +
    area('M12 44h72v6q-5 6-10 0-6 7-12 0-6 6-12 0-6 7-12 0-6 6-12 0-6 6-14 0z', body.shade) +
    circle(62, 24, 7, '#c8324a') +
    stroke('M62 18q1-6 6-8', '#5f9a3c', 2.5),

  muffin: ({ body }) =>
    area('M24 50h48l-6 30a5 5 0 0 1-5 4H35a5 5 0 0 1-5-4z', CRUMB) +
    stroke('M34 54l3 26M43 54l1 26M53 54l-1 26M62 54l-3 26', '#d9b878', 3) +
    area('M18 50c-4-10 4-18 11-18 2-10 10-16 19-16s17 6 19 16c7 0 15 8 11 18-3 8-57 8-60 0z', body.base) +
    area('M60 21c4 3 6 7 7 11 7 0 15 8 11 18-1 3-9 5-20 5.5 7-10 8-23 2-34.5z', body.shade) +
    dots(
      [
        [36, 34],
        [48, 28],
        [56, 38],
        [42, 44],
        [64, 44],
        [29, 44],
      ],
      2.4,
      body.light,
    ),

  biscuit: ({ body }) =>
    circle(60, 58, 24, body.shade) +
    circle(40, 44, 26, body.base) +
    dots(
      [
        [32, 36],
        [46, 34],
        [36, 50],
        [50, 48],
        [28, 46],
        [42, 58],
      ],
      3.2,
      body.deep,
    ) +
    dots(
      [
        [64, 66],
        [74, 56],
        [58, 74],
        [70, 70],
      ],
      2.8,
      body.deep,
    ) +
    stroke('M20 40q2-9 10-13', body.light, 3),

  toast: ({ body }) =>
    area('M34 20h34c12 0 14 14 6 18v40a4 4 0 0 1-4 4H38z', body.shade) +
    area('M26 22h34c12 0 14 14 6 18v38a5 5 0 0 1-5 5H25a5 5 0 0 1-5-5V40c-8-4-6-18 6-18z', body.base) +
    area('M28 28h30c8 0 8 8 2 10v37a2 2 0 0 1-2 2H28a2 2 0 0 1-2-2V38c-6-2-6-10 2-10z', CRUMB) +
    dots(
      [
        [34, 44],
        [46, 40],
        [52, 54],
        [36, 62],
        [48, 68],
      ],
      1.7,
      body.light,
    ),

  flatbread: ({ body }) =>
    ellipse(54, 62, 34, 18, body.shade) +
    ellipse(46, 48, 36, 21, body.base) +
    ellipse(45, 46, 29, 15, body.light) +
    dots(
      [
        [32, 44],
        [44, 39],
        [56, 43],
        [48, 51],
        [36, 52],
        [62, 50],
      ],
      2.8,
      body.shade,
    ),

  pretzel: ({ body }) =>
    areaWithHole(
      'M48 34c6-14 34-16 36 6 1 14-14 26-24 34 4 2 8 2 12 1l2 7c-10 3-20 0-26-4-6 4-16 7-26 4l2-7c4 1 8 1 12-1-10-8-25-20-24-34 2-22 30-20 36-6zM48 68c-3-8-4-18-3-27-4-10-24-10-25 1 0 9 14 18 28 26zM48 68c3-8 4-18 3-27 4-10 24-10 25 1 0 9-14 18-28 26z',
      body.base,
    ) +
    stroke('M18 42q1-8 8-10M70 32q7 2 8 9', body.light, 3) +
    dots(
      [
        [28, 31],
        [66, 30],
        [48, 46],
        [34, 70],
        [62, 70],
        [48, 60],
        [20, 52],
        [76, 52],
      ],
      1.8,
      PAPER,
    ),
}
