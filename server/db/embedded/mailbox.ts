import { type Connection } from './connection'
import { type FromWorker } from './threadMessages'

export type Post = (message: FromWorker, transfer?: ArrayBuffer[]) => void

/** How much of an answer is gathered before it goes out. PGlite writes 8 kB at a time, and every message costs. */
const POST_BYTES = 64 * 1024

/** What goes from the worker to the clients. */
export class Mailbox {
  readonly #post: Post

  constructor(post: Post) {
    this.#post = post
  }

  send(connection: Connection, run: Buffer): void {
    if (connection.gone) return
    // Copied into memory of its own, which then moves to the other thread.
    const bytes = new Uint8Array(run)
    connection.output.sent(bytes.length)
    this.#post({ kind: 'bytes', connection: connection.id, bytes }, [bytes.buffer])
  }

  /** So many bytes from the client are off our hands. */
  confirm(connection: Connection, bytes: number): void {
    const count = connection.receipts.take(bytes)
    if (count > 0) this.#post({ kind: 'confirm', connection: connection.id, count })
  }

  hangUp(connection: Connection): void {
    if (!connection.gone) this.#post({ kind: 'end', connection: connection.id })
  }

  /** For an answer that comes in many small pieces. */
  gather(connection: Connection): Gathering {
    return new Gathering((bytes) => this.send(connection, bytes))
  }
}

class Gathering {
  #runs: Buffer[] = []
  #size = 0
  readonly #out: (bytes: Buffer) => void

  constructor(out: (bytes: Buffer) => void) {
    this.#out = out
  }

  add(run: Buffer): void {
    this.#runs.push(run)
    this.#size += run.length
    if (this.#size >= POST_BYTES) this.flush()
  }

  flush(): void {
    const [first] = this.#runs
    if (!first) return
    this.#out(this.#runs.length === 1 ? first : Buffer.concat(this.#runs, this.#size))
    this.#runs = []
    this.#size = 0
  }
}
