import { portalJobDetailsSchema } from '@/domain/contract/portal'
import { progressWords, resultWords } from '@/server/portal/pages/jobs/words'
import { jobOver } from '@/__tests__/support/jobs'
import { signInToPortal, type PortalVisitor } from '@/__tests__/support/portalPages'
import { onBothDatabases } from '@/__tests__/support/service'
import type { TestStore } from '@/__tests__/support/store'

const HOSTILE = '<script>alert(1)</script>'
const UNKNOWN_ID = '0190b5a0-0000-7000-8000-000000000001'

const job = (more: object) =>
  portalJobDetailsSchema.parse({
    job_id: UNKNOWN_ID,
    kind: 'update',
    job_status: 'COMPLETED',
    vendor_id: 'store',
    total_rows: 5000,
    done_rows: 1200,
    created_at: '2026-03-01T10:00:00.000Z',
    finished_at: null,
    result: {},
    has_file: false,
    ...more,
  })

describe('how far a job is', () => {
  it.each([
    [{}, '1,200 of 5,000'],
    [{ total_rows: 0 }, '1,200 rows so far'],
    [{ total_rows: 0, done_rows: 1, finished_at: '2026-03-01T10:00:00Z' }, '1 row'],
  ])('%j', (more, words) => {
    expect(progressWords(job(more))).toBe(words)
  })
})

describe('what came of a job', () => {
  it.each<[object, string]>([
    [
      { result: { updated: 1199, refused: 1 } },
      '1,199 products updated. 1 product refused; the file says why.',
    ],
    [{ result: { updated: 2, refused: 0 } }, '2 products updated. None refused.'],
    [
      { kind: 'create', result: { vendors: ['a'], created: 2, duplicated: 1, refused: 0 } },
      '2 products created. 1 product there already. None refused.',
    ],
    [{ kind: 'export', done_rows: 9 }, '9 products written.'],
    [{ kind: 'promotion' }, 'Every store and every product was found.'],
    [
      { kind: 'promotion', result: { invalid_vendors: ['x'], missing_skus: { a: ['1', '2'] } } },
      'The chain has no such store: x. a does not have 1, 2.',
    ],
    [
      {
        kind: 'promotion',
        result: { missing_skus: { a: Array.from({ length: 12 }, (_, index) => `s${index}`) } },
      },
      'a does not have s0, s1, s2, s3, s4, s5, s6, s7, s8, s9 and 2 more.',
    ],
    [{ job_status: 'FAILED' }, 'The job failed. What was done before stays done.'],
    [{ job_status: 'QUEUED' }, 'The job has not started yet.'],
  ])('%j', (more, words) => {
    expect(resultWords(job(more)).join(' ')).toBe(words)
  })
})

onBothDatabases('the pages of jobs', (service) => {
  let store: TestStore
  let visitor: PortalVisitor
  let jobs: string
  let updateId: string
  let promotionId: string
  beforeAll(async () => {
    store = await service().openStore()
    visitor = await signInToPortal(service().address)
    jobs = `/portal/chains/${store.chainId}/jobs`
    const call = (method: string, path: string, body?: unknown) =>
      service().call(method, `${store.base}${path}`, { token: store.tokens.chain, body })
    const products = [
      { sku: 'MILK', price: 1.49 },
      { sku: HOSTILE, price: 1 },
    ]
    const update = await call('PUT', `/vendors/${store.vendorId}/catalog`, { products })
    updateId = (await jobOver(service(), store, update)).job_id
    const promotion = await call('PUT', '/promotion', {
      vendors: [store.vendorId, HOSTILE],
      type: 'STRIKETHROUGH',
      active: true,
      reason: 'OVERSTOCK',
      display_name: { en_GB: 'Milk week' },
      conditions: { start_time: '2026-01-01T00:00:00.000Z', end_time: '2027-01-01T00:00:00.000Z' },
      discount: [{ discount_subtype: 'PERCENTAGE', discount_value: 10, sku: ['MILK'] }],
    })
    promotionId = (await jobOver(service(), store, promotion, 'promotion')).job_id
  })

  it('list them, newest first, with kind, store, state and progress', async () => {
    const { text, html } = await visitor.get(jobs)
    expect(text).toMatch(
      /Promotion Completed 1 of 1 Store Several stores .* Bulk update Completed 2 of 2 Store Store /,
    )
    expect(html).toContain('<progress value="2" max="2" aria-label="2 of 2">')
  })

  it('say what came of one, in words and as JSON', async () => {
    const { text, html } = await visitor.get(`${jobs}/${updateId}`)
    expect(text).toContain('1 product updated. 1 product refused; the file says why.')
    expect(text).toContain('"refused": 1')
    expect(html).toContain(`/deliveries?job_id=${updateId}`)
    const promotion = await visitor.get(`${jobs}/${promotionId}`)
    expect(promotion.text).toContain(`The chain has no such store: ${HOSTILE}.`)
    expect(promotion.html).not.toContain(HOSTILE)
    expect(promotion.html).not.toContain('/file"')
  })

  it('give the file to whoever is signed in', async () => {
    const { html } = await visitor.get(`${jobs}/${updateId}`)
    expect(html).toContain(`href="${jobs}/${updateId}/file"`)
    const file = await visitor.get(`${jobs}/${updateId}/file`)
    expect(file.status).toBe(200)
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="update-${updateId}.csv"`)
    expect(file.html.split('\n')[0]).toBe('sku,state,errors,row_number')
    const stranger = await fetch(`${service().address}${jobs}/${updateId}/file`, { redirect: 'manual' })
    expect(stranger.status).toBe(303)
  })

  it('are not found where there is no file, no job, or another chain', async () => {
    const other = await service().openStore()
    for (const path of [
      `${jobs}/${promotionId}/file`,
      `${jobs}/${UNKNOWN_ID}`,
      `${jobs}/${UNKNOWN_ID}/file`,
      `/portal/chains/${other.chainId}/jobs/${updateId}`,
      `/portal/chains/${other.chainId}/jobs/${updateId}/file`,
    ]) {
      const answer = await visitor.get(path)
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        404,
        'text/html; charset=utf-8',
      ])
      expect(answer.text).toContain('Not found')
    }
  })

  it('say where there is none', async () => {
    const other = await service().openStore()
    expect((await visitor.get(`/portal/chains/${other.chainId}/jobs`)).text).toContain('There is no job yet.')
  })
})
