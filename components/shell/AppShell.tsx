import { type ReactNode } from 'react'
import { ThemeProvider } from '@/components/theme/ThemeProvider'
import { WordsProvider } from '@/components/words/WordsProvider'
import { DeviceStateProvider } from '@/state/DeviceStateProvider'
import { usePreferences } from '@/state/settings/usePreferences'

/** What every screen stands on: what the device remembers, its words and its colours. */
export function AppShell({ children }: { children: ReactNode }) {
  return (
    <DeviceStateProvider>
      <Preferred>{children}</Preferred>
    </DeviceStateProvider>
  )
}

function Preferred({ children }: { children: ReactNode }) {
  const { language, theme, textSize, hand } = usePreferences()
  return (
    <WordsProvider choice={language}>
      <ThemeProvider choice={theme} textSize={textSize} hand={hand}>
        {children}
      </ThemeProvider>
    </WordsProvider>
  )
}
