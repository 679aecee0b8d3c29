/** Stronger than every backdrop, or (white, cream) paler than all of them; shade and light stand out on each. */
const colours = {
  red: '#e0403f',
  tomato: '#e4572e',
  cherry: '#b3263e',
  pink: '#ef7d9b',
  rose: '#f2a7b8',
  berry: '#a8326e',
  plum: '#6d3a6f',
  violet: '#7a5bb5',
  lilac: '#b59bd8',
  indigo: '#3f4fa0',
  blue: '#2f7bc4',
  sky: '#6db3e3',
  aqua: '#59c3cf',
  teal: '#1f8f8a',
  mint: '#7fcaa5',
  leaf: '#6aa83c',
  green: '#3b8a4b',
  olive: '#8a8f36',
  lime: '#a9c938',
  lemon: '#f2cf3a',
  yellow: '#f5bd2d',
  butter: '#f6d880',
  cream: '#f5e6c4',
  oat: '#d9bd8b',
  honey: '#e0a02c',
  amber: '#e38b1d',
  orange: '#f08a2c',
  peach: '#f4a673',
  apricot: '#f2a444',
  caramel: '#c07f3c',
  bread: '#d29a55',
  crust: '#a96a35',
  brown: '#8a5a3a',
  cocoa: '#5e3b2c',
  coffee: '#4a3128',
  white: '#fbfaf6',
  silver: '#b9c1ca',
  slate: '#64748b',
  charcoal: '#3a4250',
  salmon: '#f28b6e',
  meat: '#c94c4c',
  ham: '#eb9a94',
  sand: '#e3cfa8',
} as const

export type ColourName = keyof typeof colours

export interface Tones {
  base: string
  /** The side away from the light, and lines on the base. */
  shade: string
  /** The side in the light. */
  light: string
  /** Stems, outlines and holes. */
  deep: string
  /** Readable on a white label, also where the colour itself is too pale for it. */
  onPaper: string
}

const INK = '#2a2438'
const LIGHT = '#ffffff'

const mixedTones = new Map<ColourName, Tones>()

export function tonesOf(name: ColourName): Tones {
  const known = mixedTones.get(name)
  if (known) return known
  const tones = mixTones(colours[name])
  mixedTones.set(name, tones)
  return tones
}

function mixTones(base: string): Tones {
  return {
    base,
    shade: mix(base, INK, 18),
    light: mix(base, LIGHT, 42),
    deep: mix(base, INK, 45),
    onPaper: isPale(base) ? mix(base, INK, 38) : base,
  }
}

function isPale(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  return red * 0.3 + green * 0.59 + blue * 0.11 > 165
}

/** `percent` of the second colour in the first. */
function mix(one: string, other: string, percent: number): string {
  const added = channels(other)
  const mixed = channels(one).map((value, at) =>
    Math.round((value * (100 - percent) + (added[at] ?? 0) * percent) / 100),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
}
