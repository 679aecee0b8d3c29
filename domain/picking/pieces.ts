import type { OrderLine } from '@/domain/contract/order'

export type Pieces = { least: number; asked: number; most: number }

/**
 * How many pieces of a UNIT line make a cart that the service takes: at least, as asked for, at most. Whole
 * pieces and never none. An order that asks for what it does not allow itself gets the nearest that it allows.
 */
export function piecesOf(line: OrderLine): Pieces {
  const { quantity, min_quantity, max_quantity } = line.original_pricing
  const least = Math.max(1, Math.ceil(min_quantity))
  const most = Math.max(0, Math.floor(max_quantity))
  return { least, asked: Math.max(least, Math.min(Math.ceil(quantity), most)), most }
}
