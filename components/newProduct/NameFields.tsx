import { Section } from '@/components/ui/Section'
import { Text } from '@/components/ui/Text'
import { TextField } from '@/components/ui/TextField'
import { languageNames } from '@/components/words/language'
import { useWords } from '@/components/words/useWords'
import { useShelf } from '@/state/shelf/useShelf'
import { FieldFault } from './PressField'
import { languageOfLocale, titleLocales } from './titleLocales'

type NameFieldsProps = {
  titles: Readonly<Record<string, string>>
  onType: (locale: string, text: string) => void
  fault: string | undefined
}

/** What the product is called, in each language of the store. */
export function NameFields({ titles, onType, fault }: NameFieldsProps) {
  const { t, language } = useWords()
  const { categories } = useShelf()
  const named = (locale: string) => {
    const known = languageOfLocale(locale)
    return known === undefined ? locale : languageNames[known]
  }
  return (
    <Section title={t('newProduct.names')}>
      <Text variant="sub" tone="muted">
        {t('newProduct.namesHint')}
      </Text>
      {titleLocales(categories, language).map((locale) => (
        <TextField
          key={locale}
          kind="name"
          label={t('newProduct.nameIn', { language: named(locale) })}
          value={titles[locale] ?? ''}
          onChange={(text) => onType(locale, text)}
          onSubmit={() => undefined}
        />
      ))}
      <FieldFault fault={fault} />
    </Section>
  )
}
