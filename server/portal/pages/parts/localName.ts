import type { LocalizedText } from '@/domain/contract/product'

/** One name of several, for a page in English: the English one where there is one. */
export function localName(names: LocalizedText): string {
  const english = Object.keys(names).find((locale) => locale.startsWith('en'))
  return (english === undefined ? Object.values(names)[0] : names[english]) ?? ''
}
