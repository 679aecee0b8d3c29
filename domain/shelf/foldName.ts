/** Nobody types accents in a hurry. */
export function foldName(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '').toLowerCase().replace(/\s+/g, ' ').trim()
}
const ACCENTS = /[\u0300-\u036f]/g
