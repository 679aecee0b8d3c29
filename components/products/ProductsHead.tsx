import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { ChipChoices } from '@/components/ui/ChipChoices'
import { TextField } from '@/components/ui/TextField'
import { localized } from '@/components/words/localized'
import { useWords } from '@/components/words/useWords'
import { useShelf } from '@/state/shelf/useShelf'
import { type ProductSearch, type StockFilter } from './useProducts'

type ProductsHeadProps = {
  search: ProductSearch
  onChange: (changed: Partial<ProductSearch>) => void
  onCategory: () => void
  /** Only for who may. */
  onCreate: (() => void) | undefined
}

/** Scrolls away with the list: with large letters it would leave no room for one. */
export function ProductsHead({ search, onChange, onCategory, onCreate }: ProductsHeadProps) {
  const styles = useStyles()
  const { t, language } = useWords()
  const { categories } = useShelf()
  const category = categories.find(({ global_id }) => global_id === search.categoryId)
  const name = category ? localized(category.name, language) : t('products.stock.all')
  return (
    <View style={styles.head}>
      <TextField
        kind="search"
        label={t('products.search')}
        value={search.text}
        onChange={(text) => onChange({ text })}
        // What is typed is searched for at once.
        onSubmit={() => undefined}
      />
      <ChipChoices
        label={t('products.stockFilter')}
        choices={STOCKS.map((value) => ({ value, text: t(`products.stock.${value}`) }))}
        chosen={search.stock}
        onChoose={(stock) => onChange({ stock })}
      />
      <View style={styles.buttons}>
        <Button kind="plain" title={t('products.category', { name })} onPress={onCategory} grow={1} />
        {onCreate && <Button kind="plain" title={t('products.create')} onPress={onCreate} grow={1} />}
      </View>
    </View>
  )
}

const STOCKS: readonly StockFilter[] = ['all', 'in', 'out']

const useStyles = themed(() => ({
  head: { gap: space.m, paddingBottom: space.m },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
}))
