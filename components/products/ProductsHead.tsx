import { startTransition, useState } from 'react'
import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { ChipChoices } from '@/components/ui/ChipChoices'
import { TextField } from '@/components/ui/TextField'
import { localized } from '@/components/words/localized'
import { useWords } from '@/components/words/useWords'
import { useShelf } from '@/state/shelf/useShelf'
import { type ProductFilter, type StockFilter } from './foundProducts'

type ProductsHeadProps = {
  filter: ProductFilter
  onSearch: (text: string) => void
  onChange: (changed: Partial<ProductFilter>) => void
  onCategory: () => void
  /** Only for who may. */
  onCreate: (() => void) | undefined
}

/** Scrolls away with the list: with large letters it would leave no room for one. */
export function ProductsHead({ filter, onSearch, onChange, onCategory, onCreate }: ProductsHeadProps) {
  const styles = useStyles()
  const { t, language } = useWords()
  const { categories } = useShelf()
  const category = categories.find(({ global_id }) => global_id === filter.categoryId)
  const name = category ? localized(category.name, language) : t('products.stock.all')
  return (
    <View style={styles.head}>
      <SearchField onSearch={onSearch} />
      <ChipChoices
        label={t('products.stockFilter')}
        choices={STOCKS.map((value) => ({ value, text: t(`products.stock.${value}`) }))}
        chosen={filter.stock}
        onChoose={(stock) => onChange({ stock })}
      />
      <View style={styles.buttons}>
        <Button kind="plain" title={t('products.category', { name })} onPress={onCategory} grow={1} />
        {onCreate && <Button kind="plain" title={t('products.create')} onPress={onCreate} grow={1} />}
      </View>
    </View>
  )
}

/** Keeps what is typed to itself and draws nothing else: a key is seen at once, whatever there is to search. */
function SearchField({ onSearch }: { onSearch: (text: string) => void }) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const type = (typed: string) => {
    setText(typed)
    startTransition(() => onSearch(typed))
  }
  return (
    <TextField
      kind="search"
      label={t('products.search')}
      value={text}
      onChange={type}
      // What is typed is searched for at once.
      onSubmit={() => undefined}
    />
  )
}

const STOCKS: readonly StockFilter[] = ['all', 'in', 'out']

const useStyles = themed(() => ({
  head: { gap: space.m, paddingBottom: space.m },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
}))
