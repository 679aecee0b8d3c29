import type { Sku } from '@/domain/contract/ids'
import { isWeighed } from '@/domain/orders/summarizeOrder'
import { outcomeOf } from './outcome'
import type { PickSession } from './session'

/** Goods of one kind, as a hand carries them: pieces, or one weighed package. */
export type Goods = {
  readonly sku: Sku
  readonly name: string
  readonly quantity: number
  readonly weightKg: number | undefined
  readonly imageUrl: string | undefined
}

/**
 * What lay in the cart and has no place there any more: with `after`, what a change left over (a line replaced or
 * given up after some of it was picked); without, everything, since the order is cancelled.
 */
export function goodsToPutBack(before: PickSession, after?: PickSession): Goods[] {
  const staying = after ? goodsIn(after, 'staying') : []
  const pieces = new Map<Sku, number>()
  for (const { sku, quantity, weightKg } of staying) {
    if (weightKg === undefined) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity)
  }
  const packages = staying.filter(({ weightKg }) => weightKg !== undefined)
  return goodsIn(before, 'in-hand').flatMap((goods) => {
    if (goods.weightKg !== undefined) return takePackage(packages, goods) ? [] : [goods]
    const stays = Math.min(goods.quantity, pieces.get(goods.sku) ?? 0)
    pieces.set(goods.sku, (pieces.get(goods.sku) ?? 0) - stays)
    return goods.quantity > stays ? [{ ...goods, quantity: goods.quantity - stays }] : []
  })
}

/** The same package weighed again is the same package. */
function takePackage(packages: Goods[], { sku, weightKg }: Goods): boolean {
  const alike = packages.filter((other) => other.sku === sku)
  const found = alike.find((other) => other.weightKg === weightKg) ?? alike[0]
  if (!found) return false
  packages.splice(packages.indexOf(found), 1)
  return true
}

/** `staying`: without what was picked of a line before it was given up as not found. */
function goodsIn({ lines, additions }: PickSession, which: 'in-hand' | 'staying'): Goods[] {
  const brought = lines.flatMap(({ replacement }) => replacement ?? [])
  return [
    ...lines.flatMap((progress): Goods[] => {
      const { line, picked, weightKg } = progress
      const isGivenUp = outcomeOf(progress) === 'not-found'
      if (which === 'staying' && isGivenUp) return []
      const quantity = isWeighed(line) ? Number(weightKg !== undefined) : picked
      const { sku, name, image_url } = line
      return quantity > 0 ? [{ sku, name, quantity, weightKg, imageUrl: image_url ?? undefined }] : []
    }),
    ...[...brought, ...additions].map(({ product, quantity, weightKg }): Goods => {
      const { sku, name, imageUrl } = product
      return { sku, name, quantity, weightKg, imageUrl }
    }),
  ]
}
