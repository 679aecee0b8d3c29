import { useState } from 'react'
import { ChoiceList } from '@/components/ui/ChoiceList'
import { Layer } from '@/components/ui/Layer'
import { Screen } from '@/components/ui/Screen'
import { Text } from '@/components/ui/Text'
import { TextField } from '@/components/ui/TextField'
import { localized } from '@/components/words/localized'
import { useWords } from '@/components/words/useWords'
import { type Category } from '@/domain/contract/product'
import { foldName } from '@/domain/shelf/foldName'

/** As many as somebody reads; a word more finds the rest. */
const MOST_SHOWN = 40

type CategorySheetProps = {
  categories: readonly Category[]
  chosen: string | undefined
  onChoose: (categoryId: string) => void
  onClose: () => void
}

/** The store's categories in the order of the walk, found by a part of their name in any language. */
export function CategorySheet({ categories, chosen, onChoose, onClose }: CategorySheetProps) {
  const { t, language } = useWords()
  const [query, setQuery] = useState('')
  const wanted = foldName(query)
  const found = categories.filter(({ name }) =>
    Object.values(name).some((text) => foldName(text).includes(wanted)),
  )
  const choices = found
    .slice(0, MOST_SHOWN)
    .map(({ global_id, name }) => ({ value: global_id, text: localized(name, language) }))
  return (
    <Layer title={t('newProduct.category')} animationType="none" onRequestClose={onClose}>
      <Screen title={t('newProduct.category')} onBack={onClose}>
        <TextField
          kind="search"
          label={t('newProduct.searchCategory')}
          value={query}
          onChange={setQuery}
          onSubmit={() => undefined}
        />
        {categories.length === 0 && <Text tone="muted">{t('newProduct.categoriesMissing')}</Text>}
        {categories.length > 0 && found.length === 0 && (
          <Text tone="muted">{t('newProduct.noCategory')}</Text>
        )}
        {choices.length > 0 && (
          <ChoiceList
            label={t('newProduct.category')}
            choices={choices}
            chosen={chosen}
            onChoose={onChoose}
          />
        )}
        {found.length > MOST_SHOWN && <Text tone="muted">{t('newProduct.moreCategories')}</Text>}
      </Screen>
    </Layer>
  )
}
