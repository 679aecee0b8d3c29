import { audit, type Evidence } from '@/__tests__/support/rushHour/audit'
import type { CommittedChange } from '@/__tests__/support/rushHour/ledger'
import type { Call } from '@/__tests__/support/rushHour/partner'

const change = (
  orderId: string,
  version: number,
  status: CommittedChange['status'],
  cause: string,
  transport: CommittedChange['transport'] = 'LOGISTICS_DELIVERY',
): CommittedChange => ({ orderId, version, status, cause, transport })

/** A platform order delivered, a store's own delivery, and a cancellation by the partner. */
const CHANGES = [
  change('a', 1, 'RECEIVED', 'checkout'),
  change('a', 2, 'READY_FOR_PICKUP', 'token 1'),
  change('a', 3, 'DISPATCHED', 'RIDER_PICKED_UP'),
  change('b', 1, 'RECEIVED', 'checkout', 'VENDOR_DELIVERY'),
  change('b', 2, 'DISPATCHED', 'token 1', 'VENDOR_DELIVERY'),
  change('b', 3, 'DELIVERED', 'DELIVERED', 'VENDOR_DELIVERY'),
  change('c', 1, 'RECEIVED', 'checkout'),
  change('c', 2, 'CANCELLED', 'token 1'),
]

/** Calls in the order they came; each is taken before the next comes unless it says otherwise. */
const callsFor = (events: (Pick<CommittedChange, 'orderId' | 'version' | 'status'> & Partial<Call>)[]) =>
  events.map(({ orderId, version, status, ...more }, place): Call => ({
    webhookId: `${orderId}-${version}`,
    orderId,
    version,
    status,
    body: `${orderId} ${version}`,
    isSigned: true,
    isAuthorized: true,
    mood: 'ok',
    arrived: place * 2,
    taken: place * 2 + 1,
    arrivedAt: place,
    closedAt: place,
    overlaps: false,
    ...more,
  }))

const EVENTS = CHANGES.filter(({ orderId, version }) => !['b3', 'c2'].includes(`${orderId}${version}`))
const event = (name: string) => {
  const found = EVENTS.find(({ orderId, version }) => `${orderId}${version}` === name)
  if (!found) throw new Error(name)
  return found
}

const honest = (): Evidence => ({
  ledger: {
    changes: [...CHANGES],
    orders: [
      { orderId: 'a', version: 3, status: 'DISPATCHED' },
      { orderId: 'b', version: 3, status: 'DELIVERED' },
      { orderId: 'c', version: 2, status: 'CANCELLED' },
    ],
  },
  calls: callsFor(EVENTS),
  acknowledged: CHANGES.filter(({ version }) => version > 1),
})

describe('the audit of a crash', () => {
  it('has nothing to say about an honest record', () => {
    expect(audit(honest())).toEqual([])
  })

  it('accepts repeats, even of an old event after a new one, and calls that failed', () => {
    const failed = { ...event('a1'), mood: 'error' as const, taken: undefined }
    const calls = callsFor([failed, ...EVENTS, event('a1')])
    expect(audit({ ...honest(), calls })).toEqual([])
  })

  it('sees a lost event', () => {
    const calls = callsFor(EVENTS.filter((one) => one !== event('c1')))
    expect(audit({ ...honest(), calls })).toEqual(['c v1 RECEIVED was lost'])
  })

  it('sees an event that came and was never taken', () => {
    const calls = callsFor(EVENTS.map((one) => (one === event('c1') ? { ...one, taken: undefined } : one)))
    expect(audit({ ...honest(), calls })).toEqual(['c v1 RECEIVED was lost'])
  })

  it('sees an invented event, of a change that never was or that must not be told', () => {
    const unheard = { orderId: 'd', version: 1, status: 'RECEIVED' as const }
    const ownCancellation = { orderId: 'c', version: 2, status: 'CANCELLED' as const }
    const ownDelivery = { orderId: 'b', version: 3, status: 'DELIVERED' as const }
    const otherState = { ...event('a3'), status: 'DELIVERED' as const, webhookId: 'x', body: 'x' }
    const calls = callsFor([...EVENTS, unheard, ownCancellation, ownDelivery, otherState])
    expect(audit({ ...honest(), calls })).toEqual([
      'd v1 RECEIVED was invented',
      'c v2 CANCELLED was invented',
      'b v3 DELIVERED was invented',
      'a v3 DELIVERED was invented',
    ])
  })

  it('sees events of one order that came in the wrong order', () => {
    const calls = callsFor([event('a2'), event('a1'), event('a3'), event('b1'), event('b2'), event('c1')])
    expect(audit({ ...honest(), calls })).toEqual([
      'a v2 READY_FOR_PICKUP came before a v1 RECEIVED was taken',
    ])
  })

  it('sees an event that was sent while the one before it was only tried', () => {
    const tried = { ...event('a1'), mood: 'silence' as const, taken: undefined }
    const refused = { ...event('a2'), mood: 'error' as const, taken: undefined }
    const calls = callsFor([tried, refused, ...EVENTS])
    expect(audit({ ...honest(), calls })).toEqual([
      'a v2 READY_FOR_PICKUP came before a v1 RECEIVED was taken',
    ])
  })

  it('sees a wrong signature and a wrong Authorization, also on a call that failed', () => {
    const forged = { ...event('a1'), isSigned: false, taken: undefined, mood: 'reset' as const }
    const strange = { ...event('a1'), isAuthorized: false }
    const calls = callsFor([forged, strange, ...EVENTS])
    expect(audit({ ...honest(), calls })).toEqual([
      'a v1 RECEIVED came with a wrong signature',
      'a v1 RECEIVED came with a wrong Authorization',
    ])
  })

  it('sees a repeat that is none: under another id, or with another content', () => {
    const calls = callsFor([...EVENTS, { ...event('a1'), webhookId: 'b-1' }, { ...event('a2'), body: 'x' }])
    expect(audit({ ...honest(), calls })).toEqual([
      'b-1 told of two changes',
      'a v1 RECEIVED came under two ids',
      'a v2 READY_FOR_PICKUP came with two contents',
    ])
  })

  it('sees a change that a client was told of and that is not there', () => {
    const acknowledged = [{ orderId: 'a', version: 4, status: 'DELIVERED' as const }]
    expect(audit({ ...honest(), acknowledged })).toEqual(['a v4 DELIVERED was acknowledged and is not there'])
  })

  it('sees a gap, a second fulfilment, and an order that is not where its history ends', () => {
    const { ledger, ...rest } = honest()
    const changes = [
      ...ledger.changes.filter(({ orderId }) => orderId !== 'c'),
      change('c', 2, 'READY_FOR_PICKUP', 'token 1'),
      change('c', 3, 'READY_FOR_PICKUP', 'token 2'),
    ]
    const complaints = audit({ ...rest, ledger: { ...ledger, changes }, calls: [] })
    expect(complaints).toEqual(
      expect.arrayContaining([
        'c: versions 2, 3 have a gap',
        'c v2 CANCELLED is not the end of its history',
        'c was fulfilled twice',
      ]),
    )
  })

  it('sees changes without their order', () => {
    const { ledger, ...rest } = honest()
    const orders = ledger.orders.filter(({ orderId }) => orderId !== 'b')
    expect(audit({ ...rest, ledger: { ...ledger, orders } })).toEqual(['b has a history but is no order'])
  })
})
