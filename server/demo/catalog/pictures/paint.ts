import { type Tones } from './palette'

/** What a shape is drawn with. */
export interface Paint {
  body: Tones
  accent: Tones
  /** A white label with the sign of what is inside; nothing where the recipe has no sign. */
  label: (x: number, y: number, radius: number) => string
}

export type Shape = (paint: Paint) => string

export const PAPER = '#fffdf7'
export const METAL = '#d3dae2'
export const METAL_SHADE = '#aab4c0'
export const WOOD = '#8a5a3a'
export const STALK = '#5f9a3c'
export const STALK_SHADE = '#477a2f'
export const INK = '#2a2438'
