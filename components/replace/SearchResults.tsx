import { Fragment, useDeferredValue, useMemo, type ReactNode } from 'react'
import { Section } from '@/components/ui/Section'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type Candidate } from '@/domain/replacing/rateCandidate'
import { useShelf } from '@/state/shelf/useShelf'

/** Whoever sees more than these types another word. */
const MOST_ROWS = 30

type SearchResultsProps = { query: string; renderProduct: (product: Candidate) => ReactNode }

/** What the store sells under this name, on sale or not. Looked up on the device, behind the typing, so the last word wins. */
export function SearchResults({ query, renderProduct }: SearchResultsProps) {
  const { t } = useWords()
  const { shelf } = useShelf()
  const wanted = useDeferredValue(query)
  const products = useMemo(() => shelf.search(wanted, MOST_ROWS), [shelf, wanted])
  return (
    <Section title={t('replace.search.results')}>
      {!shelf.isWhole ? (
        <ShelfMissing />
      ) : products.length === 0 ? (
        <Text tone="muted">{t('replace.search.nothing')}</Text>
      ) : (
        products.map((product) => <Fragment key={product.sku}>{renderProduct(product)}</Fragment>)
      )}
      {products.length === MOST_ROWS && (
        <Text variant="sub" tone="muted">
          {t('replace.search.more')}
        </Text>
      )}
    </Section>
  )
}

/** The device does not know what the store sells: not yet, or not now. */
export function ShelfMissing() {
  const { t } = useWords()
  const { isKnown } = useShelf()
  return <Text tone="muted">{t(isKnown ? 'replace.shelf.failed' : 'replace.shelf.loading')}</Text>
}
