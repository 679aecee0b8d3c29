import type { OrderStatus } from '@/domain/contract/order'
import type { OrderRecord, Step } from '../ledger'

/** An event that reached the partner, in the order of arrival. */
export type HeardEvent = {
  /** The `webhook-id`: the same for every repeat. */
  id: string
  status: OrderStatus
  version: number
  afterPickup: boolean
  /** Undefined where it is read from the log, which holds no signatures. */
  isSigned: boolean | undefined
}

/** What differs between what had to be announced of an order and what was, in plain sentences. */
export function auditEvents({ code, steps }: OrderRecord, heard: readonly HeardEvent[]): string[] {
  const events = withoutRepeats(heard)
  const due = steps.filter(({ announced }) => announced)
  const unannounced = new Set(steps.filter(({ announced }) => !announced).map(({ version }) => version))
  return [
    ...due.flatMap((step) => auditStep(step, events)),
    ...events
      .filter(({ version }) => !due.some((step) => step.version === version))
      .map(({ status, version }) =>
        unannounced.has(version)
          ? `${status} was announced, which tells the partner of its own deed.`
          : `${status} was announced as version ${version}, which it never had.`,
      ),
    ...auditSequence(events),
    ...heard
      .filter(({ isSigned }) => isSigned === false)
      .map(({ status }) => `${status} is not signed well.`),
  ].map((fault) => `Order ${code}: ${fault}`)
}

function auditStep(step: Step, events: readonly HeardEvent[]): string[] {
  const { status, version } = step
  const same = events.filter((event) => event.version === version)
  const [event] = same
  if (!event) return [`${status} (version ${version}) was never announced.`]
  if (same.length > 1) return [`version ${version} was announced ${same.length} times, under different ids.`]
  if (event.status !== status) return [`version ${version} was announced as ${event.status}, not ${status}.`]
  const isWrong = status === 'CANCELLED' && event.afterPickup !== Boolean(step.afterPickup)
  return isWrong ? [`its cancellation says the wrong thing about the rider.`] : []
}

function auditSequence(events: readonly HeardEvent[]): string[] {
  return events.flatMap(({ status, version }, place) => {
    const before = events[place - 1]
    return before && before.version > version ? [`${status} came after ${before.status}, out of order.`] : []
  })
}

/** At least once is the promise: the same id again is the same event. */
export function withoutRepeats(heard: readonly HeardEvent[]): HeardEvent[] {
  const known = new Set<string>()
  return heard.filter(({ id }) => !known.has(id) && known.add(id))
}
