import { renderHook } from '@testing-library/react-native'
import { type ReactNode } from 'react'
import { ThemeProvider } from '@/components/theme/ThemeProvider'
import { useThumbRow } from '@/components/ui/useThumbRow'
import { WordsProvider } from '@/components/words/WordsProvider'
import { type Hand, type Language } from '@/domain/setup/preferences'

/** On which side the last part of a row lies: a row runs with the reading direction, a reversed one against it. */
function sideOfLast(hand: Hand, language: Language): 'left' | 'right' {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WordsProvider choice={language}>
      <ThemeProvider choice="light" hand={hand}>
        {children}
      </ThemeProvider>
    </WordsProvider>
  )
  const { flexDirection } = renderHook(useThumbRow, { wrapper }).result.current
  const runsRight = (flexDirection === 'row') === (language !== 'ar')
  return runsRight ? 'right' : 'left'
}

it.each<[Hand, Language]>([
  ['right', 'en'],
  ['left', 'en'],
  ['right', 'ar'],
  ['left', 'ar'],
])('the main thing lies under the %s thumb, in %s as well', (hand, language) => {
  expect(sideOfLast(hand, language)).toBe(hand)
})
