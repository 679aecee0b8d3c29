import { barcodeKey } from '@/domain/barcode/codeKey'
import type { LabelLayout } from '@/domain/barcode/labelLayout'
import type { Candidate } from '@/domain/replacing/rateCandidate'
import { foldName } from '@/domain/shelf/foldName'
import type { PackedShelf } from '@/domain/shelf/packedShelf'

/** A shelf that is easy to believe: a list that is gone through from the start to the end, whatever is asked. */
export function naiveShelf(listed: readonly Candidate[], layouts: readonly LabelLayout[]): PackedShelf {
  const all = listed.filter(({ sku }, nth) => !listed.slice(nth + 1).some((later) => later.sku === sku))
  const find = (sku: string) => all.find((product) => product.sku === sku)
  return {
    size: all.length,
    find,
    findByKey: (key) =>
      all.filter(({ barcodes }) => barcodes.some((barcode) => barcodeKey(barcode, layouts) === key)),
    categoryIdsOf: (sku) => find(sku)?.categoryIds ?? [],
    productsIn: (ids) => [
      ...new Set(ids.flatMap((id) => all.filter(({ categoryIds }) => categoryIds.includes(id)))),
    ],
    *searchInSteps(text, limit) {
      return this.search(text, limit)
    },
    search: (text, limit) => {
      const wanted = foldName(text)
      if (wanted === '') return []
      const ranked = all.flatMap((product) => {
        const rank = rankOf(product, wanted)
        return rank === undefined ? [] : [{ product, rank: product.active ? rank : rank + 3 }]
      })
      return ranked
        .sort((one, other) => one.rank - other.rank)
        .slice(0, limit)
        .map(({ product }) => product)
    },
    page: (from, count, { categoryIds, active } = {}) => {
      const fitting = listed.flatMap((product, place) => {
        const fits =
          place >= from &&
          all.includes(product) &&
          (active === undefined || product.active === active) &&
          (categoryIds === undefined || categoryIds.some((id) => product.categoryIds.includes(id)))
        return fits ? [{ product, place }] : []
      })
      return {
        products: fitting.slice(0, count).map(({ product }) => product),
        next: fitting[count]?.place,
      }
    },
  }
}

function rankOf({ name, sku, barcodes }: Candidate, wanted: string): number | undefined {
  const folded = foldName(name)
  const words = wanted.split(' ')
  const [first = ''] = words
  if (words.every((word) => folded.includes(word))) {
    if (folded.startsWith(wanted)) return 0
    return folded.startsWith(first) || folded.includes(` ${first}`) ? 1 : 2
  }
  const isCode = /^\d{4,}$/.test(wanted) && barcodes.some((barcode) => barcode.includes(wanted))
  return isCode || sku.toLowerCase() === wanted ? 0 : undefined
}
