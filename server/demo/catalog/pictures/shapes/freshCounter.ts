import { PAPER, type Shape } from '../paint'
import { type FreshCounter } from '../recipe'
import { area, circle, dots, ellipse, rect, stroke, turned } from '../svg'

export const freshCounter: Record<FreshCounter, Shape> = {
  cheeseWedge: ({ body }) =>
    area('M10 56L62 24q22 6 24 32z', body.light) +
    area('M10 56h76v20a5 5 0 0 1-5 5H15a5 5 0 0 1-5-5z', body.base) +
    area('M76 56h10v20a5 5 0 0 1-5 5h-5z', body.shade) +
    dots(
      [
        [28, 68],
        [62, 66],
      ],
      5.5,
      body.shade,
    ) +
    circle(46, 73, 3.5, body.shade) +
    ellipse(58, 44, 6, 4, body.base) +
    circle(72, 72, 2.5, body.deep),

  cheeseRound: ({ body }) =>
    area('M12 46h72v18c0 10-16 18-36 18S12 74 12 64z', body.shade) +
    ellipse(48, 46, 36, 18, body.base) +
    area('M48 46l34-6c4 8 0 16-10 20z', '#fdf1c9') +
    area('M48 46l24 14v18q-12 4-24 4z', '#f4dd9b') +
    area('M72 60q9-4 12-10v14q-2 8-12 14z', '#fdf1c9') +
    dots(
      [
        [55, 60],
        [64, 70],
      ],
      2.4,
      '#e2c373',
    ) +
    stroke('M20 44q6-9 18-11', body.light, 3.5),

  blueCheese: ({ body }) =>
    area('M10 56L62 24q22 6 24 32z', '#fbf3dc') +
    area('M10 56h76v20a5 5 0 0 1-5 5H15a5 5 0 0 1-5-5z', '#f3e6c4') +
    area('M76 56h10v20a5 5 0 0 1-5 5h-5z', '#dccba3') +
    stroke('M20 64q6 5 12 1t10 5M50 62q7 6 14 1M26 75q8-4 14 0M52 74q8-4 16 1', body.base, 3) +
    dots(
      [
        [44, 46],
        [60, 38],
        [68, 48],
        [56, 50],
      ],
      2.8,
      body.base,
    ),

  eggBox: ({ body }) =>
    [22, 39, 56, 73]
      .map((x) => area(`M${x} 28c7 0 11 11 11 18 0 6-5 10-11 10s-11-4-11-10c0-7 4-18 11-18z`, '#f3d9b6'))
      .join('') +
    [19, 36, 53, 70].map((x) => stroke(`M${x} 44q0-6 3-9`, PAPER, 2.5)).join('') +
    area('M8 50q7 8 14 0 8 8 17 0 8 8 17 0 8 8 17 0 7 8 15 0v24a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8z', body.base) +
    area('M8 68h80v6a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8z', body.shade) +
    rect(34, 62, 28, 11, 3, PAPER),

  steak: ({ body }) =>
    area('M22 30c14-14 44-14 56 4 10 16 6 38-8 44-10 4-16-4-26-4s-18 8-28 0C4 62 8 44 22 30z', '#fbe9dd') +
    area('M26 34c12-12 36-11 46 3 9 13 6 30-5 34-8 3-14-4-24-4s-15 7-22 1c-9-8-7-22 5-34z', body.base) +
    area('M62 30c5 2 8 4 10 7 9 13 6 30-5 34-4 1-7 0-10-1 10-8 12-26 5-40z', body.shade) +
    stroke('M32 42q8 6 18 4M36 58q10-6 22 0M52 36q8 6 12 16', body.light, 2.8) +
    circle(28, 52, 6, PAPER) +
    circle(28, 52, 2.6, '#e3cfa8'),

  drumstick: ({ body }) =>
    stroke('M36 62L20 76', '#fbf1df', 9) +
    dots(
      [
        [14, 74],
        [20, 82],
      ],
      6,
      '#fbf1df',
    ) +
    area('M40 66c-10-8-10-26 2-38 12-11 30-11 38-2s8 26-4 38c-10 10-24 12-36 2z', body.base) +
    area('M74 21c2 1 5 3 6 5 8 9 8 26-4 38-10 10-24 12-36 2 22 0 40-22 34-45z', body.shade) +
    stroke('M46 44q3-11 13-14', body.light, 4) +
    dots(
      [
        [60, 50],
        [66, 42],
        [54, 58],
      ],
      1.8,
      body.deep,
    ),

  sausages: ({ body }) =>
    stroke('M18 36q30 22 60 0', body.shade, 17) +
    stroke('M18 62q30 22 60 0', body.base, 17) +
    stroke('M22 58q26 17 50 2M24 33q24 15 48 0', body.light, 2.6) +
    stroke('M32 64l4 7M46 68l2 7M60 66l-1 7M34 40l4 6M50 43l1 6', body.deep, 2.4) +
    stroke('M10 30l-3-3M86 30l3-3M10 56l-3-3M86 56l3-3', body.deep, 3),

  coldCuts: ({ body }) =>
    ellipse(56, 36, 26, 21, body.shade) +
    ellipse(37, 48, 27, 22, body.light) +
    ellipse(56, 62, 28, 22, body.base) +
    stroke('M30 60A28 22 0 0 1 70 43', body.deep, 2) +
    dots(
      [
        [48, 56],
        [60, 52],
        [68, 62],
        [56, 68],
        [46, 68],
        [64, 74],
      ],
      2.4,
      '#fdeee6',
    ) +
    dots(
      [
        [26, 44],
        [36, 38],
        [24, 54],
      ],
      2.2,
      '#fdeee6',
    ),

  fish: ({ body }) =>
    area('M66 50l22-18q-5 18 0 36z', body.shade) +
    area('M36 30q14-14 28-8-2 8-8 12z', body.shade) +
    area('M6 51c10-18 30-26 48-20 10 4 16 12 20 19-4 8-10 16-20 20-18 6-38 0-48-19z', body.base) +
    area('M10 57c12 7 40 8 61 0-4 6-9 10-17 13-16 5-34 1-44-13z', body.light) +
    stroke('M29 36q8 14 0 30', body.deep, 2.4) +
    stroke('M40 44q5 5 0 11M50 42q5 6 0 13M60 44q4 5 0 10', body.shade, 2.4) +
    circle(20, 47, 4, PAPER) +
    circle(19.5, 47, 2, '#2a2438'),

  fillet: ({ body }) =>
    turned(
      -14,
      48,
      50,
      area('M8 54c0-16 18-26 40-26s40 10 40 20-12 12-16 20-14 10-26 10C24 78 8 70 8 54z', body.shade) +
        area('M8 50c0-14 18-24 40-24s40 9 40 19-12 12-16 19-14 9-26 9C24 73 8 65 8 50z', body.base) +
        stroke('M24 40q8 10 2 22M38 34q9 14 2 34M54 33q9 13 1 35M69 36q6 8 0 20', body.light, 3),
    ),

  prawn: ({ body }) =>
    stroke('M30 26Q14 16 10 30M32 24Q22 8 10 14', body.deep, 2) +
    area(
      'M26 22c30-10 56 6 56 30 0 20-16 32-36 30l-8 6-2-10-10-2 8-8c18 6 26-2 26-12 0-12-12-16-28-12-12 2-16-16-6-22z',
      body.base,
    ) +
    area('M70 27c8 6 12 15 12 25 0 20-16 32-36 30l-3 2c24-8 34-32 27-57z', body.shade) +
    stroke('M44 20l-2 22M58 24l-9 20M72 34L56 48M80 50l-20 4M76 66l-17-6M62 78l-9-12', body.light, 2.6) +
    circle(30, 32, 2.6, '#2a2438') +
    stroke('M40 45l-4 8M48 46l-2 8', body.shade, 3),
}
