import type { Ledger, PickerTally } from '../ledger'
import { countStages } from './figures'

export type Glance = {
  ledger: Ledger
  elapsedMs: number
  orders: number
  requests: number
  /** Undefined where they are counted at the end. */
  events: number | undefined
}

/** One line that says how things stand. */
export const statusLine = (glance: Glance): string => `${ordersLine(glance)}; ${callsLine(glance)}`

/** The same with every picker, cut to what a terminal shows: a line that wraps would spoil the redrawing. */
export function tableLines(glance: Glance, columns: number, rows: number): string[] {
  const { pickers } = glance.ledger
  const shown = pickers.slice(0, Math.max(0, rows - 4))
  const hidden = pickers.length - shown.length
  return [
    ordersLine(glance),
    callsLine(glance),
    ...shown.map(pickerLine),
    ...(hidden > 0 ? [`and ${hidden} more pickers`] : []),
  ].map((line) => line.slice(0, columns - 1))
}

function ordersLine({ ledger, elapsedMs, orders }: Glance): string {
  const stages = countStages(ledger.orders.values())
  const late = [...ledger.orders.values()].filter(({ isLate }) => isLate).length
  return (
    `${time(elapsedMs)}  ${ledger.orders.size}/${orders} placed: ${stages.waiting} waiting, ` +
    `${stages.picking} picking, ${stages.ready} ready, ${stages['under way']} under way, ` +
    `${stages.delivered} delivered, ${stages.cancelled} cancelled, ${late} late`
  )
}

const callsLine = ({ requests, events }: Glance) =>
  `${requests} requests${events === undefined ? '' : `, ${events} events`}`

function pickerLine({ name, vendorId, current, items, orders }: PickerTally): string {
  const done = current ? '#'.repeat(current.done) + '.'.repeat(Math.max(0, current.lines - current.done)) : ''
  return (
    `${name.padEnd(10)} ${vendorId.padEnd(10)} ${(current?.code ?? 'free').padEnd(10)} ${done.padEnd(14)} ` +
    `${items} items in ${orders} orders`
  )
}

function time(elapsedMs: number): string {
  const pad = (number: number) => String(Math.floor(number)).padStart(2, '0')
  return `${pad(elapsedMs / 3_600_000)}:${pad((elapsedMs / 60_000) % 60)}:${pad((elapsedMs / 1000) % 60)}`
}
