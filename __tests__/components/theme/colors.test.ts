import { writtenOn, type Colors } from '@/components/theme/colors'
import { themes, type Scheme } from '@/components/theme/theme'

/** WCAG AA for text of the sizes we use. */
const ENOUGH = 4.5

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const pairs = (['light', 'dark'] satisfies Scheme[]).flatMap((scheme) =>
  writtenOn.map(([words, ground]): [Scheme, keyof Colors, keyof Colors] => [scheme, words, ground]),
)

it.each(pairs)('in %s, %s can be read on %s', (scheme, words, ground) => {
  const colors = themes[scheme]
  expect(contrast(colors[words], colors[ground])).toBeGreaterThanOrEqual(ENOUGH)
})
