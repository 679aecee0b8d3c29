/** Whether a version of the app (`1.10.0`) comes after another. What is no version comes before all. */
export function isNewer(version: string, than: string): boolean {
  const [ours, theirs] = [partsOf(version), partsOf(than)]
  const differs = ours.findIndex((part, index) => part !== theirs[index])
  return differs !== -1 && (ours[differs] ?? 0) > (theirs[differs] ?? 0)
}

function partsOf(version: string): readonly number[] {
  const parts = /^(\d+)\.(\d+)\.(\d+)/.exec(version)?.slice(1).map(Number)
  return parts ?? [-1, 0, 0]
}
