import type { JobStatus } from '@/domain/contract/job'
import type { OrderStatus } from '@/domain/contract/order'
import type { Delivery } from '@/domain/contract/portal'
import type { PromotionState } from '@/domain/contract/promotion'
import type { ChipLook } from './Chip'

interface Words {
  words: string
  look: ChipLook
}

/** What the states of the contract are called on a page, and how they look. */
export const ORDER_WORDS: Record<OrderStatus, Words> = {
  RECEIVED: { words: 'Received', look: 'soon' },
  READY_FOR_PICKUP: { words: 'Ready for pickup', look: 'info' },
  DISPATCHED: { words: 'Dispatched', look: 'info' },
  PICKED_UP: { words: 'Picked up', look: 'info' },
  DELIVERED: { words: 'Delivered', look: 'good' },
  CANCELLED: { words: 'Cancelled', look: 'bad' },
}

export const JOB_WORDS: Record<JobStatus, Words> = {
  QUEUED: { words: 'Queued', look: 'plain' },
  IN_PROGRESS: { words: 'In progress', look: 'soon' },
  COMPLETED: { words: 'Completed', look: 'good' },
  FAILED: { words: 'Failed', look: 'bad' },
}

export const DELIVERY_WORDS: Record<Delivery['state'], Words> = {
  WAITING: { words: 'Waiting', look: 'soon' },
  DELIVERED: { words: 'Delivered', look: 'good' },
  PARKED: { words: 'Given up', look: 'bad' },
}

export const PROMOTION_WORDS: Record<PromotionState, Words> = {
  Upcoming: { words: 'Upcoming', look: 'info' },
  Running: { words: 'Running', look: 'good' },
  Ended: { words: 'Ended', look: 'plain' },
  Cancelled: { words: 'Cancelled', look: 'bad' },
}
