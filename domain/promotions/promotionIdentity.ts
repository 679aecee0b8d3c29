import type { Promotion } from '@/domain/contract/promotion'

/** Name, stores, start and end make a promotion what it is; the same again modifies it, however it is written. */
export function promotionIdentity({
  display_name,
  vendors,
  conditions,
}: Pick<Promotion, 'display_name' | 'vendors' | 'conditions'>): string {
  const names = Object.entries(display_name).sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([
    names,
    [...new Set(vendors)].sort(),
    Date.parse(conditions.start_time),
    Date.parse(conditions.end_time),
  ])
}
