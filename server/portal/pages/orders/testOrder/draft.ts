import { textOf, type Sent } from '../../form'

/** What is typed for a line of the order. Field N of line 0 is `items.0.N`. */
const LINE_FIELDS = ['sku', 'amount', 'min', 'max', 'instructions', 'wish', 'wish_skus', 'status'] as const
export type LineField = (typeof LINE_FIELDS)[number]
export type TypedLine = Partial<Record<LineField, string>>

export const fieldOf = (index: number, field: LineField): string => `items.${index}.${field}`

const LINE_NAME = /^items\.(\d{1,6})\.(\w+)$/

/** The lines of a form in their order, whatever numbers they have; one without a SKU is none. */
export function linesIn(sent: Sent): TypedLine[] {
  const lines = new Map<number, TypedLine>()
  for (const name of Object.keys(sent)) {
    const [, number, field] = LINE_NAME.exec(name) ?? []
    const known = LINE_FIELDS.find((candidate) => candidate === field)
    const text = textOf(sent, name)
    if (!known || text === undefined) continue
    const index = Number(number)
    lines.set(index, { ...lines.get(index), [known]: text })
  }
  return [...lines.entries()]
    .sort(([one], [other]) => one - other)
    .flatMap(([, line]) => (line.sku === undefined ? [] : [line]))
}

/** The same form with these lines, numbered from 0. */
export function withLines(sent: Sent, lines: readonly TypedLine[]): Sent {
  const rest = Object.entries(sent).filter(([name]) => !LINE_NAME.test(name))
  const typed = lines.flatMap((line, index) =>
    LINE_FIELDS.flatMap((field): [string, string][] => {
      const text = line[field]
      return text === undefined ? [] : [[fieldOf(index, field), text]]
    }),
  )
  return Object.fromEntries([...rest, ...typed])
}

const newLine = (sku: string): TypedLine => ({ sku, amount: '1' })

export const addLines = (sent: Sent, skus: readonly string[]): Sent =>
  withLines(sent, [...linesIn(sent), ...skus.map(newLine)])

export const removeLine = (sent: Sent, index: number): Sent =>
  withLines(
    sent,
    linesIn(sent).filter((_, position) => position !== index),
  )

export type Act =
  { kind: 'search' } | { kind: 'add'; sku: string } | { kind: 'remove'; index: number } | { kind: 'place' }

/** Which button sent the form. Anything but its own button places no order. */
export function actOf(sent: Sent): Act {
  const act = textOf(sent, 'act') ?? ''
  if (act === 'place') return { kind: 'place' }
  if (act.startsWith('add:')) return { kind: 'add', sku: act.slice('add:'.length) }
  if (/^remove:\d{1,6}$/.test(act)) return { kind: 'remove', index: Number(act.slice('remove:'.length)) }
  return { kind: 'search' }
}
