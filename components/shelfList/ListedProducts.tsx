import { useCallback, useState } from 'react'
import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { LongList } from '@/components/ui/LongList'
import { SectionHead } from '@/components/ui/Section'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type ListedProduct } from '@/domain/tools/shelfAction'
import { ListRow } from './ListRow'

type ListedProductsProps = {
  products: readonly ListedProduct[]
  onRemove: (product: ListedProduct) => void
  onClear: () => void
}

/** The list, the last one scanned on top. */
export function ListedProducts({ products, onRemove, onClear }: ListedProductsProps) {
  const styles = useStyles()
  const { t } = useWords()
  const [isAsked, setAsked] = useState(false)
  const clear = () => {
    setAsked(false)
    onClear()
  }
  const renderRow = useCallback(
    ({ item }: { item: ListedProduct }) => <ListRow product={item} onRemove={onRemove} />,
    [onRemove],
  )
  return (
    <>
      <LongList
        data={products}
        keyExtractor={skuOf}
        renderItem={renderRow}
        contentContainerStyle={styles.content}
        ItemSeparatorComponent={Gap}
        ListHeaderComponent={
          products.length > 0 ? (
            <View style={styles.head}>
              <SectionHead title={t('tasks.products', { count: products.length })} />
            </View>
          ) : null
        }
        ListEmptyComponent={<Text tone="muted">{t('shelfList.empty')}</Text>}
        ListFooterComponent={
          products.length > 1 ? (
            <View style={styles.foot}>
              <Button kind="plain" title={t('shelfList.clear')} onPress={() => setAsked(true)} />
            </View>
          ) : null
        }
      />
      {isAsked && (
        <Dialog title={t('shelfList.clearQuestion')} onDismiss={() => setAsked(false)}>
          <Button kind="danger" title={t('shelfList.clear')} onPress={clear} />
          <Button kind="plain" title={t('action.cancel')} onPress={() => setAsked(false)} />
        </Dialog>
      )}
    </>
  )
}

const skuOf = ({ sku }: ListedProduct) => sku

function Gap() {
  return <View style={useStyles().gap} />
}

const useStyles = themed(() => ({
  content: { padding: space.m },
  gap: { height: space.s },
  head: { paddingBottom: space.s },
  foot: { paddingTop: space.m },
}))
