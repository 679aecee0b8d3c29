import { whoWords } from '@/components/parts/whoWords'
import { createTranslate } from '@/components/words/translate'

it.each([
  ['en', 'Ada', 'Ada'],
  ['ar', 'Ada', 'Ada'],
  ['en', 'picker', 'Picker'],
  ['de', 'lead', 'Teamleitung'],
  // Somebody of that name, not the word that stood for everybody.
  ['de', 'Lead', 'Lead'],
] as const)('in %s %s is %s', (language, picker, words) => {
  expect(whoWords(createTranslate(language), picker)).toBe(words)
})
