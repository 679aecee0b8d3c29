import { Duplex } from 'node:stream'
import { INPUT_WINDOW_BYTES, Receipts, SendWindow } from './flowControl'

/** The way from a socket to the worker. */
export interface SocketLine {
  bytes(bytes: Uint8Array<ArrayBuffer>): void
  /** So many bytes of answers have been taken by the reader. */
  confirm(count: number): void
  end(): void
  close(): void
}

type WriteCallback = (error?: Error | null) => void

/** One client's end of a connection to the engine. Has what drivers expect of a net.Socket that is already open. */
export class EngineSocket extends Duplex {
  readonly #line: SocketLine
  readonly #input = new SendWindow(INPUT_WINDOW_BYTES)
  readonly #receipts = new Receipts()
  /** Answers that arrived faster than they are read. */
  readonly #unread: Buffer[] = []
  #heldWrite: WriteCallback | undefined
  #wanted = false
  #engineEnded = false

  constructor(line: SocketLine) {
    super({ allowHalfOpen: false })
    this.#line = line
  }

  get readyState(): 'open' | 'readOnly' | 'closed' {
    if (this.destroyed) return 'closed'
    return this.writableEnded ? 'readOnly' : 'open'
  }

  /** From the engine: an answer, or a part of one. */
  receive(bytes: Uint8Array): void {
    if (this.destroyed) return
    this.#unread.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    this.#deliver()
  }

  /** From the engine: so many written bytes are no longer on its hands. */
  confirmed(count: number): void {
    this.#input.confirmed(count)
    if (this.#input.full) return
    const written = this.#heldWrite
    this.#heldWrite = undefined
    written?.()
  }

  /** From the engine: there will be no further answer. */
  engineEnded(): void {
    this.#engineEnded = true
    this.#deliver()
    // A driver that has said goodbye no longer reads; the stream would wait for it and never close.
    if (this.listenerCount('data') === 0 && this.listenerCount('readable') === 0) this.resume()
  }

  override _read(): void {
    this.#wanted = true
    this.#deliver()
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, callback: WriteCallback): void {
    this.#transmit(new Uint8Array(chunk), callback)
  }

  override _writev(chunks: { chunk: Buffer }[], callback: WriteCallback): void {
    const bytes = new Uint8Array(chunks.reduce((sum, { chunk }) => sum + chunk.length, 0))
    let at = 0
    for (const { chunk } of chunks) {
      bytes.set(chunk, at)
      at += chunk.length
    }
    this.#transmit(bytes, callback)
  }

  override _final(callback: WriteCallback): void {
    this.#line.end()
    callback()
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    this.#unread.length = 0
    this.#heldWrite = undefined
    this.#line.close()
    callback(error)
  }

  // What drivers do to a network socket and what has no meaning here.

  connect(): this {
    setImmediate(() => this.emit('connect'))
    return this
  }

  setKeepAlive(): this {
    return this
  }

  setNoDelay(): this {
    return this
  }

  setTimeout(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  #transmit(bytes: Uint8Array<ArrayBuffer>, callback: WriteCallback): void {
    this.#input.sent(bytes.length)
    this.#line.bytes(bytes)
    if (this.#input.full) this.#heldWrite = callback
    else callback()
  }

  #deliver(): void {
    while (this.#wanted) {
      const bytes = this.#unread.shift()
      if (!bytes) break
      const due = this.#receipts.take(bytes.length)
      if (due > 0) this.#line.confirm(due)
      this.#wanted = this.push(bytes)
    }
    if (this.#engineEnded && this.#unread.length === 0) this.push(null)
  }
}
