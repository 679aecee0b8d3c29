import { type PGlite } from '@electric-sql/pglite'
import {
  type BackendError,
  BackendReader,
  type BackendEvents,
  type Notification,
  type Progress,
  readError,
} from './backendReader'
import { type UnnamedStatement } from './statementNames'
import { cutFrames, frameBody, frameKind } from './wireFrames'
import { simpleQuery, startupMessage } from './wireReplies'

/** PGlite answered with an error to a statement of the engine's own. */
export class StatementFailed extends Error {
  readonly code: string

  constructor({ code, message }: BackendError) {
    super(message)
    this.code = code
  }
}

export interface SessionWatch {
  notified(notification: Notification): void
  /** The engine is beyond use. Must not return: PGlite may go on for ever on what is left of its input. */
  crashed(reason: string): never
}

/**
 * The one PostgreSQL session that PGlite has, used by all connections in turns. Settings, prepared statements of the
 * protocol and LISTEN are kept apart per connection. Shared, knowingly: names given with SQL's own PREPARE, temporary
 * tables, cursors WITH HOLD, `currval` and `pg_backend_pid()`. Advisory locks of the session hold nobody off, since
 * everybody is in it; those of a transaction need not, since transactions run one after another.
 */
export class Session {
  readonly unnamed: UnnamedStatement = { owner: undefined }
  readonly #pglite: PGlite
  readonly #watch: SessionWatch

  constructor(pglite: PGlite, watch: SessionWatch) {
    this.#pglite = pglite
    this.#watch = watch
  }

  /** Runs whole messages and hands on the answers; tells how far the backend came with them. */
  async run(messages: Buffer, answer: (run: Buffer) => void): Promise<Progress> {
    const reader = new BackendReader()
    const events: BackendEvents = {
      answer,
      notification: (notification) => this.#watch.notified(notification),
      fatal: (reason) => this.#watch.crashed(reason),
    }
    try {
      await this.#pglite.execProtocolRawStream(messages, {
        // A view into PGlite's memory that the next piece overwrites, hence the copy.
        onRawData: (piece) => reader.read(Buffer.from(piece), events),
      })
    } catch (cause) {
      this.#watch.crashed(cause instanceof Error ? cause.message : String(cause))
    }
    return reader.progress
  }

  /**
   * As `run`, for messages that end with Query or Sync. PGlite swallows a WebAssembly trap and then answers nothing;
   * a missing ReadyForQuery is the only sign of it.
   */
  async runCycle(messages: Buffer, answer: (run: Buffer) => void): Promise<Progress> {
    const { status, rolledBack } = await this.run(messages, answer)
    if (status === undefined) this.#watch.crashed('PGlite stopped answering')
    return { status, rolledBack }
  }

  /** Runs SQL of the engine's own. Drops the unnamed statement, as every simple query does. */
  async ask(sql: string): Promise<(string | undefined)[][]> {
    this.unnamed.owner = undefined
    const answers: Buffer[] = []
    await this.runCycle(simpleQuery(sql), (run) => answers.push(run))
    const frames = answers.flatMap(cutFrames)
    const error = frames.find((frame) => frameKind(frame) === 'E')
    if (error) throw new StatementFailed(readError(error))
    return frames.filter((frame) => frameKind(frame) === 'D').map(readRow)
  }

  /** AuthenticationOk and the parameters that every new connection is greeted with. */
  async greeting(): Promise<Buffer> {
    const answers: Buffer[] = []
    await this.run(startupMessage(), (run) => answers.push(run))
    return Buffer.concat(answers.flatMap(cutFrames).filter((frame) => 'RS'.includes(frameKind(frame))))
  }
}

function readRow(frame: Buffer): (string | undefined)[] {
  const body = frameBody(frame)
  const row: (string | undefined)[] = []
  for (let at = 2, left = body.readUInt16BE(0); left > 0; left -= 1) {
    const length = body.readInt32BE(at)
    at += 4
    row.push(length < 0 ? undefined : body.toString('utf8', at, at + length))
    at += Math.max(length, 0)
  }
  return row
}
