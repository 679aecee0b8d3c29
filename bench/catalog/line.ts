/** One line of the table. */
export interface Line {
  name: string
  figure: string
  verdict?: { goal: string; isMet: boolean }
}

export const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
export const seconds = (valueMs: number) => `${(valueMs / 1000).toFixed(2)} s`
export const mb = (value: number) => `${value.toFixed(0)} MB`

export function tableOf(lines: readonly Line[]): string {
  return aligned([
    ['', 'measured', 'goal', ''],
    ...lines.map(({ name, figure, verdict }) => [
      name,
      figure,
      verdict?.goal ?? '',
      verdict ? (verdict.isMet ? 'met' : 'missed') : '',
    ]),
  ])
}

/** Cells below one another. */
export function aligned(rows: readonly string[][]): string {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(width(column)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
