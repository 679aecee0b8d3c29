import { createContext, useContext } from 'react'
import { type ImageStyle, StyleSheet, type TextStyle, type ViewStyle } from 'react-native'
import { darkColors, lightColors, type Colors } from './colors'

export type Scheme = 'light' | 'dark'

export const themes: Record<Scheme, Colors> = { light: lightColors, dark: darkColors }

/** Light where no provider stands above: the page that reports a crash must not depend on one. */
export const ThemeContext = createContext<Scheme>('light')

export function useScheme(): Scheme {
  return useContext(ThemeContext)
}

export function useColors(): Colors {
  return themes[useScheme()]
}

type Styles = Record<string, ViewStyle | TextStyle | ImageStyle>

/** Styles that depend on the theme, made once for each scheme: `const useStyles = themed((colors) => ({ … }))`. */
export function themed<Sheet extends Styles>(make: (colors: Colors) => Sheet): () => Sheet {
  const made: Partial<Record<Scheme, Sheet>> = {}
  return function useStyles() {
    const scheme = useScheme()
    return (made[scheme] ??= StyleSheet.create(make(themes[scheme])))
  }
}

type Named<Style> = Record<keyof Colors, Style>

function named<Style>(colors: Colors, make: (color: string) => Style): Named<Style> {
  return Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [name, make(color)]),
  ) as Named<Style>
}

/** Each colour as a ground, and as what is written. Made once: a style that is made while drawing costs at every drawing. */
export const useGrounds = themed((colors) => named(colors, (backgroundColor) => ({ backgroundColor })))
export const useInks = themed((colors) => named(colors, (color) => ({ color })))
