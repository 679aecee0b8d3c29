import { useCallback, type ReactElement } from 'react'
import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { LongList } from '@/components/ui/LongList'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type Sku } from '@/domain/contract/ids'
import { type Candidate } from '@/domain/replacing/rateCandidate'
import { usePendingChanges } from '@/state/tools/useTools'
import { ProductCard } from './ProductCard'
import { type Products } from './useProducts'

/** In screens: early enough that the next rows are mostly there before the last one is seen. */
const LOAD_AHEAD = 1

type ProductsListProps = {
  found: Products
  onOpen: (sku: Sku) => void
  /** One list holds everything, so that the field keeps its focus while rows come and go. */
  head: ReactElement
  empty: ReactElement
}

export function ProductsList({ found, onOpen, head, empty }: ProductsListProps) {
  const styles = useStyles()
  const { t } = useWords()
  const pending = usePendingChanges()
  const renderRow = useCallback(
    ({ item }: { item: Candidate }) => (
      <ProductCard product={item} pending={pending.get(item.sku)} onOpen={onOpen} />
    ),
    [pending, onOpen],
  )
  return (
    <LongList
      data={found.products}
      extraData={pending}
      keyExtractor={skuOf}
      renderItem={renderRow}
      onEndReached={found.end === 'more' ? found.loadMore : undefined}
      onEndReachedThreshold={LOAD_AHEAD}
      keyboardShouldPersistTaps="handled"
      contentContainerStyle={styles.content}
      ItemSeparatorComponent={Gap}
      ListHeaderComponent={head}
      ListEmptyComponent={empty}
      ListFooterComponent={
        found.end === 'cut' ? (
          <Text variant="sub" tone="muted" align="center" style={styles.end}>
            {t('products.more')}
          </Text>
        ) : undefined
      }
    />
  )
}

const skuOf = ({ sku }: Candidate): string => sku

function Gap() {
  return <View style={useStyles().gap} />
}

const useStyles = themed(() => ({
  content: { padding: space.m },
  gap: { height: space.s },
  end: { paddingVertical: space.m },
}))
