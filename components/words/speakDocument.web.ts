import { type Language } from '@/domain/setup/preferences'
import { type Direction } from './language'

export function speakDocument(language: Language, direction: Direction): void {
  document.documentElement.lang = language
  document.documentElement.dir = direction
}

/** In a browser start and end follow the nearest `dir`, which React Native's types do not know. */
export function viewDirection(direction: Direction): object {
  return { dir: direction }
}
