import { useWords } from '@/components/words/useWords'

/** How many of a product one order may have, as `ProductFacts` knows it. */
export function useMaximumWords(): (maximum: number | null | undefined) => string {
  const { t, format } = useWords()
  return (maximum) => {
    if (maximum === undefined) return t('products.changes.unknown')
    return maximum === null ? t('products.facts.noMaximum') : format.number(maximum)
  }
}
