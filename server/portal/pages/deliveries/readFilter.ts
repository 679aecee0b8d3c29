import { z } from 'zod'
import { deliveryStateSchema } from '@/domain/contract/portal'
import type { LogFilter } from '@/server/webhooks/deliveryLog'
import { parseForm, textOf, type Parsed, type Sent } from '../form'

const filterSchema = z.object({
  state: deliveryStateSchema.optional(),
  order_id: z.uuid().optional(),
  job_id: z.uuid().optional(),
})

const WORDS = {
  state: 'Choose one of the states.',
  order_id: 'This is not the id of an order. It stands in the address of the order’s page.',
  job_id: 'This is not the id of a job. It stands in the address of the job’s page.',
}

export function readFilter(sent: Sent): Parsed<LogFilter> {
  return parseForm(
    filterSchema,
    { state: textOf(sent, 'state'), order_id: textOf(sent, 'order_id'), job_id: textOf(sent, 'job_id') },
    WORDS,
  )
}

/** The address of a filtered list, without the page. */
export function filteredAddress(log: string, filter: LogFilter): string {
  const given = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? log : `${log}?${new URLSearchParams(given).toString()}`
}
