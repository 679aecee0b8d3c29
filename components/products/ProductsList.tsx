import { memo, useCallback, type ReactElement } from 'react'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { GradualList } from '@/components/ui/GradualList'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type Sku } from '@/domain/contract/ids'
import { type Candidate } from '@/domain/replacing/rateCandidate'
import { usePendingChanges } from '@/state/tools/useTools'
import { type FoundProducts } from './foundProducts'
import { NoProducts } from './NoProducts'
import { ProductCard } from './ProductCard'

type ProductsListProps = {
  found: FoundProducts
  isLoading: boolean
  onOpen: (sku: Sku) => void
  /** One list holds everything, so that the field keeps its focus while rows come and go. */
  head: ReactElement
}

/** Not drawn again while somebody types and nothing new was found. */
export const ProductsList = memo(function ProductsList({
  found,
  isLoading,
  onOpen,
  head,
}: ProductsListProps) {
  const styles = useStyles()
  const { t } = useWords()
  const pending = usePendingChanges()
  const renderRow = useCallback(
    (product: Candidate) => (
      <ProductCard product={product} pending={pending.get(product.sku)} onOpen={onOpen} />
    ),
    [pending, onOpen],
  )
  return (
    <GradualList
      rows={found.products}
      of={found.of}
      keyOf={skuOf}
      renderRow={renderRow}
      onNearEnd={found.end === 'more' ? found.loadMore : undefined}
      head={head}
      empty={<NoProducts found={found} isLoading={isLoading} />}
      foot={
        found.end === 'cut' ? (
          <Text variant="sub" tone="muted" align="center" style={styles.end}>
            {t('products.more')}
          </Text>
        ) : undefined
      }
    />
  )
})

const skuOf = ({ sku }: Candidate): string => sku

const useStyles = themed(() => ({ end: { paddingVertical: space.m } }))
