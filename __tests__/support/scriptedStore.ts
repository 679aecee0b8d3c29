import { type Fetch } from '@/api/client'
import { obeys, type Turn } from './scriptedService'

type Row = { sku: string } & Record<string, unknown>

/**
 * A service with these products, which changes them at once or by a job, and does on demand what a network may do. A
 * job goes on by one row whenever it is looked at.
 */
export function makeScriptedStore(...skus: string[]) {
  const products = new Map(skus.map((sku) => [sku, { sku, price: 2, active: true } as Row]))
  const jobs = new Map<string, { rows: readonly Row[]; done: number; hasFailed: boolean }>()
  const script: Turn[] = []
  /** As `PUT catalog`. */
  const calls: string[] = []
  const bodies: unknown[] = []
  let missing = { invalid_vendors: [] as string[], missing_skus: {} as Record<string, string[]> }
  let isBroken = false

  const startJob = (rows: readonly Row[]) => {
    const id = `00000000-0000-4000-8000-${String(jobs.size + 1).padStart(12, '0')}`
    jobs.set(id, { rows, done: 0, hasFailed: isBroken })
    return Response.json({ job_id: id, job_status: 'QUEUED' }, { status: 202 })
  }
  const apply = ({ sku, ...will }: Row) => {
    const before = products.get(sku)
    if (before) products.set(sku, { ...before, ...will })
    return before !== undefined
  }
  function change({ products: rows }: { products: Row[] }): Response {
    const [only, ...others] = rows
    if (only === undefined || others.length > 0) return startJob(rows)
    if (apply(only)) return Response.json({ sku: only.sku })
    return Response.json({ code: 'PRODUCT_NOT_FOUND', message: 'gone' }, { status: 404 })
  }
  function look(id: string): Response {
    const job = jobs.get(id)
    if (job === undefined) return Response.json({ code: 'JOB_NOT_FOUND', message: '' }, { status: 404 })
    if (job.done < job.rows.length) job.done += 1
    const isOver = job.done >= job.rows.length
    return Response.json({
      job_id: id,
      job_status: job.hasFailed ? 'FAILED' : isOver ? 'COMPLETED' : 'IN_PROGRESS',
      total_rows: job.rows.length,
      done_rows: job.done,
      ...missing,
    })
  }
  function log(id: string): Response {
    const lines = jobs
      .get(id)
      ?.rows.map((row, place) =>
        apply(row)
          ? `${row.sku},UPDATED,,${place + 1}`
          : `${row.sku},REFUSED,no such product in this store,${place + 1}`,
      )
    const text = ['sku,state,errors,row_number', ...(lines ?? [])].map((line) => `${line}\n`).join('')
    return new Response(text, { headers: { 'content-type': 'text/csv' } })
  }

  const fetch: Fetch = async (url, { method, body }) => {
    const { pathname, searchParams } = new URL(url)
    const path = pathname.replace(/^.*\/(?:vendors\/[^/]+|chains\/[^/]+)\//, '')
    const job = /jobs\/([^/]+)(\/download)?/.exec(path)
    const name = job ? (job[2] ? 'log' : 'job') : path
    calls.push(`${method} ${name}`)
    const asked: unknown = body == null ? undefined : JSON.parse(String(body))
    if (asked !== undefined) bodies.push(asked)
    const obey = () => {
      if (job?.[1] !== undefined) return job[2] ? log(job[1]) : look(job[1])
      if (method === 'PUT' && path === 'catalog') return change(asked as { products: Row[] })
      if (method !== 'GET') return startJob([])
      const wanted = searchParams.get('query_term') ?? ''
      return Response.json(pageOf([...products.values()].filter(({ sku }) => sku === wanted)))
    }
    return (script.shift() ?? obeys)(obey)
  }

  return {
    fetch,
    calls,
    bodies,
    /** What happens to the next calls; after that it obeys. */
    next: (...turns: Turn[]) => void script.push(...turns),
    find: (sku: string) => products.get(sku),
    /** Somebody else changes a product. */
    become: (sku: string, will: Record<string, unknown>) => void apply({ sku, ...will }),
    breakJobs: () => {
      isBroken = true
    },
    lack: (vendors: string[], lacking: Record<string, string[]>) => {
      missing = { invalid_vendors: vendors, missing_skus: lacking }
    },
  }
}

const pageOf = (rows: readonly Row[]) => ({
  products: rows.map((row) => ({
    title: row.sku,
    translations: {},
    descriptions: {},
    images: [],
    barcodes: [],
    categories: [],
    pricing_type: 'UNIT',
    status: row.active ? 'ACTIVE' : 'INACTIVE',
    ...row,
  })),
  page_number: 1,
  page_size: 20,
  total_pages: 1,
})
