/**
 * The PostgreSQL wire protocol, as far as cutting it into messages goes. Pieces arrive in any size: half a header,
 * a thousand messages at once. PGlite takes a cut message for the end of the connection and exits, and loops for
 * ever on a kind it does not know, so nothing reaches it that did not pass here whole and checked.
 */

export const EMPTY = Buffer.alloc(0)

const HEADER_BYTES = 5
const LENGTH_BYTES = 4

/** A message's kind and how many bytes it claims, checked before the bytes are waited for. Returns what is wrong. */
export type HeaderCheck = (kind: string, totalBytes: number) => string | undefined

/** Collects pieces and hands out runs of whole messages (kind byte, length, body); a cut tail waits for its rest. */
export class FrameAssembler {
  #pieces: Buffer[] = []
  #size = 0
  /** Below this many bytes nothing new can be whole: a big message is joined once, not at every piece. */
  #needed = HEADER_BYTES
  #violation: string | undefined
  readonly #check: HeaderCheck

  constructor(check: HeaderCheck = () => undefined) {
    this.#check = check
  }

  /** Set once the stream cannot be understood any more; the messages before that place were still handed out. */
  get violation(): string | undefined {
    return this.#violation
  }

  add(piece: Buffer): Buffer {
    if (this.#violation !== undefined) return EMPTY
    this.#pieces.push(piece)
    this.#size += piece.length
    if (this.#size < this.#needed) return EMPTY
    const all = this.#pieces.length === 1 ? piece : Buffer.concat(this.#pieces, this.#size)
    const end = this.#endOfWhole(all)
    const rest = all.subarray(end)
    this.#pieces = rest.length > 0 ? [rest] : []
    this.#size = rest.length
    return all.subarray(0, end)
  }

  #endOfWhole(all: Buffer): number {
    let end = 0
    for (;;) {
      if (all.length - end < HEADER_BYTES) {
        this.#needed = HEADER_BYTES
        return end
      }
      const total = frameLength(all, end)
      this.#violation = lengthProblem(total) ?? this.#check(frameKind(all, end), total)
      if (this.#violation !== undefined) return end
      if (all.length - end < total) {
        this.#needed = total
        return end
      }
      end += total
    }
  }
}

function lengthProblem(totalBytes: number): string | undefined {
  return totalBytes < HEADER_BYTES ? 'a message shorter than its own header' : undefined
}

export function frameKind(run: Buffer, start = 0): string {
  return String.fromCharCode(run.readUInt8(start))
}

/** Kind byte included. */
export function frameLength(run: Buffer, start = 0): number {
  return 1 + run.readUInt32BE(start + 1)
}

export function frameBody(frame: Buffer): Buffer {
  return frame.subarray(HEADER_BYTES)
}

export function cutFrames(run: Buffer): Buffer[] {
  const frames: Buffer[] = []
  for (let start = 0; start < run.length;) {
    const end = start + frameLength(run, start)
    frames.push(run.subarray(start, end))
    start = end
  }
  return frames
}

export function makeFrame(kind: string, ...parts: Buffer[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.write(kind, 0, 'latin1')
  header.writeUInt32BE(
    parts.reduce((sum, part) => sum + part.length, LENGTH_BYTES),
    1,
  )
  return Buffer.concat([header, ...parts])
}

/** Text as the protocol writes it: UTF-8 and a zero byte. */
export function cString(text: string): Buffer {
  return Buffer.from(`${text}\0`, 'utf8')
}

/** The zero-terminated bytes at `start`, without the zero; undefined when there is no zero. */
export function readCString(bytes: Buffer, start: number): Buffer | undefined {
  const end = bytes.indexOf(0, start)
  return end < 0 ? undefined : bytes.subarray(start, end)
}
