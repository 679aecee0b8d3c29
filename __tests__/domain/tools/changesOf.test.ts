import { skuSchema } from '@/domain/contract/ids'
import { changesOf } from '@/domain/tools/changesOf'
import { findReturn } from '@/domain/tools/returns'
import { taskSchema, type ProductFields, type Task } from '@/domain/tools/task'

const NOON_MS = Date.UTC(2026, 2, 1, 12)
const at = (minutes: number) => new Date(NOON_MS + minutes * 60_000).toISOString()

let made = 0

function makeTask(given: Partial<Task> & { skus?: string[]; will?: ProductFields; phase?: 'once' | 'back' }) {
  made += 1
  const { skus = ['milk'], will = { price: 2 }, phase = 'once', ...rest } = given
  return taskSchema.parse({
    version: 1,
    kind: 'task',
    id: `00000000-0000-7000-8000-${String(made).padStart(12, '0')}`,
    workplace: 'here',
    role: 'lead',
    at: at(0),
    by: 'Lena',
    state: 'waiting',
    work: {
      type: 'change-products',
      changes: skus.map((sku) => ({ sku: skuSchema.parse(sku), name: sku, was: { price: 1 }, will })),
      phase,
      ...(phase === 'back' && { backAt: at(240) }),
    },
    ...rest,
  })
}

describe('what was decided about a product', () => {
  const refused: Task['job'] = {
    id: '00000000-0000-4000-8000-000000000001' as NonNullable<Task['job']>['id'],
    rows: [{ sku: 'milk', state: 'REFUSED' }],
  }

  it.each<[string, Task, string[]]>([
    ['waits until the service has it', makeTask({}), ['waiting']],
    ['waits while nobody knows whether it was sent', makeTask({ state: 'unsure' }), ['waiting']],
    ['is sent until the catalog is read again', makeTask({ state: 'done', endedAt: at(1) }), ['sent']],
    ['is no news once the catalog knows it', makeTask({ state: 'done', endedAt: at(-1) }), []],
    ['needs a person where it was refused', makeTask({ state: 'needs-you' }), ['needs-you']],
    [
      'needs a person where its row was refused',
      makeTask({ state: 'done', endedAt: at(1), job: refused }),
      ['needs-you'],
    ],
    [
      'comes back by itself, however often the catalog is read meanwhile',
      makeTask({ phase: 'back', dueAt: at(240), endedAt: at(-1) }),
      ['to-come'],
    ],
    ['is nothing where it is about another product', makeTask({ skus: ['eggs'] }), []],
  ])('%s', (_, task, states) => {
    expect(changesOf([task], 'milk', NOON_MS).map(({ state }) => state)).toEqual(states)
  })

  it('is told with what was and what will be, the newest first', () => {
    const tasks = [makeTask({}), makeTask({ will: { active: false } })]
    expect(changesOf(tasks, 'milk', NOON_MS)).toMatchObject([
      { was: { price: 1 }, will: { active: false }, by: 'Lena' },
      { was: { price: 1 }, will: { price: 2 }, by: 'Lena' },
    ])
  })
})

describe('a return that waits', () => {
  const back = makeTask({ phase: 'back', dueAt: at(240) })

  it('is given up by whoever decides anew about the product', () => {
    expect(findReturn([makeTask({}), back], 'milk')).toBe(back)
  })

  it.each([
    ['of another product', makeTask({ phase: 'back', skus: ['eggs'] })],
    ['of several, which go on without it', makeTask({ phase: 'back', skus: ['milk', 'eggs'] })],
    ['that is being sent', makeTask({ phase: 'back', state: 'unsure' })],
    ['that is no return', makeTask({ will: { active: false } })],
  ])('is left alone: one %s', (_, task) => {
    expect(findReturn([task], 'milk')).toBeUndefined()
  })
})
