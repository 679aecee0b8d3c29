import type { Category } from '@/domain/contract/product'

/** A category with everything that stands under it, however deep. */
export function withSubcategories(categories: readonly Category[], categoryId: string): readonly string[] {
  const ids = new Set([categoryId])
  // As deep as a tree of them could be; a ring of parents ends too.
  for (let before = 0; before < ids.size;) {
    before = ids.size
    for (const { global_id, parent_global_id } of categories) {
      if (parent_global_id != null && ids.has(parent_global_id)) ids.add(global_id)
    }
  }
  return [...ids]
}
