import { randomInt } from 'node:crypto'
import { afterTransaction, clearAway, rollBack } from './aftercare'
import { type Notification, type Progress } from './backendReader'
import { Channels } from './channels'
import { Connection, type Turn } from './connection'
import { type FrontendMessage } from './frontendReader'
import { FailedTransaction } from './idleTransaction'
import { Mailbox, type Post } from './mailbox'
import { type Session, StatementFailed } from './session'
import { SessionSettings, type Settings, startupSettings } from './sessionSettings'
import {
  backendKeyData,
  errorResponse,
  negotiateProtocolVersion,
  noEncryption,
  readyForQuery,
} from './wireReplies'

/** After this long the worker looks for new messages, so that a newcomer does not wait for a whole backlog. */
const SLICE_MS = 2

interface MultiplexerParts {
  session: Session
  /** What a new connection hears first. */
  greeting: Buffer
  idleTransactionMs: number
  post: Post
}

/**
 * Many connections, one session. A connection has the session to itself from its first message until it is idle
 * again, outside a transaction; the others wait, and each gets one cycle at a time, in the order they came.
 */
export class Multiplexer {
  readonly #session: Session
  readonly #settings: SessionSettings
  readonly #channels = new Channels()
  readonly #connections = new Map<number, Connection>()
  readonly #greeting: Buffer
  readonly #idleTransactionMs: number
  readonly #mailbox: Mailbox
  /** In the order in which they get their turn. */
  readonly #waiting = new Set<Connection>()
  /** Will say nothing more; answered to the end, then hung up on. */
  readonly #leaving = new Set<Connection>()
  /** Hung up on; what they left in the session is cleared away when it is free. */
  readonly #left: Connection[] = []
  #owner: Connection | undefined
  #ownerActiveAt = 0
  #patience: ReturnType<typeof setTimeout> | undefined
  #pumping: Promise<void> | undefined
  #stopped = false

  constructor({ session, greeting, idleTransactionMs, post }: MultiplexerParts) {
    this.#session = session
    this.#settings = new SessionSettings(session)
    this.#greeting = greeting
    this.#idleTransactionMs = idleTransactionMs
    this.#mailbox = new Mailbox(post)
  }

  open(id: number): void {
    this.#connections.set(id, new Connection(id, this.#session.unnamed))
  }

  receive(id: number, bytes: Buffer): void {
    const connection = this.#connections.get(id)
    if (!connection || connection.ended) return
    const messages = connection.reader.read(bytes)
    let held = 0
    for (const message of messages) {
      if (message.kind === 'frame') held += message.frame.length
      this.#take(connection, message)
    }
    // What waits for its turn is confirmed when the turn comes; all else is taken now.
    this.#mailbox.confirm(connection, bytes.length - held)
    this.#wake()
  }

  confirm(id: number, count: number): void {
    this.#connections.get(id)?.output.confirmed(count)
    this.#wake()
  }

  /** What has arrived is still answered. */
  end(id: number): void {
    const connection = this.#connections.get(id)
    if (!connection) return
    this.#leave(connection)
    this.#wake()
  }

  close(id: number): void {
    const connection = this.#connections.get(id)
    if (!connection) return
    connection.gone = true
    this.#leave(connection)
    this.#wake()
  }

  notify({ channel, frame }: Notification): void {
    for (const id of this.#channels.listeners(channel)) {
      const connection = this.#connections.get(id)
      if (connection) this.#mailbox.send(connection, frame)
    }
  }

  /** Lets the running statement end and leaves no transaction open. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#patience)
    await this.#pumping
    if (this.#owner) await rollBack(this.#session)
  }

  #take(connection: Connection, message: FrontendMessage): void {
    switch (message.kind) {
      case 'frame':
        connection.wait(message.frame, message.endsCycle)
        if (connection !== this.#owner) this.#waiting.add(connection)
        break
      case 'encryption-request':
        this.#mailbox.send(connection, noEncryption)
        break
      case 'startup':
        this.#start(connection, message.minorVersion, startupSettings(message.settings))
        break
      case 'violation':
        this.#hangUpOn(connection, '08P01', message.reason)
        break
      // A statement that runs cannot be stopped, and PostgreSQL too answers a cancel request only by hanging up.
      case 'cancel-request':
      case 'terminate':
        this.#leave(connection)
        break
    }
  }

  /** Without settings it needs no session: a connection opens while another is in the middle of a transaction. */
  #start(connection: Connection, minorVersion: number, settings: Settings): void {
    const greet = () => {
      const negotiation = minorVersion > 0 ? [negotiateProtocolVersion()] : []
      const key = backendKeyData(connection.id, randomInt(2 ** 31))
      this.#mailbox.send(connection, Buffer.concat([...negotiation, this.#greeting, key, readyForQuery()]))
    }
    if (settings.size === 0) return greet()
    connection.settings = settings
    connection.admission = greet
    this.#waiting.add(connection)
  }

  #wake(): void {
    this.#pumping ??= this.#pump().finally(() => {
      this.#pumping = undefined
    })
  }

  async #pump(): Promise<void> {
    let sliceEnd = performance.now() + SLICE_MS
    while (!this.#stopped) {
      await this.#seeOff()
      const connection = this.#next()
      if (!connection) {
        if (this.#owner && (await this.#interruptIdle(this.#owner))) continue
        return
      }
      if (connection.admission) await this.#admit(connection)
      else await this.#runTurn(connection, connection.takeTurn())
      if (performance.now() < sliceEnd) continue
      await new Promise(setImmediate)
      sliceEnd = performance.now() + SLICE_MS
    }
  }

  #next(): Connection | undefined {
    const owner = this.#owner
    if (owner) return owner.hasWork && !owner.output.full ? owner : undefined
    for (const connection of this.#waiting) {
      if (connection.output.full && !connection.gone) continue
      this.#waiting.delete(connection)
      if (connection.hasWork) return connection
    }
    return undefined
  }

  async #runTurn(connection: Connection, turn: Turn): Promise<void> {
    if (this.#owner !== connection && !(await this.#enterSettings(connection))) return
    this.#owner = connection
    const translate = (frame: Buffer) =>
      connection.names.translate(frame, (effects) => connection.note(effects))
    const messages = Buffer.concat(turn.frames.map(translate))
    const answers = this.#mailbox.gather(connection)
    const answer = (run: Buffer) => answers.add(connection.failed?.explain(run) ?? run)
    if (connection.interruption) {
      connection.failed = new FailedTransaction()
      await connection.failed.resume(this.#session, connection.interruption, answer)
      connection.interruption = undefined
    }
    if (turn.endsCycle) await this.#endCycle(connection, await this.#session.runCycle(messages, answer))
    else await this.#session.run(messages, answer)
    connection.midCycle = !turn.endsCycle
    this.#ownerActiveAt = performance.now()
    answers.flush()
    this.#mailbox.confirm(connection, turn.bytes)
  }

  async #endCycle(connection: Connection, progress: Progress): Promise<void> {
    connection.inTransaction = progress.status !== 'idle'
    if (connection.inTransaction) return
    connection.failed = undefined
    this.#owner = undefined
    // To the end of the queue: whoever has more to do lets the others go first.
    if (connection.hasWork) this.#waiting.add(connection)
    const shared = { session: this.#session, settings: this.#settings, channels: this.#channels }
    await afterTransaction(connection, progress, shared)
  }

  async #admit(connection: Connection): Promise<void> {
    const greet = connection.admission
    connection.admission = undefined
    if (await this.#enterSettings(connection)) greet?.()
    if (connection.hasWork) this.#waiting.add(connection)
  }

  /** False when the connection cannot have the session, because it asked for a setting that does not exist. */
  async #enterSettings(connection: Connection): Promise<boolean> {
    try {
      await this.#settings.enter(connection.settings)
      return true
    } catch (problem) {
      if (!(problem instanceof StatementFailed)) throw problem
      this.#hangUpOn(connection, problem.code, problem.message)
      return false
    }
  }

  /** Nothing can run. When that is because somebody sits in a transaction, not for ever. */
  async #interruptIdle(owner: Connection): Promise<boolean> {
    clearTimeout(this.#patience)
    if (this.#waiting.size === 0) return false
    const left = this.#ownerActiveAt + this.#idleTransactionMs - performance.now()
    if (left > 0) {
      this.#patience = setTimeout(() => this.#wake(), left)
      return false
    }
    owner.interrupt()
    await rollBack(this.#session)
    this.#owner = undefined
    if (owner.hasWork) this.#waiting.add(owner)
    return true
  }

  /** For one that cannot go on; what it still wanted is not done. */
  #hangUpOn(connection: Connection, code: string, reason: string): void {
    this.#mailbox.send(connection, errorResponse('FATAL', code, reason))
    connection.dropWork()
    this.#leave(connection)
  }

  #leave(connection: Connection): void {
    connection.ended = true
    this.#leaving.add(connection)
  }

  /** Hangs up on those that are done, and puts the session in order behind them as soon as it is free. */
  async #seeOff(): Promise<void> {
    for (const connection of this.#leaving) {
      if (connection.hasWork) continue
      this.#leaving.delete(connection)
      this.#waiting.delete(connection)
      this.#connections.delete(connection.id)
      this.#mailbox.hangUp(connection)
      this.#left.push(connection)
      if (this.#owner !== connection) continue
      await rollBack(this.#session)
      this.#owner = undefined
    }
    while (!this.#owner) {
      const connection = this.#left.shift()
      if (!connection) return
      const shared = { session: this.#session, channels: this.#channels }
      await clearAway(connection, this.#connections.values(), shared)
    }
  }
}
