/** A field as RFC 4180 wants it: as it is, so that a program reads back what was written. */
export function csvField(value: string | number | boolean): string {
  const text = String(value)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvLine = (fields: readonly (string | number | boolean)[]): string =>
  `${fields.map(csvField).join(',')}\n`
