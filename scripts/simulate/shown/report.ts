import type { Figures } from './figures'

export type Ending = {
  figures: Figures
  seed: number
  speed: number
  elapsedMs: number
  realMs: number
  events: { count: number; repeats: number; source: 'heard' | 'log' | 'none' }
  retries: number
  differences: readonly string[]
  wasStopped: boolean
  /** False where the service was gone before anything could be compared. */
  wasAudited: boolean
}

/** Differences beyond these are the same fault again. */
const MOST_SHOWN = 40

export function reportLines(ending: Ending): string[] {
  const { figures, differences } = ending
  return [
    '',
    ...orderLines(ending),
    ...pickerLines(figures),
    ...serviceLines(ending),
    ...differences.slice(0, MOST_SHOWN).map((difference) => `DIFFERENCE ${difference}`),
    ...(differences.length > MOST_SHOWN ? [`and ${differences.length - MOST_SHOWN} more.`] : []),
    closingSentence(ending),
  ]
}

function orderLines({ figures, elapsedMs, realMs, speed }: Ending): string[] {
  const { stages, cancelledBy: by, placed } = figures
  const open = placed - stages.delivered - stages.cancelled
  return [
    `Time: ${count(elapsedMs / 60_000)} simulated minutes in ${count(realMs / 1000)} real seconds, ${speed} times as fast.`,
    `Orders: ${placed} placed, ${stages.delivered} delivered, ${stages.cancelled} cancelled ` +
      `(${by.CUSTOMER} by customers, ${by.LOGISTICS} by logistics, ${by.VENDOR} by the store; ` +
      `${figures.cancelledAfterPickup} after the rider had them)` +
      `${open > 0 ? `, ${open} left as they are` : ''}. Late: ${figures.late}.`,
  ]
}

function pickerLines(figures: Figures): string[] {
  const paces = figures.pickers
    .filter(({ items }) => items > 0)
    .map(({ name, itemsAnHour }) => `${name} ${count(itemsAnHour)}`)
  return [
    `Items: ${figures.items} picked, ${count(figures.itemsAnHour)} an hour in all. ` +
      `${figures.replaced} lines replaced, ${figures.notFound} not found, ${figures.short} short; ` +
      `${figures.wrongScans} wrong scans refused; ${figures.putBack} orders put back.`,
    `Items an hour with an order in hand: ${paces.join(', ') || 'none'}.`,
  ]
}

function serviceLines({ figures, events, retries, seed }: Ending): string[] {
  const where = { heard: 'delivered and heard', log: 'in the delivery log', none: 'seen' }[events.source]
  return [
    `Events: ${events.count} ${where}, ${events.repeats} times repeated.`,
    ...figures.requests.map(
      ({ vendorId, aMinute, aRealMinute }) =>
        `Requests of ${vendorId}: ${count(aMinute)} a simulated minute, ${count(aRealMinute)} a real one.`,
    ),
    `Requests sent again: ${retries}. Seed: ${seed}.`,
  ]
}

function closingSentence({ figures, events, differences, wasStopped, wasAudited, seed }: Ending): string {
  const { stages, placed } = figures
  const begin = `${wasStopped ? 'Stopped after ' : ''}${placed} orders: ${stages.delivered} delivered, ${stages.cancelled} cancelled, ${events.count} events`
  if (!wasAudited) return `${begin}, not audited (seed ${seed}).`
  if (differences.length === 0) return `${begin}, nothing lost (seed ${seed}).`
  const found = differences.length === 1 ? '1 difference' : `${differences.length} differences`
  return `${begin}, ${found} (seed ${seed}).`
}

const count = (number: number) => (number < 10 ? number.toFixed(1) : String(Math.round(number)))
