import { isLeftBehind } from '@/domain/outbox/leftBehind'

it.each([
  ['somebody who is not on the device any more', 'needs-you', ['Mira'], true],
  ['somebody who is there, however they write their name', 'needs-you', ['Mira', 'ben '], false],
  ['somebody who may sign in again on a device that nobody shares', 'needs-you', undefined, false],
  ['nobody: it sends itself', 'waiting', ['Mira'], false],
  ['nobody: it is read again before it is sent', 'unsure', ['Mira'], false],
] as const)('waits for %s', (_, state, crew, isLeft) => {
  expect(isLeftBehind({ state, by: 'Ben' }, crew)).toBe(isLeft)
})
