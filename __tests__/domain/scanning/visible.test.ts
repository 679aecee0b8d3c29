import { showKey, showRaw } from '@/domain/scanning/visible'

it.each([
  ['4006381333931', '4006381333931'],
  ['\u001D0104\u001D10A', '␝0104␝10A'],
  ['\u0002A B\u0003\r', '␂A␣B␃␍'],
  ['\u007F', '␡'],
  ['a\u200Bb\u202Ec', 'a‹200B›b‹202E›c'],
  ['§é٤', '§é٤'],
])('%j is shown as %s', (text, shown) => {
  expect(showRaw(text)).toBe(shown)
})

it('the key at the end is shown as it is printed on keyboards', () => {
  expect(['Enter', 'Tab', '\n'].map(showKey)).toEqual(['⏎', '⇥', '␊'])
})

it('the token of a set-up code is not shown', () => {
  expect(showRaw('https://tote.example/setup#c=hall&t=tote_secret&k=1')).toBe(
    'https://tote.example/setup#c=hall&t=•••&k=1',
  )
})
