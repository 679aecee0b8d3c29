import { StatusBar } from 'expo-status-bar'
import { useEffect, useMemo, type ReactNode } from 'react'
import { useColorScheme } from 'react-native'
import { type Hand, type TextSize, type ThemeChoice } from '@/domain/setup/preferences'
import { ComfortContext } from './comfort'
import { paintDocument } from './paintDocument'
import { ThemeContext, type Scheme } from './theme'

type ThemeProviderProps = {
  choice: ThemeChoice
  textSize?: TextSize
  hand?: Hand
  children: ReactNode
}

/** Follows the device, unless somebody chose otherwise. */
export function ThemeProvider({ choice, textSize = 'normal', hand = 'right', children }: ThemeProviderProps) {
  const device: Scheme = useColorScheme() === 'dark' ? 'dark' : 'light'
  const scheme = choice === 'auto' ? device : choice

  const comfort = useMemo(() => ({ textSize, hand }), [textSize, hand])

  useEffect(() => paintDocument(scheme), [scheme])

  return (
    <ThemeContext.Provider value={scheme}>
      <StatusBar style={scheme === 'dark' ? 'light' : 'dark'} />
      <ComfortContext.Provider value={comfort}>{children}</ComfortContext.Provider>
    </ThemeContext.Provider>
  )
}
