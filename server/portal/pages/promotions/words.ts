import type { PortalChain, PromotedProduct } from '@/domain/contract/portal'
import { moneyText, numberText } from '../parts/amounts'

const REASONS: Record<string, string> = {
  COMPETITIVENESS: 'Competitive price',
  OVERSTOCK: 'Too much in stock',
  DELISTING: 'Leaves the range',
  EXPIRING_SOON: 'Expires soon',
  NMR: 'Hardly sells',
  TRADING: 'Trading',
}

const TYPES: Record<string, string> = {
  STRIKETHROUGH: 'Struck-through price',
  SAME_ITEM_BUNDLE: 'Bundle of the same item',
}

export const reasonWords = (reason: string): string => REASONS[reason] ?? reason

export const typeWords = (type: string): string => TYPES[type] ?? type

/** `*` is every store of the chain, also those to come. */
export function storeWords(vendors: readonly string[], chain: PortalChain): string {
  if (vendors.includes('*')) return 'Every store'
  const names = new Map(chain.vendors.map(({ vendor_id, name }) => [vendor_id, name]))
  return vendors.map((vendorId) => names.get(vendorId) ?? vendorId).join(', ')
}

export function discountWords(
  { discount_subtype: subtype, discount_value: value }: PromotedProduct,
  currency: string | undefined,
): string {
  switch (subtype) {
    case 'FINAL_PRICE':
      return `Final price ${moneyText(value, currency)}`
    case 'PERCENTAGE':
      return `${numberText(value)}% off`
    case 'ABSOLUTE':
      return `${moneyText(value, currency)} off`
  }
}
