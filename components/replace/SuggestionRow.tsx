import { type ChipTone } from '@/components/ui/Chip'
import { useWords } from '@/components/words/useWords'
import { type Suggestion, type SuggestionReason } from '@/domain/replacing/rateCandidate'
import { useSignedIn } from '@/state/session/useSession'
import { usePriceWords } from './priceWords'
import { ProductRow } from './ProductRow'

type SuggestionRowProps = {
  suggestion: Suggestion
  /** Why it cannot be taken, where that is not its price. */
  refusal?: string | undefined
  onTake: () => void
}

/** What may stand in, with everything that speaks for it and the difference in price. */
export function SuggestionRow({ suggestion, refusal, onTake }: SuggestionRowProps) {
  const { t } = useWords()
  const priceWords = usePriceWords()
  const chip = useDifference(suggestion.priceDifference)
  const { product, isWish, reasons, takeable } = suggestion
  const isTakeable = takeable && refusal === undefined
  const words = [
    ...(isWish ? [t('replace.reason.wish')] : []),
    priceWords(product),
    ...(isTakeable ? reasons.filter(isWorthSaying).map((reason) => t(`replace.reason.${reason}`)) : []),
    ...(isTakeable ? [] : [refusal ?? t('replace.reason.dearer')]),
    ...(product.active ? [] : [t('replace.reason.inactive')]),
  ]
  return (
    <ProductRow
      product={product}
      words={words}
      chip={chip}
      verb={isTakeable ? t('replace.take') : ''}
      {...(isTakeable && { onPress: onTake })}
    />
  )
}

/** By how much it is cheaper stands beside it. */
const isWorthSaying = (reason: SuggestionReason) => reason !== 'cheaper'

/** "−0.21" or "+1.20", from left to right in every language. */
function useDifference(difference: number | undefined): { text: string; tone: ChipTone } | undefined {
  const { format } = useWords()
  const { workplace } = useSignedIn()
  if (difference === undefined || difference === 0) return undefined
  const amount = format.money(Math.abs(difference), workplace.currency)
  const text = `\u2066${difference < 0 ? '−' : '+'}${amount}\u2069`
  return { text, tone: difference < 0 ? 'ok' : 'late' }
}
