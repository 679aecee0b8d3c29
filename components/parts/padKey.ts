import { type Digit } from '@/components/ui/KeyRows'
import { type PinKey } from './PinPad'

/** What a key of a keyboard, named as in browsers, is on the pad. */
export function padKeyOf(key: string): PinKey | undefined {
  switch (key) {
    case 'Backspace':
      return 'delete'
    case 'Enter':
      return 'ok'
    default:
      return isDigit(key) ? key : undefined
  }
}

const isDigit = (key: string): key is Digit => /^\d$/.test(key)
