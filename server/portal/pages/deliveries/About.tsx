import type { Delivery } from '@/domain/contract/portal'
import { chainAddress } from '../parts/Layout'
import { orderName } from './deliveryWords'

/** What an event tells of, as a link to it. */
export function About({ chainId, delivery }: { chainId: string; delivery: Delivery }) {
  const { order_id: orderId, job_id: jobId } = delivery
  if (orderId !== null)
    return <a href={`${chainAddress(chainId)}/orders/${orderId}`}>{orderName(delivery)}</a>
  if (jobId !== null) return <a href={`${chainAddress(chainId)}/jobs/${jobId}`}>Job {jobId.slice(-8)}</a>
  return null
}
