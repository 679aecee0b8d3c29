/** What a chain may use, change and pass on without giving away its own code, as long as it names the authors. */
export const allowedLicences = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  // Asks for changes to its own files only, and nobody here changes them.
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
]

/** `(MIT OR GPL-3.0)` lets us choose, `MIT AND CC-BY-4.0` asks for both. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replace(/[()]/g, '').trim()
  return plain
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((licence) => allowedLicences.includes(licence)))
}
