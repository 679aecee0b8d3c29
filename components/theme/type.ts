import { StyleSheet, type TextStyle } from 'react-native'
import { type TextSize } from '@/domain/setup/preferences'

/** The type scale. Line heights keep text apart when people enlarge it. */
export const type = {
  brand: { fontSize: 34, lineHeight: 40, fontWeight: '800' },
  title: { fontSize: 20, lineHeight: 26, fontWeight: '700' },
  code: { fontSize: 22, lineHeight: 28, fontWeight: '800', letterSpacing: 0.5 },
  display: { fontSize: 44, lineHeight: 50, fontWeight: '800', fontVariant: ['tabular-nums'] },
  key: { fontSize: 26, lineHeight: 32, fontWeight: '600', fontVariant: ['tabular-nums'] },
  number: { fontSize: 30, lineHeight: 36, fontWeight: '800', fontVariant: ['tabular-nums'] },
  amount: { fontSize: 17, lineHeight: 22, fontWeight: '700', fontVariant: ['tabular-nums'] },
  name: { fontSize: 17, lineHeight: 22, fontWeight: '600' },
  tab: { fontSize: 15, lineHeight: 20, fontWeight: '600' },
  button: { fontSize: 17, lineHeight: 22, fontWeight: '700' },
  body: { fontSize: 16, lineHeight: 22, fontWeight: '400' },
  strong: { fontSize: 16, lineHeight: 22, fontWeight: '700' },
  sub: { fontSize: 14, lineHeight: 20, fontWeight: '400' },
  banner: { fontSize: 14, lineHeight: 20, fontWeight: '600' },
  label: { fontSize: 13, lineHeight: 18, fontWeight: '700' },
  section: {
    fontSize: 13,
    lineHeight: 18,
    fontWeight: '700',
    textTransform: 'uppercase',
    letterSpacing: 0.6,
  },
} as const satisfies Record<string, TextStyle>

export type TypeVariant = keyof typeof type

/** How much each choice enlarges every text. */
export const textScales: Record<TextSize, number> = { normal: 1, large: 1.2, largest: 1.45 }

/** At twice the size every layout still holds; beyond it words would no longer fit a 320 dp screen. */
export const LARGEST_FONT_SCALE = 2

/** What is this large already can be read from an arm's length, and would only push the rest off the screen. */
const LARGE_ENOUGH = 40

/** How far the device may still enlarge what is enlarged already. */
export const deviceScaleWithin = (size: TextSize): number => LARGEST_FONT_SCALE / textScales[size]

const sized: Partial<Record<TextSize, Partial<Record<TypeVariant, TextStyle>>>> = {}

/** A variant in the size that somebody chose, made once. */
export function typeAt(variant: TypeVariant, size: TextSize): TextStyle {
  const made = (sized[size] ??= {})
  return (made[variant] ??= StyleSheet.create({ text: enlarge(type[variant], textScales[size]) }).text)
}

function enlarge(style: (typeof type)[TypeVariant], scale: number): TextStyle {
  const { fontSize, lineHeight } = style
  const size = Math.max(fontSize, Math.min(Math.round(fontSize * scale), LARGE_ENOUGH))
  return { ...style, fontSize: size, lineHeight: Math.round((lineHeight * size) / fontSize) }
}
