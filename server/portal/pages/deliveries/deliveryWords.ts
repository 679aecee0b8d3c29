import { z } from 'zod'
import { jobStatusSchema } from '@/domain/contract/job'
import { orderStatusSchema } from '@/domain/contract/order'
import type { Delivery } from '@/domain/contract/portal'
import { DELIVERY_WORDS, JOB_WORDS, ORDER_WORDS } from '../parts/statusWords'

/** `order.READY_FOR_PICKUP` as people say it. */
export function eventWords(event: string): string {
  const [subject, status] = event.split('.', 2)
  const order = orderStatusSchema.safeParse(status)
  if (subject === 'order' && order.success) return `Order ${ORDER_WORDS[order.data].words.toLowerCase()}`
  const job = jobStatusSchema.safeParse(status)
  if (subject === 'job' && job.success) return `Job ${JOB_WORDS[job.data].words.toLowerCase()}`
  return event
}

export function stateWords({ state, tries }: Pick<Delivery, 'state' | 'tries'>) {
  return state === 'WAITING' && tries > 0
    ? { words: 'Trying again', look: DELIVERY_WORDS.WAITING.look }
    : DELIVERY_WORDS[state]
}

const codeSchema = z.object({ order_code: z.string() })

/** What people call the order of a delivery; its id where the payload does not say. */
export function orderName({ payload, order_id: orderId }: Pick<Delivery, 'payload' | 'order_id'>): string {
  const order = codeSchema.safeParse(JSON.parse(payload))
  return order.success ? order.data.order_code : (orderId ?? '')
}

/** What came back last, in one line. */
export const answerWords = (status: number | null, text: string | null): string =>
  status === null ? (text ?? '') : [String(status), text].filter(Boolean).join(' ')
