import { METAL, METAL_SHADE, PAPER, type Shape } from '../paint'
import { type RigidPackage } from '../recipe'
import { area, areaWithHole, circle, dots, ellipse, faded, rect, stroke } from '../svg'

/** Light falls from the left on all of them: a bright strip there, the shade on the right. */
export const rigidPackages: Record<RigidPackage, Shape> = {
  bottle: ({ body, accent, label }) =>
    rect(41, 11, 14, 11, 3, accent.base) +
    area('M42 22h12v6c0 4 11 6 11 17v33a6 6 0 0 1-6 6H37a6 6 0 0 1-6-6V45c0-11 11-13 11-17z', body.base) +
    area('M50 22h4v6c0 4 11 6 11 17v33a6 6 0 0 1-6 6h-7c4 0 5-2 5-6V45c0-11-7-13-7-17z', body.shade) +
    stroke('M36 46q1-6 5-9', body.light, 3) +
    label(48, 60, 13),

  oilBottle: ({ body, accent, label }) =>
    rect(42, 8, 12, 11, 2.5, accent.base) +
    area('M43 19h10v12c0 5 9 6 9 15v32a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6V46c0-9 9-10 9-15z', body.base) +
    area('M50 19h3v12c0 5 9 6 9 15v32a6 6 0 0 1-6 6h-6c3 0 5-2 5-6V46c0-9-5-10-5-15z', body.shade) +
    stroke('M39 46q1-5 5-8', body.light, 2.5) +
    label(48, 62, 11.5),

  waterBottle: ({ body, accent, label }) =>
    rect(42, 8, 12, 8, 2.5, accent.base) +
    area('M43 17h10v5c0 5 11 7 11 17v39a6 6 0 0 1-6 6H38a6 6 0 0 1-6-6V39c0-10 11-12 11-17z', body.light) +
    area('M33 35q15 5 30 0 1 2 1 4v39a6 6 0 0 1-6 6H38a6 6 0 0 1-6-6V39q0-2 1-4z', body.base) +
    area('M57 36q4-1 6-1 1 2 1 4v39a6 6 0 0 1-6 6h-6c4 0 5-2 5-6z', body.shade) +
    rect(32, 46, 32, 25, 0, accent.base) +
    label(48, 58.5, 10.5) +
    stroke('M37 77h18', body.light, 2),

  pumpBottle: ({ body, accent, label }) =>
    area('M34 12h16a4 4 0 0 1 4 4v10h-8v-6h-8l-4 3z', accent.base) +
    rect(39, 25, 18, 7, 2, accent.shade) +
    rect(29, 32, 38, 52, 10, body.base) +
    area('M57 32a10 10 0 0 1 10 10v32a10 10 0 0 1-10 10h-5c4-2 6-5 6-10V42c0-5-2-8-6-10z', body.shade) +
    stroke('M35 44v26', body.light, 3) +
    label(48, 58, 13.5),

  sprayBottle: ({ body, accent, label }) =>
    area('M30 11h22q9 0 9 9v5H45l-3 4h-5v-4h-7z', accent.base) +
    stroke('M35 28q-1 7-6 9', accent.shade, 4) +
    rect(45, 24, 13, 10, 1, accent.shade) +
    area('M44 33h15c1 8 7 12 7 22v23a6 6 0 0 1-6 6H38a6 6 0 0 1-6-6V56c0-11 11-14 12-23z', body.base) +
    area('M54 33h5c1 8 7 12 7 22v23a6 6 0 0 1-6 6h-7c4 0 5-2 5-6V55c0-10-4-14-4-22z', body.shade) +
    label(48, 63, 13),

  jug: ({ body, accent, label }) =>
    rect(28, 11, 20, 13, 3.5, accent.base) +
    areaWithHole(
      'M26 24h26c11 0 18 8 18 20v34a6 6 0 0 1-6 6H29a6 6 0 0 1-6-6V27a3 3 0 0 1 3-3zM52 32v6c4 0 5 2 5 6v7h6v-7c0-8-4-12-11-12z',
      body.base,
    ) +
    area('M70 54v24a6 6 0 0 1-6 6h-8c4 0 6-2 6-6V54z', body.shade) +
    stroke('M28 30v44', body.light, 3) +
    label(44, 62, 13.5),

  aerosol: ({ body, accent, label }) =>
    area('M38 28V17a5 5 0 0 1 5-5h10a5 5 0 0 1 5 5v11z', accent.base) +
    area('M52 12h1a5 5 0 0 1 5 5v11h-6z', accent.shade) +
    area('M33 38c0-6 3-10 7-10h16c4 0 7 4 7 10z', METAL) +
    rect(33, 36, 30, 48, 4, body.base) +
    area('M55 36h4a4 4 0 0 1 4 4v40a4 4 0 0 1-4 4h-4z', body.shade) +
    rect(33, 42, 30, 4, 0, body.light) +
    label(48, 62, 12),

  carton: ({ body, accent, label }) =>
    rect(35, 10, 31, 7, 1.5, accent.base) +
    area('M27 36l8-19h31l-8 19z', body.light) +
    area('M58 36l8-19 6 19z', body.shade) +
    area('M27 36h31v48H30a3 3 0 0 1-3-3z', body.base) +
    area('M58 36h14v45a3 3 0 0 1-3 3H58z', body.shade) +
    ellipse(46, 27, 6, 4.5, accent.shade) +
    ellipse(46, 25, 6, 4.5, accent.base) +
    rect(27, 76, 31, 4, 0, body.light) +
    label(42.5, 56, 12.5),

  brick: ({ body, accent, label }) =>
    area('M27 23l9-6h36l-13 6z', body.light) +
    area('M27 23h32v61H30a3 3 0 0 1-3-3z', body.base) +
    area('M59 23l13-6v58a4 4 0 0 1-2 3l-11 6z', body.shade) +
    rect(42, 12, 14, 8, 2, accent.base) +
    rect(52, 12, 4, 8, 2, accent.shade) +
    area('M27 68h32v7H27zM59 68l13-6v7l-13 6z', accent.base) +
    label(43, 46, 13),

  tin: ({ body, accent, label }) =>
    area('M24 22h48v54c0 5-11 8-24 8s-24-3-24-8z', METAL_SHADE) +
    area('M24 27c0 4 11 7 24 7s24-3 24-7v44c0 4-11 7-24 7s-24-3-24-7z', body.base) +
    area('M60 32.7c7-1.2 12-3.3 12-5.7v44c0 2.4-5 4.5-12 5.7z', body.shade) +
    area('M24 32c0 4 11 7 24 7s24-3 24-7v5c0 4-11 7-24 7s-24-3-24-7z', accent.base) +
    ellipse(48, 22, 24, 7, METAL) +
    ellipse(48, 22, 19, 5, METAL_SHADE) +
    stroke('M40 21q8 4 16 0', METAL, 1.6) +
    label(45, 58, 13),

  drinkCan: ({ body, accent, label }) =>
    area('M36 14h24l5 9H31z', METAL) +
    area('M32 80h32l-4 5H36z', METAL_SHADE) +
    rect(31, 22, 34, 59, 4, body.base) +
    area('M56 22h5a4 4 0 0 1 4 4v51a4 4 0 0 1-4 4h-5z', body.shade) +
    area('M31 66l34-14v12L31 78z', accent.base) +
    ellipse(48, 14, 12, 2.6, METAL_SHADE) +
    stroke('M36 28v30', body.light, 2.5) +
    label(48, 46, 12),

  jar: ({ body, accent, label }) =>
    rect(29, 14, 38, 12, 3.5, accent.base) +
    stroke('M33 22h30', accent.shade, 2) +
    faded(
      0.75,
      area('M31 26h34c6 4 8 7 8 12v37a9 9 0 0 1-9 9H32a9 9 0 0 1-9-9V38c0-5 2-8 8-12z', '#ffffff'),
    ) +
    area('M27 36h42v39a6 6 0 0 1-6 6H33a6 6 0 0 1-6-6z', body.base) +
    area('M61 36h8v39a6 6 0 0 1-6 6h-5c2-1 3-3 3-6z', body.shade) +
    stroke('M31 41v8', body.light, 3) +
    label(48, 61, 13.5),

  shaker: ({ body, accent, label }) =>
    area('M36 28V17a5 5 0 0 1 5-5h14a5 5 0 0 1 5 5v11z', accent.base) +
    dots(
      [
        [43, 18],
        [48, 18],
        [53, 18],
      ],
      1.5,
      accent.deep,
    ) +
    rect(33, 28, 30, 56, 5, body.base) +
    area('M55 28h3a5 5 0 0 1 5 5v46a5 5 0 0 1-5 5h-3z', body.shade) +
    rect(33, 44, 30, 29, 0, PAPER) +
    label(48, 58.5, 12),

  tub: ({ body, accent, label }) =>
    area('M20 40h56l-6 36a7 7 0 0 1-7 6H33a7 7 0 0 1-7-6z', body.base) +
    area('M64 40h12l-6 36a7 7 0 0 1-7 6h-6c2-1 3-3 3.5-6z', body.shade) +
    rect(16, 30, 64, 12, 5, accent.base) +
    rect(16, 37, 64, 5, 2.5, accent.shade) +
    label(46, 62, 13),

  cup: ({ body, accent, label }) =>
    area('M27 27h42l-5 50a7 7 0 0 1-7 6H39a7 7 0 0 1-7-6z', PAPER) +
    area('M28.5 42h39L64 77a7 7 0 0 1-7 6H39a7 7 0 0 1-7-6z', body.base) +
    area('M60 42h7.5L64 77a7 7 0 0 1-7 6h-4c2-1 3-3 3.5-6z', body.shade) +
    area('M24 18h48a2 2 0 0 1 2 2l-2 8H24l-2-8a2 2 0 0 1 2-2z', accent.base) +
    area('M24 24h49l-1 4H24z', accent.shade) +
    label(47, 60, 12.5),

  tube: ({ body, accent, label }) =>
    area('M29 17h38l-7 56H36z', body.base) +
    area('M58 17h9l-7 56h-6z', body.shade) +
    rect(28, 11, 40, 8, 1.5, body.deep) +
    stroke('M35 24l4 40', body.light, 3) +
    rect(37, 72, 22, 12, 3, accent.base) +
    stroke('M42 75v6M48 75v6M54 75v6', accent.shade, 1.8) +
    label(48, 42, 12),

  box: ({ body, accent, label }) =>
    area('M25 22l10-7h37l-11 7z', body.light) +
    area('M61 22l11-7v60l-11 9z', body.shade) +
    area('M25 22h36v62H27a2 2 0 0 1-2-2z', body.base) +
    area('M25 70h36v8H25zM61 70l11-8v8l-11 8z', accent.base) +
    stroke('M31 29h16', body.light, 3) +
    label(43, 50, 13.5),

  flatBox: ({ body, accent }) =>
    rect(15, 17, 66, 66, 5, body.base) +
    area('M76 17a5 5 0 0 1 5 5v56a5 5 0 0 1-5 5h-5V17z', body.shade) +
    rect(15, 22, 66, 9, 0, accent.base) +
    circle(48, 57, 22, '#a96a35') +
    circle(48, 57, 20.5, '#e3b26b') +
    circle(48, 57, 17, '#f6d880') +
    dots(
      [
        [41, 50],
        [54, 48],
        [58, 60],
        [46, 62],
        [36, 60],
        [51, 69],
      ],
      3.6,
      body.base,
    ) +
    dots(
      [
        [48, 54],
        [41, 67],
        [59, 54],
      ],
      1.6,
      '#5f9a3c',
    ),
}
