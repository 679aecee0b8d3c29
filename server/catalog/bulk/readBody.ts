import type { IncomingMessage } from 'node:http'
import { invalidRequest, tooLarge } from '@/server/problems/refusal'

const OPENING_BRACE = 0x7b
const WHITE_SPACE = new Set([0x20, 0x09, 0x0a, 0x0d])

/**
 * Reads a large body without parsing it. What announces itself as too large is refused before a byte is read, what
 * turns out to be is refused at the limit, and what does not begin like a JSON object at its first byte.
 */
export async function readBody(payload: IncomingMessage, limitBytes: number): Promise<Buffer> {
  if (Number(payload.headers['content-length'] ?? 0) > limitBytes) throw tooLarge(limitBytes)
  const chunks: Buffer[] = []
  let size = 0
  let hasBegun = false
  for await (const chunk of payload as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > limitBytes) throw tooLarge(limitBytes)
    if (!hasBegun) {
      const first = chunk.find((byte) => !WHITE_SPACE.has(byte))
      hasBegun = first !== undefined
      if (hasBegun && first !== OPENING_BRACE) throw notJson()
    }
    chunks.push(chunk)
  }
  if (!hasBegun) throw notJson()
  return Buffer.concat(chunks)
}

const notJson = () =>
  invalidRequest([{ path: '', code: 'MALFORMED', message: 'The body is not a JSON object.' }])
