import type { CommittedChange, Ledger } from './ledger'
import type { Call } from './partner'
import type { Acknowledged } from './rush'

export interface Evidence {
  ledger: Pick<Ledger, 'changes' | 'orders'>
  calls: readonly Call[]
  acknowledged: readonly Acknowledged[]
}

type State = Pick<CommittedChange, 'orderId' | 'version' | 'status'>

/**
 * Compares what was committed, what clients were told and what the partner saw. Every broken promise is a sentence;
 * none is what we want to hear.
 */
export function audit(evidence: Evidence): string[] {
  return [
    ...auditHistory(evidence.ledger),
    ...auditAcknowledged(evidence),
    ...auditEnvelopes(evidence.calls),
    ...auditEvents(evidence),
    ...auditSequence(evidence),
  ]
}

/** What the contract lets out: the partner's own cancellation, and the delivery by a store's own driver. */
export function isAnnounced(change: CommittedChange): boolean {
  if (change.status === 'CANCELLED') return !isByPartner(change)
  return !(change.status === 'DELIVERED' && change.transport === 'VENDOR_DELIVERY')
}

const isByPartner = (change: CommittedChange) => change.cause.startsWith('token ')
const isFulfilment = (change: CommittedChange) => isByPartner(change) && change.status !== 'CANCELLED'
const nameOf = ({ orderId, version, status }: State) => `${orderId} v${version} ${status}`

function auditHistory({ changes, orders }: Evidence['ledger']): string[] {
  const histories = groupBy(changes, (change) => change.orderId)
  const complaints = orders.flatMap((order) => {
    const history = histories.get(order.orderId) ?? []
    const last = history.at(-1)
    return [
      ...(history.every((change, index) => change.version === index + 1)
        ? []
        : [`${order.orderId}: versions ${history.map((change) => change.version).join(', ')} have a gap`]),
      ...(last && nameOf(last) === nameOf(order) ? [] : [`${nameOf(order)} is not the end of its history`]),
      ...(history.filter(isFulfilment).length > 1 ? [`${order.orderId} was fulfilled twice`] : []),
    ]
  })
  const known = new Set(orders.map((order) => order.orderId))
  const strays = [...histories.keys()].filter((orderId) => !known.has(orderId))
  return [...complaints, ...strays.map((orderId) => `${orderId} has a history but is no order`)]
}

function auditAcknowledged({ ledger, acknowledged }: Evidence): string[] {
  const committed = new Set(ledger.changes.map(nameOf))
  const missing = acknowledged.map(nameOf).filter((name) => !committed.has(name))
  return missing.map((name) => `${name} was acknowledged and is not there`)
}

function auditEnvelopes(calls: readonly Call[]): string[] {
  return calls.flatMap((call) => [
    ...(call.isSigned ? [] : [`${nameOf(call)} came with a wrong signature`]),
    ...(call.isAuthorized ? [] : [`${nameOf(call)} came with a wrong Authorization`]),
  ])
}

/** After removing repeats, what was taken is what was committed; and a repeat is the same to the last byte. */
function auditEvents({ ledger, calls }: Evidence): string[] {
  const announced = new Set(ledger.changes.filter(isAnnounced).map(nameOf))
  const taken = new Set(calls.filter((call) => call.taken !== undefined).map(nameOf))
  const seen = new Set(calls.map(nameOf))
  return [
    ...[...announced].filter((name) => !taken.has(name)).map((name) => `${name} was lost`),
    ...[...seen].filter((name) => !announced.has(name)).map((name) => `${name} was invented`),
    ...differing(calls, (call) => call.webhookId, nameOf).map((id) => `${id} told of two changes`),
    ...differing(calls, nameOf, (call) => call.webhookId).map((name) => `${name} came under two ids`),
    ...differing(calls, nameOf, (call) => call.body).map((name) => `${name} came with two contents`),
  ]
}

/** No version of an order is sent before all earlier ones were taken. */
function auditSequence({ ledger, calls }: Evidence): string[] {
  const announced = groupBy(ledger.changes.filter(isAnnounced), (change) => change.orderId)
  const firstTaken = new Map<string, number>()
  for (const call of calls) {
    if (call.taken === undefined) continue
    firstTaken.set(nameOf(call), Math.min(call.taken, firstTaken.get(nameOf(call)) ?? Infinity))
  }
  return calls.flatMap((call) =>
    (announced.get(call.orderId) ?? [])
      .filter((earlier) => earlier.version < call.version)
      .filter((earlier) => (firstTaken.get(nameOf(earlier)) ?? Infinity) > call.arrived)
      .map((earlier) => `${nameOf(call)} came before ${nameOf(earlier)} was taken`),
  )
}

function groupBy<Item>(items: readonly Item[], key: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item])
  return groups
}

/** The keys under which there is more than one value. */
function differing<Item>(
  items: readonly Item[],
  key: (item: Item) => string,
  value: (item: Item) => string,
): string[] {
  return [...groupBy(items, key)].filter(([, group]) => new Set(group.map(value)).size > 1).map(([k]) => k)
}
