import type { Row, Section } from './sections'

const HEADINGS = ['', 'requests/s', 'p50 ms', 'p99 ms', 'CPU ms', 'the service reaches', 'goal']

/** One table of all sections, in columns that a terminal and a text file show alike. */
export function tableOf(sections: readonly Section[]): string {
  const body = sections.flatMap(({ title, rows }) => [[title], ...rows.map((row) => cellsOf(row))])
  const widths = HEADINGS.map((heading, column) =>
    Math.max(
      heading.length,
      ...body.filter((cells) => cells.length > 1).map((cells) => cells[column]?.length ?? 0),
    ),
  )
  const line = (cells: readonly string[]) =>
    cells.length === 1
      ? `\n${cells[0]}`
      : cells
          .map((cell, column) =>
            isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
          )
          .join('  ')
          .trimEnd()
  return [HEADINGS, ...body].map(line).join('\n')
}

const isText = (column: number) => column === 0 || column >= 5

function cellsOf(row: Row): string[] {
  return [
    `  ${row.name}`,
    row.perSecond === undefined ? '' : Math.round(row.perSecond).toLocaleString('en'),
    decimals(row.p50Ms),
    decimals(row.p99Ms),
    decimals(row.cpuMs, 3),
    row.service ? comparison(row.service) : (row.remark ?? ''),
    row.verdict ? `${row.verdict.goal}: ${row.verdict.isMet ? 'met' : 'missed'}` : '',
  ]
}

const decimals = (value: number | undefined, places = 2) =>
  value === undefined || Number.isNaN(value) ? '' : value.toFixed(places)

function comparison({ ratio, of }: NonNullable<Row['service']>): string {
  const show =
    of === 'throughput'
      ? (value: number) => `${Math.floor(value * 100)}%`
      : (value: number) => value.toFixed(1)
  const shown = `${show(ratio.median)} (${show(ratio.least)}..${show(ratio.most)})`
  return of === 'throughput' ? shown : `${shown} times the p50`
}
