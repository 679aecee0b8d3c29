import { useWords } from '@/components/words/useWords'
import { type BroughtAmount } from '@/domain/picking/broughtAmount'
import { priceBroughtIn, type BroughtProduct } from '@/domain/picking/productSnapshot'
import { useSignedIn } from '@/state/session/useSession'

/** What the customer is charged for one of it: "2.99", or "1.99 / kg". */
export function usePriceWords(): (product: BroughtProduct) => string {
  const { t, format } = useWords()
  const { workplace } = useSignedIn()
  return (product) => {
    const price = format.money(priceBroughtIn(product), workplace.currency)
    return product.pricingType === 'KG' ? t('order.perKg', { price }) : price
  }
}

/** "2 ×" or "0.85 kg". */
export function useAmountWords(): (amount: BroughtAmount) => string {
  const { t, format } = useWords()
  return ({ quantity, weightKg }) =>
    weightKg === undefined
      ? t('order.pieces', { count: quantity })
      : t('order.weight', { weight: format.weight(weightKg) })
}
