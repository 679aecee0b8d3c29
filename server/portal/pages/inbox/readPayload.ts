import { z } from 'zod'
import { jobStatusSchema } from '@/domain/contract/job'
import { orderStatusSchema } from '@/domain/contract/order'
import { spreadJson } from '../parts/spreadJson'
import { JOB_WORDS, ORDER_WORDS } from '../parts/statusWords'

type About =
  | { kind: 'order'; orderId: string; code: string; words: string }
  | { kind: 'job'; jobId: string; words: string }
  | { kind: 'test' }
  | { kind: 'other' }

export interface Payload {
  about: About
  pretty: string
}

const orderSchema = z.object({ order_id: z.uuid(), order_code: z.string(), status: orderStatusSchema })
const jobSchema = z.object({ job_id: z.uuid(), status: jobStatusSchema })
const testSchema = z.object({ event: z.literal('webhook.test') })

/** What an event is about, as far as it can be told from the text that came; anybody may send anything here. */
export function readPayload(body: string): Payload {
  try {
    const given: unknown = JSON.parse(body)
    return { about: aboutOf(given), pretty: spreadJson(body) }
  } catch {
    return { about: { kind: 'other' }, pretty: body }
  }
}

function aboutOf(given: unknown): About {
  const order = orderSchema.safeParse(given)
  if (order.success) {
    const { order_id: orderId, order_code: code, status } = order.data
    return { kind: 'order', orderId, code, words: ORDER_WORDS[status].words.toLowerCase() }
  }
  const job = jobSchema.safeParse(given)
  if (job.success) {
    return { kind: 'job', jobId: job.data.job_id, words: JOB_WORDS[job.data.status].words.toLowerCase() }
  }
  return testSchema.safeParse(given).success ? { kind: 'test' } : { kind: 'other' }
}
