import { type Order, type OrderLine } from '@/domain/contract/order'

export type OrderSummary = { lines: number; weighed: number; wishes: number }

/** What a picker wants to know before opening an order. */
export function summarizeOrder({ items, comment }: Order): OrderSummary {
  const weighed = items.filter(isWeighed).length
  const linesWithWish = items.filter(hasWish).length
  return { lines: items.length, weighed, wishes: linesWithWish + (hasText(comment) ? 1 : 0) }
}

export function isWeighed(line: OrderLine): boolean {
  return line.original_pricing.pricing_type === 'KG'
}

/** The customer said something about this line: an instruction, or what to do when it is not there. */
export function hasWish(line: OrderLine): boolean {
  return hasText(line.instructions) || line.replacement_preference != null
}

export function hasText(text: string | null | undefined): text is string {
  return text != null && text.trim() !== ''
}
