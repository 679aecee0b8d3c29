import type { LineStatus, OrderLine, Pricing } from '@/domain/contract/order'
import { hasText } from '@/domain/orders/summarizeOrder'
import { countText, moneyText, numberText } from '../parts/amounts'
import { Facts } from '../parts/Facts'
import { localName } from '../parts/localName'
import { WISHES } from './words'

interface LineFactsProps {
  line: OrderLine
  currency: string | undefined
}

/** Ordered and brought, the bounds between them, the price and what the customer said. */
export function LineFacts({ line, currency }: LineFactsProps) {
  const wish = line.replacement_preference
  const facts: [string, string | undefined][] = [
    ['Ordered', isOrdered(line) ? amountText(line.original_pricing) : undefined],
    ['Brought', broughtText(line.status, line.pricing)],
    ['Allowed', isOrdered(line) ? boundsText(line.original_pricing) : undefined],
    ['Price', priceText(line, currency)],
    ['Promotion', promotionText(line, currency)],
    ['Instructions', hasText(line.instructions) ? line.instructions : undefined],
    ['If it is not there', wish ? [WISHES[wish.kind], ...wish.skus].join(' · ') : undefined],
  ]
  return <Facts className="brief" of={facts} />
}

/** The customer asked for it; the store brought the rest. */
const isOrdered = (line: OrderLine) => line.status !== 'ADDITION' && line.replaced_id == null

const kilograms = (weight: number) => `${numberText(weight)} kg`

const amountText = (pricing: Pricing): string =>
  pricing.pricing_type === 'KG'
    ? kilograms(pricing.weight ?? 0)
    : countText(pricing.quantity, 'piece', 'pieces')

function broughtText(status: LineStatus, pricing: Pricing): string {
  switch (status) {
    case 'NOT_PROCESSED':
      return 'Nothing yet'
    case 'NOT_FOUND':
    case 'REPLACED':
      return 'Nothing'
    case 'IN_CART':
    case 'ADDITION':
      return amountText(pricing)
  }
}

function boundsText({ pricing_type: type, min_quantity: least, max_quantity: most }: Pricing): string {
  return type === 'KG'
    ? `${kilograms(least)} to ${kilograms(most)}`
    : `${numberText(least)} to ${countText(most, 'piece', 'pieces')}`
}

/** What was not brought has a price, and costs nothing. */
function priceText({ status, pricing }: OrderLine, currency: string | undefined): string {
  const each = `${moneyText(pricing.unit_price, currency)} ${pricing.pricing_type === 'KG' ? 'a kg' : 'each'}`
  const isMissing = status === 'NOT_FOUND' || status === 'REPLACED'
  return isMissing ? each : `${each}, ${moneyText(pricing.total_price, currency)} in all`
}

function promotionText({ promotion }: OrderLine, currency: string | undefined): string | undefined {
  if (!promotion) return undefined
  return `${localName(promotion.display_name)}; without it ${moneyText(promotion.original_unit_price, currency)}`
}
