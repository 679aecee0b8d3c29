import { type Formats } from '@/components/words/format'
import { type Translate } from '@/components/words/useWords'
import { type OrderLine } from '@/domain/contract/order'
import { isWeighed } from '@/domain/orders/summarizeOrder'

/** How much was ordered: "3 ×" or "1.00 kg". */
export function amountWords(t: Translate, format: Formats, line: OrderLine): string {
  const { quantity, weight, min_quantity, max_quantity } = line.original_pricing
  if (!isWeighed(line)) return t('order.pieces', { count: quantity })
  // A platform that names no weight names a range around it.
  return t('order.weight', { weight: format.weight(weight ?? (min_quantity + max_quantity) / 2) })
}

/** What it costs, and between which weights it may be: "0.80 to 1.20 kg · 1.99 / kg". */
export function lineWords(
  t: Translate,
  format: Formats,
  line: OrderLine,
  currency: string | undefined,
): string {
  const { unit_price, min_quantity, max_quantity } = line.original_pricing
  const price = format.money(unit_price, currency)
  if (!isWeighed(line)) return t('order.each', { price })
  const range = t('order.weightRange', { from: format.weight(min_quantity), to: format.weight(max_quantity) })
  const perKg = t('order.perKg', { price })
  return min_quantity === max_quantity ? perKg : `${range} · ${perKg}`
}
