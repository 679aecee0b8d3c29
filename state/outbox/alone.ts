import { takeTurns } from '@/state/disk/takeTurns'

/** What is never sent by two at the same time: ends of orders, and what a team lead does for the store. */
export type Queue = 'outbox' | 'tools'

/** Does work of a queue that nobody else on this device may do at the same time. */
export type Alone = <Result>(work: () => Promise<Result>, queue?: Queue) => Promise<Result>

const inTurn: Record<Queue, ReturnType<typeof takeTurns>> = { outbox: takeTurns(), tools: takeTurns() }

/** On a device the app runs once. */
export const alone: Alone = (work, queue = 'outbox') => inTurn[queue](work)
