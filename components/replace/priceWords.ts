import { dotted } from '@/components/words/dotted'
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

/** "2 × 2.99" or "0.85 kg · 1.99 / kg", at the price of the catalog unless another one is given. */
export function useAmountWords(): (product: BroughtProduct, amount: BroughtAmount, price?: number) => string {
  const { t, format } = useWords()
  const { workplace } = useSignedIn()
  return (product, { quantity, weightKg }, given = priceBroughtIn(product)) => {
    const price = format.money(given, workplace.currency)
    if (weightKg === undefined) return `${t('order.pieces', { count: quantity })}\u00a0${price}`
    return dotted(t('order.weight', { weight: format.weight(weightKg) }), t('order.perKg', { price }))
  }
}
