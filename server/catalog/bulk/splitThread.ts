import { parentPort, type MessagePort } from 'node:worker_threads'
import type { PartSizes } from './partSizes'
import { splitRows, type BulkKind, type RequestHead } from './splitRows'

export interface SplitOrder {
  body: Uint8Array
  kind: BulkKind
  sizes: PartSizes
  /** So many rows are done already. */
  done: number
  /** Takes the head, then the parts, then null. One that closes before tells of a failure. */
  answers: MessagePort
}

export type SplitAnswer = RequestHead | string | null

/** Runs in a thread: see splitter. */
parentPort?.on('message', ({ body, kind, sizes, done, answers }: SplitOrder) => {
  const answer = (message: SplitAnswer) => answers.postMessage(message)
  try {
    const { head, parts } = splitRows(body, kind, sizes, done)
    answer(head)
    for (const part of parts) answer(part)
    answer(null)
  } finally {
    answers.close()
  }
})
