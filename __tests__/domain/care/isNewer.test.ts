import { isNewer } from '@/domain/care/isNewer'

it.each([
  { version: '0.2.0', than: '0.1.0', newer: true },
  { version: '0.1.0', than: '0.1.0', newer: false },
  { version: '0.1.0', than: '0.2.0', newer: false },
  { version: '0.10.0', than: '0.9.9', newer: true },
  { version: '1.0.0', than: '0.99.99', newer: true },
  { version: '0.1.0', than: 'garbage', newer: true },
  { version: 'garbage', than: '0.1.0', newer: false },
])('$version after $than: $newer', ({ version, than, newer }) => {
  expect(isNewer(version, than)).toBe(newer)
})
