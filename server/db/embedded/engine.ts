import path from 'node:path'
import { type Worker } from 'node:worker_threads'
import { EngineSocket } from './engineSocket'
import { lockFolder, type FolderLock } from './folderLock'
import { pgliteVersion, startWorker } from './startWorker'
import { type FromWorker, type ToWorker } from './threadMessages'

/** PostgreSQL inside this process: PGlite in a worker thread, spoken to as if it were a server. */
export interface EmbeddedEngine {
  /**
   * A fresh client connection: a Duplex that speaks the PostgreSQL wire protocol. Fit for postgres.js `socket` and
   * pg `stream`. When the engine is down the socket fails at once and says why.
   */
  connect(): EngineSocket
  /** Flushes and closes the database and ends the worker; open sockets are destroyed. */
  close(): Promise<void>
}

export interface EmbeddedEngineOptions {
  /** A folder, made when it is not there, or `memory` for a database that ends with the engine. */
  dataDir: string | 'memory'
  /**
   * How long a transaction may do nothing while others wait for it; then it is rolled back and fails when it goes on.
   * Without a limit, a query that waits inside somebody else's transaction, and that the transaction waits for, would
   * stop everything for ever and say nothing.
   */
  idleTransactionMs?: number
  /**
   * The engine is beyond use, in the middle of work. Everything acknowledged is safe, but only a new process can go on:
   * postgres.js throws out of nowhere when a transaction finds its connection gone.
   */
  onCrash?: (problem: EngineDown) => void
}

const IDLE_TRANSACTION_MS = 20_000

/** The embedded database could not start, has crashed or is closed: one sentence. */
export class EngineDown extends Error {
  override readonly name = 'EngineDown'
  /** As from a server that went away: a driver that is saying goodbye takes it for the end it waits for. */
  readonly code = 'ECONNRESET'
}

const buildFolder = path.resolve(__dirname, '..', '..', '..', '.build')

/** Nothing is lost when it is cut short, the next start only has more to replay. */
const CLOSE_LIMIT_MS = 10_000

/** Replaying a full log takes less than a minute. On some spoilt files PGlite goes round in circles instead. */
const START_LIMIT_MS = 180_000

export async function openEmbeddedEngine({
  dataDir,
  idleTransactionMs = IDLE_TRANSACTION_MS,
  onCrash = () => undefined,
}: EmbeddedEngineOptions): Promise<EmbeddedEngine> {
  const setup = { seedFolder: path.join(buildFolder, `pglite-${pgliteVersion()}`), idleTransactionMs }
  if (dataDir === 'memory') return Engine.start({ worker: startWorker({ ...setup, dataDir }), onCrash })
  const lock = await lockFolder(dataDir)
  try {
    // One level down, so that the lock is not among PostgreSQL's own files and a fresh folder can appear at once.
    const worker = startWorker({ ...setup, dataDir: path.resolve(dataDir, 'pgdata') })
    return await Engine.start({ worker, lock, onCrash })
  } catch (problem) {
    await lock.release()
    throw problem
  }
}

interface EngineParts {
  worker: Worker
  lock?: FolderLock
  onCrash: (problem: EngineDown) => void
}

class Engine implements EmbeddedEngine {
  readonly #worker: Worker
  readonly #lock: FolderLock | undefined
  readonly #onCrash: EngineParts['onCrash']
  readonly #sockets = new Map<number, EngineSocket>()
  readonly #exited: Promise<void>
  #connections = 0
  #started = false
  #down: EngineDown | undefined
  #closing: Promise<void> | undefined

  static async start(parts: EngineParts): Promise<Engine> {
    const engine = new Engine(parts)
    await engine.#ready()
    engine.#started = true
    return engine
  }

  private constructor({ worker, lock, onCrash }: EngineParts) {
    this.#worker = worker
    this.#lock = lock
    this.#onCrash = onCrash
    this.#exited = new Promise((resolve) => worker.once('exit', () => resolve()))
    worker.on('message', (message: FromWorker) => this.#hear(message))
    worker.on('error', (problem) => this.#crash(`The embedded database stopped: ${reasonOf(problem)}.`))
    worker.on('exit', () => this.#crash('The embedded database stopped.'))
  }

  connect(): EngineSocket {
    this.#connections += 1
    const connection = this.#connections
    const socket = new EngineSocket({
      bytes: (bytes) => this.#tell({ kind: 'bytes', connection, bytes }, [bytes.buffer]),
      confirm: (count) => this.#tell({ kind: 'confirm', connection, count }),
      end: () => this.#tell({ kind: 'end', connection }),
      close: () => {
        this.#sockets.delete(connection)
        this.#tell({ kind: 'close', connection })
      },
    })
    const down = this.#down
    // Later, when the driver has put its listeners on.
    if (down) setImmediate(() => socket.destroy(down))
    else {
      this.#sockets.set(connection, socket)
      this.#tell({ kind: 'open', connection })
    }
    return socket
  }

  close(): Promise<void> {
    this.#closing ??= this.#shutDown()
    return this.#closing
  }

  async #shutDown(): Promise<void> {
    const timer = setTimeout(() => void this.#worker.terminate(), CLOSE_LIMIT_MS)
    this.#tell({ kind: 'shutdown' })
    this.#fail('The embedded database is closed.')
    await this.#exited
    clearTimeout(timer)
    await this.#lock?.release()
  }

  async #ready(): Promise<void> {
    const timer = setTimeout(() => {
      this.#fail('The embedded database did not start in three minutes; its files may be spoilt.')
      void this.#worker.terminate()
    }, START_LIMIT_MS)
    const ready = new Promise<void>((resolve, reject) => {
      this.#worker.on('message', ({ kind }: FromWorker) => kind === 'ready' && resolve())
      void this.#exited.then(() =>
        reject(this.#down ?? new EngineDown('The embedded database did not start.')),
      )
    })
    await ready.finally(() => clearTimeout(timer))
  }

  #tell(message: ToWorker, transfer: ArrayBuffer[] = []): void {
    if (!this.#down) this.#worker.postMessage(message, transfer)
  }

  #hear(message: FromWorker): void {
    switch (message.kind) {
      case 'bytes':
        return this.#sockets.get(message.connection)?.receive(message.bytes)
      case 'confirm':
        return this.#sockets.get(message.connection)?.confirmed(message.count)
      case 'end':
        return this.#sockets.get(message.connection)?.engineEnded()
      case 'failed':
        return this.#fail(`The embedded database could not be opened: ${message.reason}`)
      case 'crashed':
        return this.#crash(`The embedded database stopped: ${message.reason}.`)
      case 'ready':
      case 'closed':
    }
  }

  #crash(sentence: string): void {
    const wasUp = this.#started && !this.#down
    this.#fail(sentence)
    if (wasUp && this.#down) this.#onCrash(this.#down)
  }

  /** The first reason counts: what follows from it says less. */
  #fail(sentence: string): void {
    if (this.#down) return
    this.#down = new EngineDown(sentence)
    for (const socket of this.#sockets.values()) socket.destroy(this.#down)
    this.#sockets.clear()
  }
}

function reasonOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem)
}
