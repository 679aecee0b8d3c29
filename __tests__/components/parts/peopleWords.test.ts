import { badgeWords, peopleWords } from '@/components/parts/peopleWords'
import { createTranslate } from '@/components/words/translate'

const t = createTranslate('en')

it.each([
  [{ kind: 'wrong', triesLeft: 1 }, 'Wrong PIN. 1 try left.'],
  [{ kind: 'gone' }, 'You are no longer on this device. Join again, or ask your team lead.'],
  [{ kind: 'name-taken' }, 'Somebody here has this name already. Add a letter of your last name.'],
  [{ kind: 'taken' }, 'Somebody here already uses this badge.'],
  [{ kind: 'too-simple' }, 'This PIN is too easy to guess. Choose another.'],
  [{ kind: 'not-kept' }, 'The device could not keep this. Try again.'],
] as const)('%o is said as: %s', (result, words) => {
  expect(peopleWords(t, result)).toBe(words)
})

it.each([
  { kind: 'in' },
  { kind: 'linked' },
  { kind: 'must-choose' },
  { kind: 'waits', ms: 30_000 },
] as const)('nothing is said of %o, which the page shows by itself', (result) =>
  expect(peopleWords(t, result)).toBeUndefined(),
)

it('a badge has words of its own where it is counted apart from PINs', () => {
  expect(badgeWords(t, { kind: 'wrong', triesLeft: 2 })).toBe(
    'This badge belongs to nobody here. 2 tries left.',
  )
  expect(badgeWords(t, { kind: 'waits', ms: 30_000 })).toBe('Too many unknown badges. Use your PIN.')
  expect(badgeWords(t, { kind: 'goods' })).toBe('This is a product, not a badge.')
})
