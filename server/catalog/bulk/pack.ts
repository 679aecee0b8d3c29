import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

/** As a request is stored until its job is over. Quick rather than small, and not on the main thread. */
export const pack = (content: string | Buffer): Promise<Uint8Array> => promisify(gzip)(content, { level: 1 })

export const unpack = (stored: Uint8Array): Promise<Buffer> => promisify(gunzip)(stored)

export async function* packed(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const part of parts) yield await pack(part)
}
