import { ChoiceList } from '@/components/ui/ChoiceList'
import { Layer } from '@/components/ui/Layer'
import { Screen } from '@/components/ui/Screen'
import { localized } from '@/components/words/localized'
import { useWords } from '@/components/words/useWords'
import { useShelf } from '@/state/shelf/useShelf'

/** No category is called so. */
const ALL = ''

type CategorySheetProps = {
  chosen: string | undefined
  onChoose: (categoryId: string | undefined) => void
  onClose: () => void
}

/** The store's categories in the order in which one walks past them, and all of them. */
export function CategorySheet({ chosen, onChoose, onClose }: CategorySheetProps) {
  const { t, language } = useWords()
  const { categories } = useShelf()
  const choices = categories
    .filter(({ active }) => active)
    .map(({ global_id, name }) => ({ value: global_id, text: localized(name, language) || global_id }))
  return (
    <Layer title={t('products.categories')} animationType="none" onRequestClose={onClose}>
      <Screen title={t('products.categories')} onBack={onClose}>
        <ChoiceList
          label={t('products.categories')}
          choices={[{ value: ALL, text: t('products.allCategories') }, ...choices]}
          chosen={chosen ?? ALL}
          onChoose={(value) => onChoose(value === ALL ? undefined : value)}
        />
      </Screen>
    </Layer>
  )
}
