import { on } from 'node:events'
import path from 'node:path'
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads'
import { startThread } from '@/server/threads/startThread'
import type { PartSizes } from './partSizes'
import { splitRows, type BulkKind, type RequestHead } from './splitRows'
import type { SplitAnswer, SplitOrder } from './splitThread'

/** A smaller body is parsed before a thread would have taken it. */
const LARGE_BYTES = 256 * 1024

export interface SplitRequest {
  head: RequestHead
  /** JSON, each part in the making until it is asked for. */
  parts: AsyncIterable<string>
}

/** Splits requests without holding up anybody else: a large one is parsed and judged in a thread. */
export interface Splitter {
  /** The parts after the first `done` rows, by default all. */
  split(body: Buffer, kind: BulkKind, sizes: PartSizes, done?: number): Promise<SplitRequest>
  close(): Promise<void>
}

/**
 * The thread starts with the first large request and stays: code that has run before runs three times as fast. It
 * takes one request after another, does not keep the process alive, and is replaced if it dies.
 */
export function openSplitter(): Splitter {
  let thread: Worker | undefined

  const start = (): Worker => {
    const started = startThread(path.join(__dirname, 'splitThread.ts'), undefined)
    started.unref()
    const forget = () => {
      if (thread === started) thread = undefined
    }
    // Those who wait for it learn of its death by their own port.
    started.once('error', forget)
    started.once('exit', forget)
    return started
  }

  return {
    split: async (body, kind, sizes, done = 0) => {
      if (body.length < LARGE_BYTES) {
        const { head, parts } = splitRows(body, kind, sizes, done)
        return { head, parts: oneByOne(parts) }
      }
      thread ??= start()
      const { port1: port, port2: answers } = new MessageChannel()
      const received = receive(port)
      // Copied, because a small piece of a pooled buffer cannot be handed over.
      const order: SplitOrder = { body: new Uint8Array(body), kind, sizes, done, answers }
      thread.postMessage(order, [order.body.buffer as ArrayBuffer, answers])
      const { value: head } = await received.next()
      return { head: head as RequestHead, parts: received as AsyncIterable<string> }
    },
    close: async () => {
      await thread?.terminate()
    },
  }
}

async function* oneByOne(parts: Iterable<string>): AsyncGenerator<string> {
  yield* parts
}

async function* receive(port: MessagePort): AsyncGenerator<RequestHead | string> {
  const messages = on(port, 'message', { close: ['close'] }) as AsyncIterable<[SplitAnswer]>
  for await (const [answer] of messages) {
    if (answer === null) return
    yield answer
  }
  throw new Error('The thread ended before it had answered.')
}
