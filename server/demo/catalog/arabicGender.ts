/**
 * Nouns of the vocabularies that take a feminine adjective without showing it by their ending: plurals of
 * things, then fruit, vegetables and dishes that usage treats so.
 */
const feminineByUsage = new Set(
  (
    'أصابع أقراص أوراق أوراك بذور حبوب دبابيس رقائق شرائح صدور قلوب كيزان ' +
    'بابريكا بطاطا بطاطس سبانخ طماطم فاصوليا فلافل قراصيا كمثرى كينوا مربى'
  ).split(' '),
)

/** Whether an adjective that follows has to be feminine: the first word of a product's name rules. */
export function isFeminineArabic(name: string): boolean {
  const noun = name.split(' ', 1)[0] ?? ''
  return noun.endsWith('ة') || noun.endsWith('ات') || feminineByUsage.has(noun)
}
