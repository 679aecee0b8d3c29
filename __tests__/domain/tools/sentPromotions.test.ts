import fc from 'fast-check'
import { skuSchema } from '@/domain/contract/ids'
import { promotionSchema, type Promotion } from '@/domain/contract/promotion'
import { groupDiscounts, valuesOf } from '@/domain/tools/promotionDraft'
import {
  goodsOf,
  modifiedPromotion,
  sentPromotions,
  stateOf,
  stoppedPromotion,
  withoutProducts,
  type SentPromotion,
} from '@/domain/tools/sentPromotions'
import { taskSchema, type Task, type Work } from '@/domain/tools/task'

const sku = (text: string) => skuSchema.parse(text)

const entry = (skus: string[], value = 20, active = true): Promotion['discount'][number] => ({
  discount_subtype: 'PERCENTAGE',
  discount_value: value,
  active,
  sku: skus,
})

const promotion = (changes: Partial<Promotion> = {}): Promotion => ({
  vendors: ['store-12'],
  type: 'STRIKETHROUGH',
  active: true,
  reason: 'OVERSTOCK',
  display_name: { en_GB: 'Milk week' },
  conditions: { start_time: '2026-11-15T10:00:00.000Z', end_time: '2026-11-22T10:00:00.000Z' },
  discount: [entry(['MILK', 'OAT'])],
  ...changes,
})

let made = 0
function task(
  promoted: Promotion,
  { intent = 'create', ...changes }: Partial<Task> & { intent?: 'create' | 'modify' | 'stop' } = {},
): Task {
  made += 1
  const work: Work = { type: 'promotion', intent, promotion: promoted }
  return taskSchema.parse({
    version: 1,
    kind: 'task',
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    workplace: 'here',
    role: 'lead',
    at: '2026-11-15T09:00:00.000Z',
    by: 'Noor',
    work,
    state: 'done',
    ...changes,
  })
}

const only = (...tasks: Task[]): SentPromotion => {
  const [sent, ...others] = sentPromotions(tasks)
  if (sent === undefined || others.length > 0) throw new Error('Not one promotion')
  return sent
}

const productsOf = (sent: SentPromotion) =>
  Object.fromEntries([...sent.products].map(([one, { value }]) => [one, value]))

const JOB = '11111111-1111-4111-8111-111111111111'
const jobOf = (changes: object) => taskSchema.shape.job.parse({ id: JOB, rows: [], ...changes })

describe('what is one promotion', () => {
  it('is told by name, stores, start and end, however they are written', () => {
    const tasks = [
      task(promotion({ vendors: ['a', 'b'], display_name: { en_GB: 'One', de_DE: 'Eins' } })),
      task(promotion({ vendors: ['b', 'a', 'a'], display_name: { de_DE: 'Eins', en_GB: 'One' } }), {
        intent: 'modify',
      }),
    ]
    expect(only(...tasks).tasks.map(({ id }) => id)).toEqual(tasks.map(({ id }) => id))
  })

  it.each<[string, Partial<Promotion>]>([
    ['name', { display_name: { en_GB: 'Cheese week' } }],
    ['stores', { vendors: ['*'] }],
    ['end', { conditions: { start_time: '2026-11-15T10:00:00Z', end_time: '2026-11-23T10:00:00Z' } }],
  ])('another %s is another promotion, the later one first', (_, changes) => {
    const [first, second] = [task(promotion()), task(promotion(changes))]
    expect(sentPromotions([first, second]).map(({ tasks: [one] }) => one.id)).toEqual([second.id, first.id])
  })

  it('is not what a task of another kind does', () => {
    const other = taskSchema.parse({ ...task(promotion()), work: { type: 'export' } })
    expect(sentPromotions([other])).toEqual([])
  })
})

describe('its products', () => {
  it('are those of every task, the later one over the earlier one', () => {
    const sent = only(
      task(promotion()),
      task(promotion({ discount: [entry(['OAT', 'GOUDA'], 30)] }), { intent: 'modify', state: 'waiting' }),
      task(promotion({ discount: [entry(['MILK'], 20, false)] }), { intent: 'modify', state: 'working' }),
    )
    expect(productsOf(sent)).toEqual({ OAT: 30, GOUDA: 30 })
  })

  it('do not change by what the service refused or gave up', () => {
    const sent = only(
      task(promotion()),
      task(promotion({ discount: [entry(['MILK'], 50)] }), { state: 'needs-you' }),
      task(promotion({ active: false }), { intent: 'stop', job: jobOf({ hasFailed: true }) }),
    )
    expect(productsOf(sent)).toEqual({ MILK: 20, OAT: 20 })
    expect(sent.stoppedAt).toBeNull()
    expect(sent.phase).toBe('needs-you')
    expect(sent.isRefused).toBe(false)
  })

  it('are those that were wanted where the service took nothing at all', () => {
    const sent = only(task(promotion(), { state: 'needs-you', trouble: { kind: 'forbidden' } }))
    expect(productsOf(sent)).toEqual({ MILK: 20, OAT: 20 })
    expect(sent.isRefused).toBe(true)
  })
})

describe('how far it is', () => {
  it.each<[Task['state'][], SentPromotion['phase']]>([
    [['done'], 'sent'],
    [['done', 'waiting'], 'waiting'],
    [['done', 'unsure'], 'sending'],
    [['working', 'done'], 'sending'],
    [['working', 'waiting'], 'waiting'],
    [['waiting', 'needs-you', 'done'], 'needs-you'],
  ])('%j is %s', (states, phase) => {
    expect(only(...states.map((state) => task(promotion(), { state }))).phase).toBe(phase)
  })
})

describe('its state', () => {
  const stop = task(promotion({ active: false }), { intent: 'stop', state: 'waiting' })
  it.each<[string, Task[], string]>([
    ['2026-11-15T09:59:00Z', [], 'Upcoming'],
    ['2026-11-15T10:00:00Z', [], 'Running'],
    ['2026-11-22T10:00:00Z', [], 'Ended'],
    ['2026-11-16T10:00:00Z', [stop], 'Cancelled'],
    ['2026-11-16T10:00:00Z', [stop, task(promotion(), { intent: 'modify' })], 'Running'],
  ])('at %s', (at, later, state) => {
    expect(stateOf(only(task(promotion()), ...later), new Date(at))).toBe(state)
  })
})

describe('what the service has not found', () => {
  const missing = { vendors: ['store-99'], skus: { 'store-12': ['OAT', 'GONE'] } }
  const first = task(promotion({ discount: [entry(['OAT', 'GONE'])] }), { job: jobOf({ missing }) })

  it('is named, store by store', () => {
    expect(only(first).missing).toEqual({
      vendors: ['store-99'],
      skus: new Map([['store-12', ['OAT', 'GONE']]]),
    })
  })

  it('is forgotten once it is no longer promoted', () => {
    const out = task(promotion({ discount: [entry(['OAT']), entry(['GONE'], 20, false)] }), {
      intent: 'modify',
      state: 'waiting',
    })
    expect(only(first, out).missing.skus).toEqual(new Map([['store-12', ['OAT']]]))
  })

  it('is what the last answer says', () => {
    const again = task(promotion({ discount: [entry(['OAT', 'GONE'])] }), {
      intent: 'modify',
      job: jobOf({ missing: { vendors: [], skus: {} } }),
    })
    expect(only(first, again).missing).toEqual({ vendors: [], skus: new Map() })
  })
})

describe('a change', () => {
  const sent = only(task(promotion()))

  it('takes a product out by an entry that is not active, and repeats the rest', () => {
    expect(withoutProducts(sent, new Set(['OAT']))).toEqual(
      promotion({ discount: [entry(['MILK']), entry(['OAT'], 20, false)] }),
    )
  })

  it('stops by the same data with active: false', () => {
    expect(stoppedPromotion(sent)).toEqual(promotion({ active: false }))
  })

  it('can be stopped when no product is left', () => {
    const empty = only(task(withoutProducts(sent, new Set(['OAT', 'MILK']))))
    expect(empty.products.size).toBe(0)
    expect(promotionSchema.safeParse(stoppedPromotion(empty)).success).toBe(true)
  })

  const discounts = fc.uniqueArray(
    fc.tuple(fc.constantFrom('A', 'B', 'C', 'D', 'E'), fc.integer({ min: 1, max: 4 })),
    { selector: ([one]) => one, minLength: 1 },
  )
  const wantedOf = (pairs: readonly (readonly [string, number])[]) =>
    pairs.map(([one, value]) => ({ sku: sku(one), subtype: 'PERCENTAGE' as const, value }))

  it('leads from any products to any others, is the same promotion, and tells the whole by itself', () => {
    fc.assert(
      fc.property(discounts, discounts, (before, after) => {
        const first = task(promotion({ discount: groupDiscounts(wantedOf(before)) }))
        const changed = modifiedPromotion(only(first), wantedOf(after))
        expect(promotionSchema.parse(changed)).toEqual(changed)
        const second = task(changed, { intent: 'modify' })
        expect(productsOf(only(first, second))).toEqual(Object.fromEntries(after))
        // The first one leaves the device after a week.
        expect(productsOf(only(second))).toEqual(Object.fromEntries(after))
        const stop = task(stoppedPromotion(only(second)), { intent: 'stop' })
        expect(productsOf(only(stop))).toEqual(Object.fromEntries(after))
      }),
    )
  })

  it('begins with the values that hold', () => {
    fc.assert(
      fc.property(discounts, (pairs) => {
        const goods = goodsOf(only(task(promotion({ discount: groupDiscounts(wantedOf(pairs)) }))), String)
        expect(Object.fromEntries(valuesOf(goods).map(({ sku: one, value }) => [one, value]))).toEqual(
          Object.fromEntries(pairs),
        )
      }),
    )
  })
})
