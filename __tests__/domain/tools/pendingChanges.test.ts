import { skuSchema } from '@/domain/contract/ids'
import { pendingChanges } from '@/domain/tools/pendingChanges'
import { taskSchema, type ProductFields, type Task } from '@/domain/tools/task'

const READ_AT = Date.parse('2026-03-01T12:00:00.000Z')
const BEFORE = '2026-03-01T11:00:00.000Z'
const AFTER = '2026-03-01T13:00:00.000Z'
const LATER = '2026-03-01T17:00:00.000Z'

let made = 0
type Given = Omit<Partial<Task>, 'work'> & { phase?: 'once' | 'back'; backAt?: string }

function taskOf(will: ProductFields, { phase = 'once', backAt, ...more }: Given = {}): Task {
  made += 1
  return taskSchema.parse({
    version: 1,
    kind: 'task',
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    workplace: 'here',
    role: 'lead',
    at: BEFORE,
    by: 'Lea',
    state: 'waiting',
    work: {
      type: 'change-products',
      phase,
      backAt,
      changes: [{ sku: skuSchema.parse('milk'), name: 'Milk', was: {}, will }],
    },
    ...more,
  })
}
const milk = (...tasks: Task[]) => pendingChanges(tasks, READ_AT).get('milk')

describe('what was decided and the catalog does not know', () => {
  it.each(['waiting', 'unsure', 'working'] as const)('counts before the service has it: %s', (state) => {
    expect(milk(taskOf({ price: 3 }, { state }))).toEqual({
      fields: { price: 3 },
      isUnsent: true,
      backAt: undefined,
    })
  })

  it('counts when it was confirmed after the catalog was read', () => {
    expect(milk(taskOf({ price: 3 }, { state: 'done', endedAt: AFTER }))).toMatchObject({
      fields: { price: 3 },
      isUnsent: false,
    })
  })

  it('is nothing once the catalog was read after it', () => {
    expect(milk(taskOf({ price: 3 }, { state: 'done', endedAt: BEFORE }))).toBeUndefined()
  })

  it('is nothing while a person must look at it', () => {
    expect(milk(taskOf({ price: 3 }, { state: 'needs-you', trouble: { kind: 'gone' } }))).toBeUndefined()
  })

  it('is the later decision over the earlier one, field by field', () => {
    const pending = milk(
      taskOf({ price: 3, active: false }, { state: 'done', endedAt: AFTER }),
      taskOf({ price: 4 }),
    )
    expect(pending).toMatchObject({ fields: { price: 4, active: false }, isUnsent: true })
  })

  it('says when it comes back, before and after it went out', () => {
    expect(milk(taskOf({ active: false }, { backAt: LATER }))).toMatchObject({
      fields: { active: false },
      isUnsent: true,
      backAt: LATER,
    })
    const isOut = taskOf({ active: true }, { phase: 'back', backAt: LATER, dueAt: LATER, endedAt: AFTER })
    expect(milk(isOut)).toMatchObject({ fields: { active: false }, isUnsent: false, backAt: LATER })
  })

  it('leaves what is on sale to a catalog that was read after it went out', () => {
    const isOut = taskOf({ active: true }, { phase: 'back', backAt: LATER, dueAt: LATER, endedAt: BEFORE })
    expect(milk(isOut)).toMatchObject({ fields: {}, isUnsent: false, backAt: LATER })
  })

  it('no longer comes back by itself when somebody turned it on', () => {
    const isOut = taskOf({ active: true }, { phase: 'back', backAt: LATER, dueAt: LATER, endedAt: AFTER })
    const isIn = taskOf({ active: true }, { state: 'done', endedAt: AFTER })
    expect(milk(isOut, isIn)).toMatchObject({ fields: { active: true }, backAt: undefined })
  })

  it('keeps its way back when only its price is changed', () => {
    const isOut = taskOf({ active: true }, { phase: 'back', backAt: LATER, dueAt: LATER, endedAt: AFTER })
    expect(milk(isOut, taskOf({ price: 3 }))).toMatchObject({
      fields: { active: false, price: 3 },
      backAt: LATER,
    })
  })

  it('is nothing for what a job refused, or for a job that failed', () => {
    const id = '00000000-0000-4000-8000-000000000999'
    const refused = { id, rows: [{ sku: 'milk', state: 'REFUSED' }] } as Task['job']
    const failed = { id, rows: [], hasFailed: true } as unknown as Task['job']
    for (const job of [refused, failed]) {
      expect(milk(taskOf({ price: 3 }, { state: 'done', endedAt: AFTER, job }))).toBeUndefined()
    }
  })

  it('is not about exports', () => {
    const task = { ...taskOf({ price: 3 }), work: { type: 'export' } } as Task
    expect(pendingChanges([task], READ_AT).size).toBe(0)
  })
})
