export const SHORTEST_PIN = 4
export const LONGEST_PIN = 6

export type PinFault = { kind: 'too-short' } | { kind: 'too-long' } | { kind: 'too-simple' }
export type PinVerdict = { kind: 'ok' } | PinFault

/** Whether a PIN may be chosen. What everybody tries first is refused: with five tries, the first ones must not hit. */
export function judgePin(typed: string): PinVerdict {
  if (!/^\d*$/.test(typed) || typed.length < SHORTEST_PIN) return { kind: 'too-short' }
  if (typed.length > LONGEST_PIN) return { kind: 'too-long' }
  return isSimple(typed) ? { kind: 'too-simple' } : { kind: 'ok' }
}

/** One digit all along, or digits in a row, up or down; from 9 it goes on with 0, as on the pad. */
function isSimple(pin: string): boolean {
  const digits = [...pin].map(Number)
  const steps = digits.slice(1).map((digit, index) => (digit - (digits[index] ?? 0) + 10) % 10)
  const [first] = steps
  return (first === 0 || first === 1 || first === 9) && steps.every((step) => step === first)
}

/** Whether it could be somebody's PIN at all. */
export const isPin = (text: string): boolean =>
  judgePin(text).kind !== 'too-short' && text.length <= LONGEST_PIN
