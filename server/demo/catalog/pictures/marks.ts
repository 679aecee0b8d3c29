import { PAPER } from './paint'
import { type MarkName } from './recipe'
import { area, circle, dots, ellipse, rect, stroke } from './svg'

type Mark = (colour: string) => string

/** Signs in a square from -10 to 10. */
export const marks: Record<MarkName, Mark> = {
  none: () => '',
  leaf: (colour) => area('M-8 8C-9-4 0-9 9-9 9 1 4 9-8 8z', colour) + stroke('M-6 6L4-4', PAPER, 1.6),
  wheat: (colour) =>
    stroke('M0 10V-4', colour, 1.8) +
    area(
      'M0-10c3 3 3 6 0 8-3-2-3-5 0-8zM1 1c0-4 3-6 6-6 0 4-2 6-6 6zM-1 1c0-4-3-6-6-6 0 4 2 6 6 6zM1 7c0-4 3-6 6-6 0 4-2 6-6 6zM-1 7c0-4-3-6-6-6 0 4 2 6 6 6z',
      colour,
    ),
  drop: (colour) =>
    area('M0-10C4-4 7-1 7 3A7 7 0 0 1-7 3C-7-1-4-4 0-10z', colour) +
    stroke('M-3 4a3 3 0 0 0 3 3', PAPER, 1.6),
  apple: (colour) =>
    area('M0-4c-3-2-9-2-9 5 0 5 4 9 6 9 1 0 2-1 3-1s2 1 3 1c2 0 6-4 6-9 0-7-6-7-9-5z', colour) +
    stroke('M0-4q0-3 3-5', colour, 1.8),
  berry: (colour) =>
    dots(
      [
        [-4.5, 2],
        [4.5, 2],
        [0, -4],
        [0, 7],
      ],
      4.4,
      colour,
    ) + area('M0-6l-4-4h8z', '#5f9a3c'),
  citrus: (colour) => circle(0, 0, 9.5, colour) + stroke('M0-6V6M-5-3L5 3M-5 3L5-3', PAPER, 1.6),
  bean: (colour) => ellipse(0, 0, 6.5, 9, colour) + stroke('M1-7q-4 7 0 14', PAPER, 1.8),
  fish: (colour) => area('M-9 0C-5-7 3-7 6-1l4-4v10L6 1C3 7-5 7-9 0z', colour) + circle(-4, -1, 1.4, PAPER),
  paw: (colour) =>
    ellipse(0, 4, 5.5, 4.6, colour) +
    dots(
      [
        [-7, -1],
        [-2.7, -5.5],
        [2.7, -5.5],
        [7, -1],
      ],
      2.4,
      colour,
    ),
  heart: (colour) => area('M0 9C-6 4-10 1-10-4c0-6 8-7 10-1 2-6 10-5 10 1C10 1 6 4 0 9z', colour),
  star: (colour) => area('M0-10l3 6.5 7 .7-5.3 4.7 1.6 7L0 5.3-6.3 8.9l1.6-7L-10-2.8l7-.7z', colour),
  bubbles: (colour) =>
    circle(-3, 3, 5.5, colour) +
    circle(5, -3, 3.8, colour) +
    circle(-3, -7, 2.2, colour) +
    circle(6, 6, 2, colour),
  flame: (colour) => area('M1-10c1 5 7 7 7 13a8 8 0 0 1-16 0c0-4 3-5 3-9 3 1 4 3 4 5 2-2 3-5 2-9z', colour),
  snow: (colour) => stroke('M0-9V9M-8-4.5L8 4.5M-8 4.5L8-4.5M-3-8l3 3 3-3M-3 8l3-3 3 3', colour, 1.9),
  sun: (colour) =>
    circle(0, 0, 4.6, colour) +
    stroke('M0-9v1M0 8v1M-9 0h1M8 0h1M-6.3-6.3l.7.7M5.6 5.6l.7.7M-6.3 6.3l.7-.7M5.6-5.6l.7-.7', colour, 2),
  flower: (colour) =>
    dots(
      [
        [0, -5.5],
        [5.2, -1.7],
        [3.2, 4.5],
        [-3.2, 4.5],
        [-5.2, -1.7],
      ],
      3.7,
      colour,
    ) + circle(0, 0, 2.8, PAPER),
  cup: (colour) =>
    area('M-8-3H6v6a6 6 0 0 1-6 6h-2a6 6 0 0 1-6-6z', colour) +
    stroke('M6-1h1a2.5 2.5 0 0 1 0 5H6M-4-7q2-1 0-3M1-7q2-1 0-3', colour, 1.6),
  tomato: (colour) => circle(0, 1.5, 8, colour) + area('M0-8l2 4 5-1-3 4-4 1-4-1-3-4 5 1z', '#5f9a3c'),
  nut: (colour) =>
    area('M0 10C-6 7-8 2-7-3H7C8 2 6 7 0 10z', colour) +
    rect(-8.5, -7, 17, 5, 2.5, colour) +
    stroke('M0-7v-3', colour, 1.8),
  sparkle: (colour) =>
    area(
      'M-2-9C-1-3 0-2 6-1 0 0-1 1-2 7-3 1-4 0-10-1-4-2-3-3-2-9zM6 2c.6 2.5 1 3 4 4-3 .6-3.4 1-4 4-.6-3-1-3.4-4-4 3-.8 3.4-1.5 4-4z',
      colour,
    ),
  olive: (colour) =>
    ellipse(-1, 2, 6, 7.5, colour) +
    circle(-1, 6, 1.6, PAPER) +
    area('M1-5c1-4 4-5 8-5 0 4-3 6-8 5z', '#5f9a3c'),
  wave: (colour) => stroke('M-9-4q3-4 6 0t6 0 6 0M-9 3q3-4 6 0t6 0 6 0', colour, 2.4),
  bird: (colour) =>
    area('M-9-2c3 0 4-1 5-3 2-4 8-4 9 1l4 1-4 2C5 6 1 8-3 7l-2 2-1-3C-8 4-9 1-9-2z', colour) +
    circle(2, -4, 1.2, PAPER),
}
