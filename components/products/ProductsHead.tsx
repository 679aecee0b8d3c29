import { Pressable, View } from 'react-native'
import { radius, space, stroke, touch } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Text } from '@/components/ui/Text'
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
      <StockFilters chosen={search.stock} onChoose={(stock) => onChange({ stock })} />
      <View style={styles.buttons}>
        <Button kind="plain" title={t('products.category', { name })} onPress={onCategory} grow={1} />
        {onCreate && <Button kind="plain" title={t('products.create')} onPress={onCreate} grow={1} />}
      </View>
    </View>
  )
}

const STOCKS: readonly StockFilter[] = ['all', 'in', 'out']

function StockFilters({ chosen, onChoose }: { chosen: StockFilter; onChoose: (stock: StockFilter) => void }) {
  const styles = useStyles()
  const { t } = useWords()
  return (
    <View role="radiogroup" aria-label={t('products.stockFilter')} style={styles.filters}>
      {STOCKS.map((stock) => {
        const checked = stock === chosen
        return (
          <Pressable
            key={stock}
            role="radio"
            aria-label={t(`products.stock.${stock}`)}
            aria-checked={checked}
            onPress={() => onChoose(stock)}
            style={({ pressed }) => [styles.filter, checked && styles.checked, pressed && styles.pressed]}
          >
            <Text variant={checked ? 'strong' : 'body'} tone={checked ? 'brand' : 'ink'} align="center">
              {t(`products.stock.${stock}`)}
            </Text>
          </Pressable>
        )
      })}
    </View>
  )
}

const useStyles = themed((colors) => ({
  head: { gap: space.m, paddingBottom: space.m },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  filters: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  filter: {
    minHeight: touch.min,
    maxWidth: '100%',
    justifyContent: 'center',
    paddingHorizontal: space.l,
    paddingVertical: space.s,
    borderRadius: radius.button,
    borderWidth: stroke.strong,
    borderColor: colors.outline,
    backgroundColor: colors.surface,
  },
  checked: { borderColor: colors.brand, backgroundColor: colors.brandSoft },
  pressed: { backgroundColor: colors.plainPressed },
}))
