import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { LARGE_STORE, type Stage } from './stage'

/** Often enough for the figure, seldom enough not to be a load of its own. */
const LOOK_EVERY_MS = 25

interface JobTimes {
  jobId: string
  /** From the request until it was answered 202. */
  answeredMs: number
  /** From the request until the job was COMPLETED. */
  tookMs: number
}

/** The chain's own software, speaking with the service about the large store. */
export interface Client {
  search(query: string): Promise<void>
  update(body: Buffer): Promise<JobTimes>
  export(): Promise<JobTimes>
  download(jobId: string): Promise<{ firstByteMs: number; tookMs: number; bytes: number }>
  close(): Promise<void>
}

export function openClient({ service, token }: Pick<Stage, 'service' | 'token'>): Client {
  const pool = new Pool(service.url, { connections: 1, headersTimeout: 0, bodyTimeout: 0 })
  const { chainId, vendorId } = LARGE_STORE
  const catalog = `/v2/chains/${chainId}/vendors/${vendorId}/catalog`
  const jobPath = (jobId: string) => `/v2/chains/${chainId}/catalog/jobs/${jobId}`

  const ask = async (method: 'GET' | 'PUT' | 'POST', path: string, body?: Buffer) => {
    const { statusCode, body: answer } = await pool.request({
      method,
      path,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      body: body ?? null,
    })
    const text = await answer.text()
    if (statusCode >= 300) throw new Error(`${method} ${path} was answered ${statusCode}: ${text}`)
    return text
  }
  const workOff = async (start: () => Promise<string>): Promise<JobTimes> => {
    const startedAt = performance.now()
    const { job_id: jobId } = JSON.parse(await start()) as { job_id: string }
    const answeredMs = performance.now() - startedAt
    for (;;) {
      const { job_status: status } = JSON.parse(await ask('GET', jobPath(jobId))) as { job_status: string }
      if (status === 'COMPLETED') return { jobId, answeredMs, tookMs: performance.now() - startedAt }
      if (status === 'FAILED') throw new Error(`The job ${jobId} failed.`)
      await sleep(LOOK_EVERY_MS)
    }
  }

  return {
    search: async (query) => {
      await ask('GET', `${catalog}?${query}`)
    },
    update: (body) => workOff(() => ask('PUT', catalog, body)),
    export: () => workOff(() => ask('POST', `${catalog}/export`)),
    download: async (jobId) => {
      const startedAt = performance.now()
      const path = `${jobPath(jobId)}/download`
      const answer = await pool.request({
        method: 'GET',
        path,
        headers: { authorization: `Bearer ${token}` },
      })
      if (answer.statusCode !== 200) throw new Error(`The download was answered ${answer.statusCode}.`)
      let firstByteMs = 0
      let bytes = 0
      for await (const chunk of answer.body as AsyncIterable<Buffer>) {
        firstByteMs ||= performance.now() - startedAt
        bytes += chunk.length
      }
      return { firstByteMs, tookMs: performance.now() - startedAt, bytes }
    },
    close: () => pool.close(),
  }
}
