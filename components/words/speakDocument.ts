import { I18nManager } from 'react-native'
import { type Language } from '@/domain/setup/preferences'
import { type Direction } from './language'

/** The root view turns the layout at once; what the system draws itself (gestures, text fields) follows at the next start. */
export function speakDocument(_language: Language, direction: Direction): void {
  I18nManager.allowRTL(direction === 'rtl')
  I18nManager.forceRTL(direction === 'rtl')
}

export function viewDirection(_direction: Direction): object {
  return {}
}
