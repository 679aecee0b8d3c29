import { palette } from './palette'

/** Colours by what they mean. `…Soft` is the ground on which the colour of the same name is written. */
export type Colors = {
  background: string
  surface: string
  line: string
  ink: string
  muted: string
  /** Lines around what can be touched or typed into, which must be found by eye. */
  outline: string

  brand: string
  brandPressed: string
  onBrand: string
  brandSoft: string

  inCart: string
  notFound: string
  notFoundPressed: string
  onNotFound: string
  notFoundSoft: string
  notFoundSoftPressed: string
  replaced: string
  onReplaced: string
  replacedSoft: string
  addition: string
  additionSoft: string
  late: string
  lateSoft: string
  soon: string
  soonSoft: string

  chip: string
  plain: string
  plainPressed: string
  track: string
  picture: string
  banner: string
  onBanner: string
  scrim: string
}

export const lightColors: Colors = {
  background: palette.mist,
  surface: palette.white,
  line: palette.edge,
  ink: palette.ink,
  muted: palette.stone,
  outline: palette.stone,

  brand: palette.green,
  brandPressed: palette.greenDeep,
  onBrand: palette.white,
  brandSoft: palette.greenSoft,

  inCart: palette.green,
  notFound: palette.red,
  notFoundPressed: palette.redDeep,
  onNotFound: palette.white,
  notFoundSoft: palette.redSoft,
  notFoundSoftPressed: palette.redSofter,
  replaced: palette.amber,
  onReplaced: palette.white,
  replacedSoft: palette.amberSoft,
  addition: palette.blue,
  additionSoft: palette.blueSoft,
  late: palette.red,
  lateSoft: palette.redSoft,
  soon: palette.amber,
  soonSoft: palette.amberSoft,

  chip: palette.fog,
  plain: palette.haze,
  plainPressed: palette.pebble,
  track: palette.pebble,
  picture: palette.sprout,
  banner: palette.slate,
  onBanner: palette.white,
  scrim: 'rgba(15, 26, 22, 0.55)',
}

export const darkColors: Colors = {
  background: palette.night,
  surface: palette.nightRaised,
  line: palette.nightEdge,
  ink: palette.snow,
  muted: palette.ash,
  outline: palette.ash,

  brand: palette.greenBright,
  brandPressed: palette.greenBrighter,
  onBrand: palette.greenInk,
  brandSoft: palette.greenDark,

  inCart: palette.greenBright,
  notFound: palette.redBright,
  notFoundPressed: palette.redBrighter,
  onNotFound: palette.redInk,
  notFoundSoft: palette.redDark,
  notFoundSoftPressed: palette.redDarker,
  replaced: palette.amberBright,
  onReplaced: palette.amberInk,
  replacedSoft: palette.amberDark,
  addition: palette.blueBright,
  additionSoft: palette.blueDark,
  late: palette.redBright,
  lateSoft: palette.redDark,
  soon: palette.amberBright,
  soonSoft: palette.amberDark,

  chip: palette.nightPlain,
  plain: palette.nightPlain,
  plainPressed: palette.nightPressed,
  track: palette.nightTrack,
  picture: palette.nightPlain,
  banner: palette.pebble,
  onBanner: palette.ink,
  scrim: 'rgba(0, 0, 0, 0.65)',
}

/** Every pair that is written or drawn on one another; a test holds them to WCAG AA. */
export const writtenOn: readonly (readonly [keyof Colors, keyof Colors])[] = [
  ['ink', 'background'],
  ['ink', 'surface'],
  ['ink', 'chip'],
  ['ink', 'plain'],
  ['ink', 'plainPressed'],
  ['ink', 'picture'],
  ['muted', 'background'],
  ['muted', 'surface'],
  ['muted', 'picture'],
  ['muted', 'additionSoft'],
  ['brand', 'background'],
  ['brand', 'surface'],
  ['brand', 'brandSoft'],
  ['onBrand', 'brand'],
  ['onBrand', 'brandPressed'],
  ['notFound', 'background'],
  ['notFound', 'surface'],
  ['notFound', 'notFoundSoft'],
  ['notFound', 'notFoundSoftPressed'],
  ['onNotFound', 'notFound'],
  ['onNotFound', 'notFoundPressed'],
  ['replaced', 'replacedSoft'],
  ['replaced', 'surface'],
  ['onReplaced', 'replaced'],
  ['inCart', 'surface'],
  ['addition', 'additionSoft'],
  ['addition', 'surface'],
  ['late', 'lateSoft'],
  ['soon', 'soonSoft'],
  ['ink', 'additionSoft'],
  ['onBanner', 'banner'],
]
