import { hasValidCheckDigit } from '@/domain/barcode/checkDigit'

/** What the digit keys 1 to 9 and 0 give on keyboards that the scanner does not reckon with. */
const DIGIT_KEYS: readonly string[] = [
  // US, with Shift.
  '!@#$%^&*()',
  // British, with Shift.
  '!"£$%^&*()',
  // German, with Shift.
  '!"§$%&/()=',
  // French, without Shift.
  '&é"\'(-è_çà',
  // Arabic and Persian digits.
  '١٢٣٤٥٦٧٨٩٠',
  '۱۲۳۴۵۶۷۸۹۰',
]

/** The digits that a scanner meant when the device's keyboard has another layout; undefined when it has not. */
export function findMeantDigits(text: string): string | undefined {
  const readings = DIGIT_KEYS.flatMap((keys) => readBy(keys, text))
  return readings.find(hasValidCheckDigit) ?? readings[0]
}

function readBy(keys: string, text: string): string[] {
  const digits = [...text].map((character) => {
    const place = keys.indexOf(character)
    return place === -1 ? undefined : String((place + 1) % 10)
  })
  return digits.includes(undefined) ? [] : [digits.join('')]
}
