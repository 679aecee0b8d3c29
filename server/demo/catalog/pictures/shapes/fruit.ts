import { PAPER, type Shape, STALK, STALK_SHADE, WOOD } from '../paint'
import { type Fruit } from '../recipe'
import { area, circle, dots, ellipse, rect, stroke, turned } from '../svg'

export const fruit: Record<Fruit, Shape> = {
  apple: ({ body }) =>
    area(
      'M48 36c-7-7-27-6-27 17 0 18 13 31 20 31 3 0 5-2 7-2s4 2 7 2c7 0 20-13 20-31 0-23-20-24-27-17z',
      body.base,
    ) +
    area('M60 33c9 1 15 7 15 20 0 18-13 31-20 31-2 0-3-1-5-1.5 12-7 18-31 10-49.5z', body.shade) +
    stroke('M30 49q2-7 8-8', body.light, 4) +
    stroke('M48 36q0-12 6-19', WOOD, 3.5) +
    area('M52 26c2-9 10-13 19-12-1 9-8 15-19 12z', STALK),

  pear: ({ body }) =>
    area(
      'M49 20c-10 0-10 10-13 19-3 8-14 13-14 26 0 12 11 19 26 19s26-7 26-19c0-13-10-18-13-26-3-9-3-19-12-19z',
      body.base,
    ) +
    area(
      'M54 22c4 3 5 10 7 17 3 8 13 13 13 26 0 12-11 19-26 19 12-4 16-11 16-20 0-14-10-20-10-42z',
      body.shade,
    ) +
    stroke('M31 66q0-8 7-13', body.light, 4) +
    stroke('M49 21q0-6 5-10', WOOD, 3.5) +
    area('M52 16c4-6 10-7 16-5-2 6-8 9-16 5z', STALK),

  citrus: ({ body }) =>
    circle(37, 44, 24, body.base) +
    stroke('M20 42q2-11 12-14', body.light, 4) +
    area('M33 22c3-8 11-11 18-9-1 8-8 12-18 9z', STALK) +
    circle(58, 60, 24, body.shade) +
    circle(58, 60, 21, PAPER) +
    circle(58, 60, 19, body.light) +
    stroke('M58 43v34M43.3 51.5l29.4 17M43.3 68.5l29.4-17', PAPER, 2.6) +
    circle(58, 60, 3.5, PAPER),

  stoneFruit: ({ body }) =>
    circle(48, 54, 30, body.base) +
    area('M58 26c12 4 20 15 20 28 0 17-13 30-30 30-4 0-7-.5-10-1.5 24-6 30-34 20-56.5z', body.shade) +
    stroke('M47 25c-8 8-9 22-4 34', body.deep, 2) +
    stroke('M26 52q1-10 9-14', body.light, 4) +
    stroke('M47 25q0-7 3-11', WOOD, 3.5) +
    area('M50 21c5-8 14-10 22-7-3 8-12 12-22 7z', STALK),

  cherries: ({ body }) =>
    stroke('M34 56q4-26 28-42M62 62q4-26 0-48', STALK_SHADE, 3) +
    area('M62 14c-8-5-18-3-24 4 9 4 18 3 24-4z', STALK) +
    circle(33, 65, 17, body.base) +
    circle(63, 68, 16, body.shade) +
    stroke('M24 62q2-6 7-7', body.light, 3.5) +
    stroke('M55 65q2-5 6-6', body.light, 3),

  berries: ({ body }) =>
    dots(
      [
        [28, 48],
        [43, 50],
        [58, 49],
        [70, 47],
      ],
      9,
      body.shade,
    ) +
    dots(
      [
        [35, 38],
        [50, 38],
        [63, 38],
        [49, 28],
      ],
      9,
      body.base,
    ) +
    dots(
      [
        [32, 35],
        [47, 35],
        [60, 35],
        [46, 25],
      ],
      2.4,
      body.light,
    ) +
    area('M15 50h66l-7 28a6 6 0 0 1-6 4H28a6 6 0 0 1-6-4z', '#8fb96b') +
    stroke('M30 58l3 18M48 58v18M66 58l-3 18', STALK_SHADE, 2.5) +
    rect(12, 47, 72, 7, 3.5, STALK),

  strawberries: ({ body }) =>
    area('M30 40c-10 0-15 8-12 19 3 10 10 18 14 18s11-8 13-18c3-11-4-19-15-19z', body.shade) +
    area('M56 32c-15 0-21 10-17 24 4 13 12 26 18 26s15-13 18-26c4-14-3-24-19-24z', body.base) +
    area('M57 24l5 7 10-2-6 9-9 2-9-2-6-9 10 2zM30 34l3 5 7-1-4 6-6 1-6-1-4-6 7 1z', STALK) +
    dots(
      [
        [49, 50],
        [58, 47],
        [67, 51],
        [52, 61],
        [62, 61],
        [57, 71],
        [26, 55],
        [33, 62],
      ],
      1.7,
      '#fbe3a1',
    ),

  grapes: ({ body }) =>
    stroke('M50 32q0-12-8-18', WOOD, 3.5) +
    area('M50 24c3-11 16-14 26-8-3 11-15 15-26 8z', STALK) +
    dots(
      [
        [31, 38],
        [46, 35],
        [61, 38],
        [38, 51],
        [54, 50],
        [46, 65],
      ],
      9.5,
      body.base,
    ) +
    dots(
      [
        [68, 50],
        [62, 62],
        [54, 75],
      ],
      9,
      body.shade,
    ) +
    dots(
      [
        [28, 35],
        [43, 32],
        [58, 35],
        [35, 48],
        [51, 47],
        [43, 62],
      ],
      2.4,
      body.light,
    ),

  banana: ({ body }) =>
    area('M22 22c-6 32 14 60 50 60 7 0 9-7 3-9C52 68 38 50 36 22c-1-6-13-6-14 0z', body.shade) +
    area('M36 18c-4 30 12 52 42 54 6 0 8-6 3-8C60 58 50 42 49 20c-1-7-12-8-13-2z', body.base) +
    stroke('M42 26c0 16 8 30 22 37', body.light, 3) +
    area('M36 18c1-5 3-8 5-8h5c2 0 3 5 3 10z', WOOD),

  pineapple: ({ body }) =>
    area(
      'M48 34C44 22 36 18 28 18c3 4 6 6 8 10-5-2-9-2-13 0 9 2 14 7 19 10zM48 34c4-12 12-16 20-16-3 4-6 6-8 10 5-2 9-2 13 0-9 2-14 7-19 10zM48 36c-7-10-6-20 0-27 6 7 7 17 0 27z',
      STALK,
    ) +
    ellipse(48, 59, 21, 26, body.base) +
    area('M56 35c8 4 13 13 13 24 0 14-9 26-21 26 12-10 14-32 8-50z', body.shade) +
    stroke('M31 46l30 32M38 38l29 30M28 60l21 23M65 46L35 78M58 38L29 68M68 60L49 82', body.deep, 1.6),

  melon: ({ body }) =>
    circle(42, 48, 29, body.base) +
    stroke('M42 19c-14 14-14 44 0 58M42 19c12 14 12 44 0 58M42 19c-28 10-32 40-10 54', body.shade, 2.5) +
    area('M34 62c8 18 34 26 50 8L84 66 38 58z', body.shade) +
    area('M37 60c10 14 32 18 45 6z', PAPER) +
    area('M40 61c9 10 27 13 39 5z', body.light) +
    dots(
      [
        [54, 65],
        [60, 66.5],
        [66, 67],
      ],
      1.5,
      WOOD,
    ),

  watermelon: ({ body }) =>
    circle(42, 46, 30, body.base) +
    stroke('M42 16c-14 16-14 44 0 60M40 16c-28 12-30 42-10 56M44 16c14 12 18 30 12 46', body.deep, 4) +
    area('M30 58c6 22 40 34 56 10l-1-4z', body.shade) +
    area('M33 58c9 18 36 25 50 7z', '#f3f6dd') +
    area('M37 59c9 14 31 19 43 6z', '#e4504c') +
    dots(
      [
        [52, 65],
        [59, 68],
        [67, 67.5],
        [60, 64],
      ],
      1.7,
      '#2a2438',
    ),

  halfFruit: ({ body }) =>
    circle(38, 42, 25, body.shade) +
    stroke('M20 40q2-11 12-15', body.light, 3.5) +
    circle(57, 58, 26, body.deep) +
    circle(57, 58, 23, body.light) +
    circle(57, 58, 17, body.base) +
    circle(57, 58, 7, PAPER) +
    dots(
      [
        [57, 46],
        [65.5, 49.5],
        [69, 58],
        [65.5, 66.5],
        [57, 70],
        [48.5, 66.5],
        [45, 58],
        [48.5, 49.5],
      ],
      1.7,
      '#2a2438',
    ),

  avocado: ({ body }) =>
    turned(
      18,
      48,
      50,
      area(
        'M48 14c-12 0-13 12-17 22-3 8-9 14-9 26 0 14 12 23 26 23s26-9 26-23c0-12-6-18-9-26-4-10-5-22-17-22z',
        body.deep,
      ) +
        area(
          'M48 19c-9 0-10 10-13 19-3 8-9 13-9 24 0 11 10 18 22 18s22-7 22-18c0-11-6-16-9-24-3-9-4-19-13-19z',
          body.base,
        ) +
        area(
          'M48 25c-6 0-7 8-10 16-2 7-7 12-7 20 0 9 8 14 17 14s17-5 17-14c0-8-5-13-7-20-3-8-4-16-10-16z',
          '#f3efb9',
        ) +
        circle(48, 60, 11.5, WOOD) +
        circle(44.5, 56, 3, '#b4835f'),
    ),

  nuts: ({ body }) =>
    [
      [30, 66, -24, body.base],
      [48, 70, 10, body.shade],
      [66, 66, 30, body.base],
      [39, 53, 18, body.light],
      [57, 53, -16, body.base],
      [48, 40, 4, body.light],
    ]
      .map(([x, y, degrees, fill]) => kernel(Number(x), Number(y), Number(degrees), String(fill), body.deep))
      .join(''),
}

function kernel(x: number, y: number, degrees: number, fill: string, line: string): string {
  return turned(
    degrees,
    x,
    y,
    area(`M${x} ${y - 16}c10 4 14 12 12 20-2 7-7 10-12 10s-10-3-12-10c-2-8 2-16 12-20z`, fill) +
      stroke(`M${x} ${y - 7}v14M${x - 4} ${y - 2}v8M${x + 4} ${y - 2}v8`, line, 1.4),
  )
}
