import type { Answer, TestService } from './service'
import type { TestStore } from './store'

export interface CatalogJob {
  job_id: string
  job_status: string
  total_rows: number
  done_rows: number
  result: Record<string, unknown>
  downloadURL?: string
}

const PATIENCE_MS = 30_000

/** Waits until a job is over and answers what the service says of it. */
export async function jobOver(
  service: TestService,
  store: TestStore,
  started: Answer,
  path: 'catalog' | 'promotion' = 'catalog',
): Promise<CatalogJob> {
  if (started.status !== 202) throw new Error(`No job was started: ${started.status} ${started.text}`)
  const { job_id } = started.body as CatalogJob
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const answer = await service.call('GET', `${store.base}/${path}/jobs/${job_id}`, {
      token: store.tokens.chain,
    })
    const job = answer.body as CatalogJob
    if (job.job_status === 'COMPLETED' || job.job_status === 'FAILED') return job
    if (Date.now() > deadline) throw new Error(`The job is still ${job.job_status}`)
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

/** The lines of a job's file, by the bearer token of its chain. */
export async function jobFile(job: CatalogJob, token: string): Promise<string[]> {
  const answer = await fetch(job.downloadURL ?? '', { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`No file: ${answer.status}`)
  return (await answer.text()).trimEnd().split('\n')
}
