import { tryAgain } from '@/domain/tools/tryAgain'
import { taskSchema, type Task } from '@/domain/tools/task'

const NOW = Date.parse('2026-03-01T12:00:00.000Z')
const LATER = '2026-03-01T16:00:00.000Z'
const EARLIER = '2026-03-01T11:00:00.000Z'
const JOB = '00000000-0000-4000-8000-000000000001'

const change = (sku: string, active = false) => ({ sku, name: sku, was: {}, will: { active } })

function taskOf(work: object, job: object = {}): Task {
  return taskSchema.parse({
    version: 1,
    kind: 'task',
    id: JOB,
    workplace: 'here',
    role: 'lead',
    at: EARLIER,
    by: 'Lea',
    state: 'done',
    work,
    job: { id: JOB, rows: [], ...job },
  })
}
const refused = (...skus: string[]) => ({ rows: skus.map((sku) => ({ sku, state: 'REFUSED' })) })
const two = { type: 'change-products', phase: 'once', changes: [change('milk'), change('oat')] }

describe('what was not done', () => {
  it('is tried again alone', () => {
    expect(tryAgain(taskOf(two, refused('oat')), [], NOW)).toEqual({ ...two, changes: [change('oat')] })
  })

  it('is nothing where all was done', () => {
    expect(tryAgain(taskOf(two), [], NOW)).toBeUndefined()
  })

  it('is all of it where the service gave up', () => {
    expect(tryAgain(taskOf(two, { hasFailed: true }), [], NOW)).toEqual(two)
  })

  it('is not offered twice: a later task has taken it on', () => {
    const later = taskOf({ ...two, changes: [change('oat')] })
    expect(tryAgain(taskOf(two, refused('oat')), [later], NOW)).toBeUndefined()
  })

  it('goes out for as long as the others', () => {
    const out = {
      ...two,
      phase: 'back',
      backAt: LATER,
      changes: [change('milk', true)],
      refused: [change('oat')],
    }
    expect(tryAgain(taskOf(out, refused('oat')), [], NOW)).toEqual({
      type: 'change-products',
      phase: 'once',
      changes: [change('oat')],
      backAt: LATER,
    })
  })

  it('does not go out any more when its time is over', () => {
    const out = {
      ...two,
      phase: 'back',
      backAt: EARLIER,
      changes: [change('milk', true)],
      refused: [change('oat')],
    }
    expect(tryAgain(taskOf(out, refused('oat')), [], NOW)).toBeUndefined()
  })

  it('comes back where the way back was refused', () => {
    const back = { ...two, phase: 'back', backAt: EARLIER, changes: [change('milk', true)] }
    expect(tryAgain(taskOf(back, refused('milk')), [], NOW)).toEqual({
      type: 'change-products',
      phase: 'once',
      changes: [change('milk', true)],
    })
  })

  it('creates the refused products in the stores that refused them', () => {
    const product = (sku: string) => ({ sku, title: { en: sku }, price: 1 })
    const work = { type: 'create-products', vendors: ['*'], products: [product('a'), product('b')] }
    const rows = [
      { sku: 'a', vendorId: 'one', state: 'CREATED' },
      { sku: 'b', vendorId: 'one', state: 'REFUSED' },
      { sku: 'a', vendorId: 'two', state: 'DUPLICATE' },
    ]
    expect(tryAgain(taskOf(work, { rows }), [], NOW)).toMatchObject({
      vendors: ['one'],
      products: [{ sku: 'b' }],
    })
  })

  it('is the same export again, only when it failed', () => {
    expect(tryAgain(taskOf({ type: 'export' }, { hasFailed: true }), [], NOW)).toEqual({ type: 'export' })
    expect(tryAgain(taskOf({ type: 'export' }), [], NOW)).toBeUndefined()
  })
})
