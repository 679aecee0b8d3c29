/**
 * Hermes has no Intl.PluralRules, without which i18next would count like English in every language.
 * These are the rules of Unicode CLDR for whole numbers in the languages that have a catalog.
 */
function pluralForm(language: string, count: number): Intl.LDMLPluralRule {
  if (!language.startsWith('ar')) return count === 1 ? 'one' : 'other'
  if (count === 0) return 'zero'
  if (count === 1) return 'one'
  if (count === 2) return 'two'
  const rest = count % 100
  if (rest >= 3 && rest <= 10) return 'few'
  return rest >= 11 ? 'many' : 'other'
}

export class SmallPluralRules {
  constructor(private readonly language: string) {}

  select(count: number): Intl.LDMLPluralRule {
    return pluralForm(this.language, count)
  }

  resolvedOptions() {
    const pluralCategories: Intl.LDMLPluralRule[] = this.language.startsWith('ar')
      ? ['zero', 'one', 'two', 'few', 'many', 'other']
      : ['one', 'other']
    return { locale: this.language, pluralCategories }
  }
}

export function ensurePluralRules(): void {
  if (typeof Intl.PluralRules === 'function') return
  Object.assign(Intl, { PluralRules: SmallPluralRules })
}
