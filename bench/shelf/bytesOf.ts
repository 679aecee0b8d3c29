/**
 * What a packed value takes in memory, as its largest engine counts: a text with one letter beyond ASCII takes two bytes
 * for each.
 */
export function bytesOf(value: unknown): number {
  if (typeof value === 'string') return /^[\0-\x7f]*$/.test(value) ? value.length : 2 * value.length
  if (ArrayBuffer.isView(value)) return value.byteLength
  if (typeof value !== 'object' || value === null) return 8
  return Object.values(value).reduce((sum: number, part) => sum + bytesOf(part), 0)
}
