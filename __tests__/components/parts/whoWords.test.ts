import { whoWords } from '@/components/parts/whoWords'
import { createI18n } from '@/components/words/i18n'

it.each([
  ['en', 'Ada', 'Ada'],
  ['ar', 'Ada', 'Ada'],
  ['en', 'picker', 'Picker'],
  ['de', 'lead', 'Teamleitung'],
  // Somebody of that name, not the word that stood for everybody.
  ['de', 'Lead', 'Lead'],
] as const)('in %s %s is %s', (language, picker, words) => {
  expect(whoWords(createI18n(language).t, picker)).toBe(words)
})
