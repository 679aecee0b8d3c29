import { METAL, METAL_SHADE, PAPER, type Shape } from '../paint'
import { type SoftPackage } from '../recipe'
import { area, circle, dots, ellipse, faded, rect, stroke, turned } from '../svg'

export const softPackages: Record<SoftPackage, Shape> = {
  pillowBag: ({ body, accent, label }) =>
    area('M24 15q24 5 48 0-3 17-3 34t3 34q-24-5-48 0 3-17 3-34t-3-34z', body.base) +
    area('M62 17q6-1 10-2-3 17-3 34t3 34q-6-1-12-2 3-14 3-32t-1-32z', body.shade) +
    area('M27 60q20 8 42 1 1 6 1.5 11-23 7-45 1z', accent.base) +
    stroke('M25 20q23 5 46 0M25 78q23-5 46 0', body.light, 2) +
    label(47, 45, 14),

  pouch: ({ body, accent, label }) =>
    area('M28 22h40l5 53q-25 15-50 0z', body.base) +
    area('M60 22h8l5 53q-6 4-13 6 2-28 0-59z', body.shade) +
    rect(27, 12, 42, 12, 2, accent.base) +
    stroke('M30 20h36', accent.shade, 2) +
    stroke('M26 70q22 9 44 0', body.light, 2) +
    label(47, 48, 14),

  sack: ({ body, accent, label }) =>
    area('M29 14h38l3 14H26z', body.light) +
    stroke('M31 20h34', body.shade, 1.6) +
    area('M26 28h44v51a5 5 0 0 1-5 5H31a5 5 0 0 1-5-5z', body.base) +
    area('M60 28h10v51a5 5 0 0 1-5 5h-8q3-2 3-6z', body.shade) +
    rect(26, 68, 44, 8, 0, accent.base) +
    label(46, 48, 14),

  netBag: ({ body, accent }) =>
    dots(
      [
        [31, 70],
        [65, 70],
        [35, 54],
        [61, 54],
      ],
      12,
      body.shade,
    ) +
    dots(
      [
        [48, 73],
        [48, 58],
        [48, 43],
      ],
      12.5,
      body.base,
    ) +
    dots(
      [
        [44, 69],
        [44, 54],
        [44, 39],
        [28, 66],
        [31, 50],
      ],
      3,
      body.light,
    ) +
    stroke(
      'M44 28C30 36 18 54 20 72q28 24 56 0C78 54 66 36 52 28M34 36q8 24 34 44M62 36q-8 24-34 44M24 52q24 14 48 0M20 68q28 20 56 0',
      accent.light,
      1.7,
    ) +
    rect(40, 11, 16, 18, 3, '#e4572e') +
    rect(43, 16, 10, 6, 1, PAPER),

  softPack: ({ body, accent, label }) =>
    area('M32 31c2-14 30-14 32 0z', accent.shade) +
    rect(41, 22.5, 14, 4, 2, body.deep) +
    area('M24 29h48q10 0 9 10-2 18 0 34 1 10-9 10H24q-10 0-9-10 2-16 0-34-1-10 9-10z', body.base) +
    area('M66 29h6q10 0 9 10-2 18 0 34 1 10-9 10h-8q6-2 5-10-2-16 0-34 1-8-3-10z', body.shade) +
    area('M15.6 66h64.8l.6 8h-66z', accent.base) +
    stroke('M23 38v16', body.light, 3) +
    label(47, 50, 14),

  chocolateBar: ({ body, accent }) =>
    turned(
      12,
      48,
      48,
      rect(31, 11, 34, 44, 3, body.base) +
        rect(34, 14, 12, 10, 1.5, body.light) +
        rect(50, 14, 12, 10, 1.5, body.light) +
        rect(34, 28, 12, 10, 1.5, body.shade) +
        rect(50, 28, 12, 10, 1.5, body.shade) +
        area('M29 44l5-5 5 4 5-5 5 5 5-5 5 4 5-4 3 5v12H29z', METAL) +
        rect(29, 48, 38, 37, 3, accent.base) +
        rect(29, 58, 38, 15, 0, body.base) +
        stroke('M36 65.5h24', PAPER, 3),
    ),

  butter: ({ body, accent, label }) =>
    area('M12 48l14-14h58L70 48z', body.light) +
    area('M70 48l14-14v26L70 78z', body.shade) +
    rect(12, 48, 58, 30, 2, body.base) +
    area('M12 70h58v4H12zM70 70l14-14v4L70 74z', accent.base) +
    stroke('M22 44l8-6', PAPER, 2) +
    label(41, 59, 10),

  tray: ({ body, accent, label }) =>
    area('M16 52c0-14 12-22 32-22s32 8 32 22z', body.base) +
    area('M60 31c13 3 20 10 20 21H62c2-8 1-15-2-21z', body.shade) +
    stroke('M24 46q4-8 12-10M42 46q6-6 14-5', body.light, 3) +
    area('M10 50h76l-7 27a6 6 0 0 1-6 5H23a6 6 0 0 1-6-5z', '#4a5566') +
    rect(8, 47, 80, 7, 3.5, '#5f6b7d') +
    rect(30, 58, 36, 18, 3, PAPER) +
    rect(30, 58, 36, 5, 2.5, accent.base) +
    stroke('M35 68h14M35 72h9', METAL_SHADE, 1.8) +
    rect(53, 66, 9, 7, 1, body.base) +
    label(71, 38, 9),

  bowl: ({ body, accent }) =>
    area('M12 46h72c0 22-13 37-28 37H40C25 83 12 68 12 46z', accent.base) +
    area('M70 46h14c0 22-13 37-28 37h-6c12-6 19-19 20-37z', accent.shade) +
    ellipse(48, 46, 36, 12, PAPER) +
    ellipse(48, 46, 31, 9, body.base) +
    dots(
      [
        [34, 45],
        [46, 49],
        [60, 47],
        [52, 42],
      ],
      3.4,
      body.light,
    ) +
    dots(
      [
        [41, 42],
        [54, 51],
        [66, 44],
      ],
      2.4,
      body.shade,
    ),

  cheeseSlices: ({ body, accent }) =>
    turned(-8, 48, 50, rect(24, 20, 52, 52, 5, body.shade)) +
    turned(-2, 48, 50, rect(22, 23, 52, 52, 5, body.light)) +
    turned(
      5,
      48,
      52,
      rect(20, 27, 52, 52, 5, body.base) +
        dots(
          [
            [33, 38],
            [58, 44],
            [46, 34],
          ],
          4,
          body.shade,
        ) +
        circle(38, 50, 2.6, body.shade),
    ) +
    turned(5, 48, 52, rect(20, 58, 52, 13, 0, accent.base) + rect(27, 62, 22, 5, 2.5, PAPER)),

  iceTub: ({ body, accent, label }) =>
    circle(34, 36, 14, body.base) +
    circle(62, 36, 14, body.shade) +
    circle(48, 27, 15, body.base) +
    stroke('M40 22q4-6 10-5', body.light, 3) +
    dots(
      [
        [56, 30],
        [34, 34],
        [66, 36],
      ],
      1.8,
      body.deep,
    ) +
    area('M20 44h56l-6 33a7 7 0 0 1-7 6H33a7 7 0 0 1-7-6z', PAPER) +
    area('M22 53h52l-3 16H25z', body.base) +
    rect(17, 39, 62, 8, 4, accent.shade) +
    label(48, 62, 12),

  paperBag: ({ body }) =>
    stroke('M37 36V24q0-9 11-9t11 9v12', body.deep, 3.5) +
    area('M22 34h52l2 45a5 5 0 0 1-5 5H25a5 5 0 0 1-5-5z', body.base) +
    area('M62 34h12l2 45a5 5 0 0 1-5 5H60z', body.shade) +
    faded(0.5, stroke('M62 34l-8 12v38M24 44h26', body.deep, 1.6)) +
    stroke('M37 40V26q0-7 11-7', body.shade, 2.5),
}
