import path from 'node:path'
import { startThread } from '@/server/threads/startThread'
import { splitRows, type BulkKind, type SplitRequest } from './splitRows'

/** A smaller body is parsed faster than a thread starts. */
const LARGE_BYTES = 256 * 1024

/** Splits a request without holding up anybody else: a large one is parsed and judged in a thread of its own. */
export async function splitRequest(body: Buffer, kind: BulkKind, rowsPerPart: number): Promise<SplitRequest> {
  if (body.length < LARGE_BYTES) return splitRows(body, kind, rowsPerPart)
  // Copied, because a small piece of a pooled buffer cannot be handed over.
  const bytes = new Uint8Array(body)
  const thread = startThread(path.join(__dirname, 'splitThread.ts'), { body: bytes, kind, rowsPerPart }, [
    bytes.buffer,
  ])
  return new Promise<SplitRequest>((resolve, reject) => {
    thread.once('message', (split: SplitRequest) => resolve(split))
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`The thread ended with ${code} before it answered.`)))
  })
}
