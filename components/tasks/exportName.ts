/** `assortment-store-12-2026-03-01.csv`, by the day on which the service wrote it. */
export function exportName(vendorId: string, writtenAt: Date): string {
  const [year, month, day] = [writtenAt.getFullYear(), writtenAt.getMonth() + 1, writtenAt.getDate()]
  const date = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
  // A store's id may hold signs that no file name may.
  return `assortment-${vendorId.replace(/[^\w.-]+/g, '-')}-${date}.csv`
}
