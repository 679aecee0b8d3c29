import { type Order } from '@/domain/contract/order'

/** What the store of the benchmark has; may change while it is served. */
export type Stock = {
  orders: readonly Order[]
  products: number
  /** Whether orders can be finished; else the service is out of order, and what is decided waits. */
  takesUpdates: boolean
  /** How often every product has changed. */
  edition: number
  /** Whoever asks for this page of the catalog has to wait, until they are let go. */
  heldPage?: number
}

/**
 * `hasFineClock`: a page that looks at its core's speed needs one. Every start of such a page begins a process of the
 * browser's, which would hide what starting the app costs.
 */
export type Served = { webRoot: string; hasFineClock: boolean }

/** Of the catalog. */
export const PAGE_SIZE = 500

/** Orders that get another comment, one after another, evenly over a while. */
export type Changes = { orderIds: readonly string[]; comment: string; overMs: number }

export type StoreProtocol = {
  serve: { question: Served; answer: string }
  stock: { question: Partial<Stock>; answer: null }
  add: { question: readonly Order[]; answer: null }
  change: { question: Changes; answer: null }
  letGo: { question: null; answer: null }
}
