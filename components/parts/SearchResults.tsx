import { useDeferredValue, type ReactElement } from 'react'
import { PlacedRow } from '@/components/ui/PlacedRow'
import { Section } from '@/components/ui/Section'
import { Text } from '@/components/ui/Text'
import { useFewAtATime } from '@/components/ui/useFewAtATime'
import { useWords } from '@/components/words/useWords'
import { type Candidate } from '@/domain/replacing/rateCandidate'
import { useShelf } from '@/state/shelf/useShelf'
import { useShelfSearch } from '@/state/shelf/useShelfSearch'
import { ShelfMissing } from './ShelfMissing'

type SearchResultsProps = {
  query: string
  /** Whoever sees more than these types another word. */
  mostRows: number
  renderProduct: (product: Candidate) => ReactElement
}

const NOTHING: readonly Candidate[] = []

/** What the store sells under this name, on sale or not, as far as the device knows it. */
export function SearchResults({ query, mostRows, renderProduct }: SearchResultsProps) {
  const { t } = useWords()
  const { shelf } = useShelf()
  const { products = NOTHING, isLooking } = useShelfSearch(query, mostRows)
  const rows = useFewAtATime(products, products, skuOf)
  // Who types has a page drawn at every key, and with it this function made: the rows follow behind.
  const renderRow = useDeferredValue(renderProduct)
  return (
    <Section title={t('replace.search.results')}>
      {rows.map((product, place) => (
        <PlacedRow key={place} row={product} renderRow={renderRow} />
      ))}
      {!shelf.isWhole ? (
        <ShelfMissing />
      ) : (
        products.length === 0 && (
          <Text tone="muted">{t(isLooking ? 'replace.search.looking' : 'replace.search.nothing')}</Text>
        )
      )}
      {products.length === mostRows && (
        <Text variant="sub" tone="muted">
          {t('replace.search.more')}
        </Text>
      )}
    </Section>
  )
}

const skuOf = ({ sku }: Candidate): string => sku
