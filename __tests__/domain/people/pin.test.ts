import fc from 'fast-check'
import { isPin, judgePin } from '@/domain/people/pin'

describe('a PIN', () => {
  it.each(['7294', '1212', '13579', '908070', '1123', '2580'])('may be %s', (pin) => {
    expect(judgePin(pin)).toEqual({ kind: 'ok' })
  })

  it.each(['1111', '000000', '1234', '4321', '654321', '7890', '0123', '0987', '23456'])(
    'may not be %s, which everybody tries first',
    (pin) => {
      expect(judgePin(pin)).toEqual({ kind: 'too-simple' })
    },
  )

  it.each(['', '1', '729', '72a4', '٧٢٩٤', '72 94'])('may not be “%s”, which is no four digits', (pin) => {
    expect(judgePin(pin)).toEqual({ kind: 'too-short' })
  })

  it('has six digits at most', () => {
    expect(judgePin('7294518')).toEqual({ kind: 'too-long' })
  })

  it('is recognised even where it may not be chosen', () => {
    expect(['1111', '7294', '729451', '729', '7294518', 'abcd'].map(isPin)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
  })

  it('is refused as too simple for few of all that there are', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 4, maxLength: 6 })
    fc.assert(
      fc.property(digits, (pin) => {
        const isRun = [0, 1, 9].some((step) =>
          [...pin].every((digit, at) => at === 0 || (Number(pin[at - 1]) + step) % 10 === Number(digit)),
        )
        expect(judgePin(pin).kind).toBe(isRun ? 'too-simple' : 'ok')
      }),
    )
  })
})
