import { type Order, type OrderLine } from '@/domain/contract/order'

/**
 * The same order, with its lines kept as one text and read from it whenever somebody looks at them. Of a thousand orders
 * on a list a few are looked at; the lines of all of them, each with its names and prices, are what the engine's
 * collector would go through again and again, in the way of whoever scans. A text is one thing.
 */
export function packLines(order: Order): Order {
  const text = JSON.stringify(order.items)
  /** For as long as somebody holds them they are the very same. */
  let looked: WeakRef<OrderLine[]> | undefined
  const look = () => {
    const known = looked?.deref()
    if (known !== undefined) return known
    const lines = JSON.parse(text) as OrderLine[]
    looked = new WeakRef(lines)
    return lines
  }
  return Object.defineProperty({ ...order }, 'items', { enumerable: true, configurable: true, get: look })
}

/** For whoever works with one order, and looks at its lines all the time. */
export const unpackLines = (order: Order): Order => ({ ...order })
