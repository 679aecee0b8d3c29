import type { Category, LocalizedText } from '@/domain/contract/product'
import type { SqlOrTx } from '@/server/db/database'

interface CategoryRow {
  global_id: string
  name: LocalizedText
  parent_global_id: string | null
  active: boolean
}

/** In walking order. A leaf is a category that no other one names as its parent. */
export async function listCategories(
  sql: SqlOrTx,
  { chainId, vendorId }: { chainId: string; vendorId: string },
  onlyLeaves: boolean,
): Promise<Category[]> {
  const rows = await sql<CategoryRow[]>`
    select global_id, name, parent_global_id, active
    from categories
    where chain_id = ${chainId} and vendor_id = ${vendorId}
      ${
        onlyLeaves
          ? sql`and not exists (
              select 1 from categories as child
              where child.chain_id = categories.chain_id and child.vendor_id = categories.vendor_id
                and child.parent_global_id = categories.global_id
            )`
          : sql``
      }
    order by position, global_id`
  return rows.map((row) => ({ ...row }))
}
