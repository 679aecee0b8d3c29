import { z } from 'zod'
import { type VendorId } from '@/domain/contract/ids'
import { type Answer } from './client'

export function ordersPath(vendorId: VendorId): string {
  return `/vendors/${encodeURIComponent(vendorId)}/orders`
}

const envelopeSchema = z.object({ page_number: z.int(), total_pages: z.int() })

/** Our service says it in a header, other platforms in an envelope. The link itself is not followed: it could lead the token elsewhere. */
export function hasNextPage({ body, headers }: Answer<unknown>): boolean {
  if (/;\s*rel="?next"?/i.test(headers.get('link') ?? '')) return true
  const envelope = envelopeSchema.safeParse(body)
  return envelope.success && envelope.data.page_number < envelope.data.total_pages
}
