import { type LocalizedText } from '@/domain/contract/product'

/** One wording in the languages of the demo store. */
export type Words = readonly [en: string, de: string, ar: string]

export function localized([en, de, ar]: Words): LocalizedText {
  return { en_GB: en, de_DE: de, ar_EG: ar }
}
