import { vendorIdSchema } from '@/domain/contract/ids'
import { enterOrder, newTally, noteStep, openLedger, type Ledger } from '@/scripts/simulate/ledger'
import { statusLine, tableLines } from '@/scripts/simulate/shown/board'
import { figuresOf } from '@/scripts/simulate/shown/figures'
import { reportLines, type Ending } from '@/scripts/simulate/shown/report'
import { makeOrder } from '@/__tests__/support/factories'

const store = vendorIdSchema.parse('store-12')

/** Half an hour of two pickers: one order delivered late, one cancelled with the rider, one still in hand. */
function someLedger(): Ledger {
  const ledger = openLedger()
  const [late, cancelled, open] = [1, 2, 3].map((number) => enterOrder(ledger, number, makeOrder()))
  if (!late || !cancelled || !open) throw new Error('No orders')
  noteStep(late, { status: 'DELIVERED', version: 4, by: 'RIDER', announced: true })
  late.isLate = true
  noteStep(cancelled, {
    status: 'CANCELLED',
    version: 4,
    by: 'LOGISTICS',
    announced: true,
    afterPickup: true,
  })
  open.stage = 'picking'
  const quick = { ...newTally('Picker 1', store), orders: 1, items: 30, busyMs: 15 * 60_000, wrongScans: 2 }
  const slow = { ...newTally('Picker 2', store), orders: 1, items: 20, busyMs: 30 * 60_000, replaced: 3 }
  ledger.pickers.push(quick, { ...slow, current: { code: open.code, done: 1, lines: 3 } })
  ledger.requests.set(store, 90)
  return ledger
}

const HALF_AN_HOUR = 30 * 60_000
const figures = figuresOf(someLedger(), HALF_AN_HOUR, HALF_AN_HOUR / 20)

test('counts what became of the orders', () => {
  expect(figures).toMatchObject({
    placed: 3,
    stages: { delivered: 1, cancelled: 1, picking: 1, waiting: 0 },
    cancelledBy: { CUSTOMER: 0, LOGISTICS: 1, VENDOR: 0 },
    cancelledAfterPickup: 1,
    late: 1,
  })
})

test('counts items an hour in all by the time that passed, and of a picker by the time with an order in hand', () => {
  expect(figures.items).toBe(50)
  expect(figures.itemsAnHour).toBe(100)
  expect(figures.pickers.map(({ itemsAnHour }) => itemsAnHour)).toEqual([120, 40])
  expect(figures).toMatchObject({ wrongScans: 2, replaced: 3 })
})

test('counts the requests of a store by both clocks', () => {
  expect(figures.requests).toEqual([{ vendorId: store, aMinute: 3, aRealMinute: 60 }])
})

test('a run of no time has no rates, rather than endless ones', () => {
  expect(figuresOf(openLedger(), 0, 0).itemsAnHour).toBe(0)
})

const ending: Ending = {
  figures,
  seed: 42,
  speed: 20,
  elapsedMs: HALF_AN_HOUR,
  realMs: HALF_AN_HOUR / 20,
  events: { count: 8, repeats: 1, source: 'heard' },
  retries: 0,
  differences: [],
  wasStopped: false,
  wasAudited: true,
}

test('ends with one sentence, which names the seed', () => {
  expect(reportLines(ending).at(-1)).toBe(
    '3 orders: 1 delivered, 1 cancelled, 8 events, nothing lost (seed 42).',
  )
})

test('never says that nothing was lost where something was, or where nobody looked', () => {
  const faulty = reportLines({ ...ending, differences: ['Order K7-1 is stuck.'] })
  expect(faulty).toContain('DIFFERENCE Order K7-1 is stuck.')
  expect(faulty.at(-1)).toMatch(/, 1 difference \(seed 42\)\.$/)
  expect(reportLines({ ...ending, wasAudited: false }).at(-1)).toMatch(/not audited/)
})

describe('the table', () => {
  const glance = { ledger: someLedger(), elapsedMs: 3_723_000, orders: 60, requests: 90, events: 8 }

  test('says in one line how things stand', () => {
    expect(statusLine(glance)).toBe(
      '01:02:03  3/60 placed: 0 waiting, 1 picking, 0 ready, 0 under way, 1 delivered, 1 cancelled, 1 late; 90 requests, 8 events',
    )
  })

  test('shows what every picker has in hand', () => {
    const [, calls, free, busy] = tableLines(glance, 200, 40)
    expect(calls).toBe('90 requests, 8 events')
    expect(free).toMatch(/^Picker 1 .* free .* 30 items in 1 orders$/)
    expect(busy).toMatch(/^Picker 2 .* #\.\. /)
  })

  test('fits the terminal, however small', () => {
    const lines = tableLines(glance, 40, 5)
    expect(lines.length).toBeLessThan(5)
    expect(lines.every((line) => line.length < 40)).toBe(true)
    expect(lines.at(-1)).toBe('and 1 more pickers')
  })
})
