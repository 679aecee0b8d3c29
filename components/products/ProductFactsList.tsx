import { Facts } from '@/components/ui/Facts'
import { Section } from '@/components/ui/Section'
import { languageNames } from '@/components/words/language'
import { localized } from '@/components/words/localized'
import { useWords, type Words } from '@/components/words/useWords'
import { type LocalizedText } from '@/domain/contract/product'
import { type ProductFacts } from '@/domain/tools/productFacts'
import { useMaximumWords } from './maximumWords'

/** Everything else that is known of a product, and no line for what is not. */
export function ProductFactsList({ product }: { product: ProductFacts }) {
  const words = useWords()
  const { t, format, language } = words
  const maximumWords = useMaximumWords()
  const { maximum, quantity, categories, barcodes } = product
  const facts = [
    ...(maximum === undefined ? [] : [{ name: t('products.facts.maximum'), value: maximumWords(maximum) }]),
    ...(quantity == null ? [] : [{ name: t('products.facts.quantity'), value: format.number(quantity) }]),
    { name: t('products.facts.sku'), value: product.sku },
    {
      name: t('products.facts.categories'),
      value: categories.map((name) => localized(name, language)).join(', '),
    },
    { name: t('products.facts.barcodes'), value: barcodes.join(', ') },
    ...textFacts(words, 'title', product.titles),
    ...textFacts(words, 'description', product.descriptions),
  ]
  return (
    <Section title={t('products.facts.head')}>
      <Facts facts={facts.filter(({ value }) => value !== '')} />
    </Section>
  )
}

/** A text in each of its languages. */
function textFacts({ t }: Words, kind: 'title' | 'description', text: LocalizedText) {
  return Object.entries(text).map(([locale, value]) => ({
    name: t(`products.facts.${kind}`, { locale: localeWords(locale) }),
    value,
  }))
}

/** "English GB" for `en_GB`; a language that the app does not speak by its sign. */
function localeWords(locale: string): string {
  const [language = '', ...rest] = locale.split(/[_-]/)
  const names: Readonly<Record<string, string | undefined>> = languageNames
  return [names[language] ?? language, ...rest].join(' ')
}
