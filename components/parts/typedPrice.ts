import { type Key } from '@/components/ui/Keypad'
import { DECIMAL_PLACES } from '@/domain/money/decimal'
import { MOST_PRICE } from '@/domain/picking/price'

const WHOLE_DIGITS = String(MOST_PRICE).length
const PRICE = new RegExp(`^(0|[1-9]\\d{0,${WHOLE_DIGITS - 1}})(\\.\\d{0,${DECIMAL_PLACES}})?$`)

/** What stands on the display after a key, with `.` for the point. A key that leads nowhere is not heard. */
export function pressPriceKey(typed: string, key: Key): string {
  if (key === 'delete') return typed.slice(0, -1)
  const after = key === 'point' ? `${typed || '0'}.` : typed === '0' ? key : typed + key
  return PRICE.test(after) ? after : typed
}

export function typedPrice(typed: string): number | undefined {
  return PRICE.test(typed) ? Number(typed) : undefined
}
