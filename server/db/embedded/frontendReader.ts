import { cutFrames, EMPTY, FrameAssembler, frameKind } from './wireFrames'

/** What a client said, whole and checked. */
export type FrontendMessage =
  | { kind: 'encryption-request' }
  | { kind: 'cancel-request' }
  | { kind: 'startup'; minorVersion: number; settings: Map<string, string> }
  | { kind: 'terminate' }
  | { kind: 'frame'; frame: Buffer; endsCycle: boolean }
  | { kind: 'violation'; reason: string }

/** PostgreSQL's own limits. It ends the session, here the whole engine, on a message that is longer. */
const MAX_STARTUP_BYTES = 10_000
const MAX_SMALL_BYTES = 10_000
const MAX_LARGE_BYTES = 0x3fff_fffe

const LARGE_KINDS = 'QPBd'
const SMALL_KINDS = 'DECHScfX'
/** Left over from a COPY that was refused; PostgreSQL ignores them too. */
const COPY_KINDS = 'dcf'
/** After one of these the backend answers ReadyForQuery. */
const CYCLE_ENDS = 'QS'

const PROTOCOL_MAJOR = 3
const CANCEL_REQUEST = 80_877_102
const SSL_REQUEST = 80_877_103
const GSS_REQUEST = 80_877_104

const LENGTH_BYTES = 4
const STARTUP_HEADER_BYTES = 8

/** Reads one client's bytes, from its startup message on. */
export class FrontendReader {
  #starting = true
  #done = false
  #startupBytes: Buffer = EMPTY
  readonly #assembler = new FrameAssembler(checkHeader)

  read(piece: Buffer): FrontendMessage[] {
    if (this.#done) return []
    const messages: FrontendMessage[] = []
    const rest = this.#starting ? this.#readStartup(piece, messages) : piece
    if (!this.#starting && !this.#done && rest.length > 0) this.#readFrames(rest, messages)
    return messages
  }

  /** Returns what follows the startup message. */
  #readStartup(piece: Buffer, messages: FrontendMessage[]): Buffer {
    let bytes = this.#startupBytes.length === 0 ? piece : Buffer.concat([this.#startupBytes, piece])
    while (this.#starting && !this.#done && bytes.length >= LENGTH_BYTES) {
      const length = bytes.readUInt32BE(0)
      if (length < STARTUP_HEADER_BYTES || length > MAX_STARTUP_BYTES) {
        this.#stop(messages, { kind: 'violation', reason: 'invalid length of startup packet' })
        break
      }
      if (bytes.length < length) break
      this.#takeStartup(bytes.subarray(0, length), messages)
      bytes = bytes.subarray(length)
    }
    this.#startupBytes = this.#starting ? bytes : EMPTY
    return bytes
  }

  #takeStartup(packet: Buffer, messages: FrontendMessage[]): void {
    const code = packet.readUInt32BE(4)
    if (code === SSL_REQUEST || code === GSS_REQUEST) messages.push({ kind: 'encryption-request' })
    else if (code === CANCEL_REQUEST) this.#stop(messages, { kind: 'cancel-request' })
    else if (code >>> 16 === PROTOCOL_MAJOR) {
      this.#starting = false
      const settings = readSettings(packet.subarray(STARTUP_HEADER_BYTES))
      messages.push({ kind: 'startup', minorVersion: code & 0xffff, settings })
    } else this.#stop(messages, { kind: 'violation', reason: 'unsupported frontend protocol' })
  }

  #readFrames(bytes: Buffer, messages: FrontendMessage[]): void {
    for (const frame of cutFrames(this.#assembler.add(bytes))) {
      const kind = frameKind(frame)
      if (kind === 'X') return this.#stop(messages, { kind: 'terminate' })
      if (!COPY_KINDS.includes(kind)) {
        messages.push({ kind: 'frame', frame, endsCycle: CYCLE_ENDS.includes(kind) })
      }
    }
    const reason = this.#assembler.violation
    if (reason !== undefined) this.#stop(messages, { kind: 'violation', reason })
  }

  #stop(messages: FrontendMessage[], last: FrontendMessage): void {
    this.#done = true
    messages.push(last)
  }
}

function checkHeader(kind: string, totalBytes: number): string | undefined {
  const large = LARGE_KINDS.includes(kind)
  if (!large && !SMALL_KINDS.includes(kind)) return `invalid frontend message type ${kind.charCodeAt(0)}`
  // A Sync that carries anything is an error that no ReadyForQuery follows: the session would never come free.
  if (kind === 'S' && totalBytes !== 5) return 'invalid message length'
  return totalBytes > (large ? MAX_LARGE_BYTES : MAX_SMALL_BYTES) ? 'invalid message length' : undefined
}

function readSettings(bytes: Buffer): Map<string, string> {
  const words = bytes.toString('utf8').split('\0')
  const settings = new Map<string, string>()
  for (let i = 0; i + 1 < words.length; i += 2) {
    const name = words[i]
    if (!name) break
    settings.set(name, words[i + 1] ?? '')
  }
  return settings
}
