import type { RowResult } from './task'

/** A job's log: a line for every product of the request, in every store that it was meant for. */
export function readJobLog(csv: string): RowResult[] {
  const [header = [], ...rows] = readCsv(csv)
  const field = (row: readonly string[], name: string) => row[header.indexOf(name)] ?? ''
  return rows.map((row) => {
    const [state, why, vendorId] = [field(row, 'state'), field(row, 'errors'), field(row, 'vendor_id')]
    return {
      sku: field(row, 'sku'),
      ...(vendorId !== '' && { vendorId }),
      state: state === 'UPDATED' || state === 'CREATED' || state === 'DUPLICATE' ? state : 'REFUSED',
      ...(why !== '' && { why }),
    }
  })
}

/** Fields with commas, quotes or line breaks stand in quotes, and a quote in them is doubled. */
function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    const field = quoted === undefined ? plain : quoted.replaceAll('""', '"')
    if (end === '' && field === '' && row.length === 0) break
    row.push(field)
    if (end === ',') continue
    if (row.length > 1 || field !== '') rows.push(row)
    row = []
    if (end === '') break
  }
  return rows
}
