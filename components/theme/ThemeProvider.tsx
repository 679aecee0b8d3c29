import { StatusBar } from 'expo-status-bar'
import { useEffect, type ReactNode } from 'react'
import { useColorScheme } from 'react-native'
import { type ThemeChoice } from '@/domain/setup/preferences'
import { paintDocument } from './paintDocument'
import { ThemeContext, type Scheme } from './theme'

/** Follows the device, unless somebody chose otherwise. */
export function ThemeProvider({ choice, children }: { choice: ThemeChoice; children: ReactNode }) {
  const device: Scheme = useColorScheme() === 'dark' ? 'dark' : 'light'
  const scheme = choice === 'auto' ? device : choice

  useEffect(() => paintDocument(scheme), [scheme])

  return (
    <ThemeContext.Provider value={scheme}>
      <StatusBar style={scheme === 'dark' ? 'light' : 'dark'} />
      {children}
    </ThemeContext.Provider>
  )
}
