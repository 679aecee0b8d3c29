import pg from 'pg'
import postgres from 'postgres'
import { readError } from '@/server/db/embedded/backendReader'
import { type EmbeddedEngine } from '@/server/db/embedded/engine'
import {
  cString,
  cutFrames,
  FrameAssembler,
  frameBody,
  frameKind,
  makeFrame,
} from '@/server/db/embedded/wireFrames'
import { startupMessage } from '@/server/db/embedded/wireReplies'

const who = { user: 'postgres', database: 'postgres' }

export function postgresJs(engine: EmbeddedEngine, options: postgres.Options<Record<string, never>> = {}) {
  const ours = { ...who, max: 1, onnotice: () => undefined, ...options, socket: () => engine.connect() }
  return postgres(ours)
}

export function pgPool(engine: EmbeddedEngine, max: number): pg.Pool {
  return new pg.Pool({ ...who, max, stream: () => engine.connect() })
}

export async function pgClient(engine: EmbeddedEngine, options: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({ ...who, ...options, stream: () => engine.connect() })
  await client.connect()
  return client
}

const noParameters = Buffer.alloc(2)

/** Messages by hand, for what no driver would send. */
export const say = {
  hello: startupMessage(),
  query: (sql: string) => makeFrame('Q', cString(sql)),
  parse: (name: string, sql: string) => makeFrame('P', cString(name), cString(sql), noParameters),
  bind: (name: string) =>
    makeFrame('B', cString(''), cString(name), noParameters, noParameters, noParameters),
  execute: makeFrame('E', cString(''), Buffer.alloc(4)),
  sync: makeFrame('S'),
  goodbye: makeFrame('X'),
}

/** A client without manners: writes any bytes, and shows what comes back as a string of message kinds. */
export class WireClient {
  readonly socket
  readonly #frames: Buffer[] = []
  readonly #assembler = new FrameAssembler()
  #arrived: () => void = () => undefined

  constructor(engine: EmbeddedEngine) {
    this.socket = engine.connect()
    this.socket.on('error', () => undefined)
    this.socket.on('data', (bytes: Buffer) => {
      this.#frames.push(...cutFrames(this.#assembler.add(bytes)))
      this.#arrived()
    })
    this.socket.on('close', () => this.#arrived())
  }

  static async open(engine: EmbeddedEngine): Promise<WireClient> {
    const client = new WireClient(engine)
    client.write(say.hello)
    await client.until('Z')
    return client
  }

  write(...messages: Buffer[]): void {
    this.socket.write(Buffer.concat(messages))
  }

  /** The frames up to the next one of this kind. Fails when the connection ends before. */
  async until(kind: string): Promise<Buffer[]> {
    for (;;) {
      const found = this.#frames.findIndex((frame) => frameKind(frame) === kind)
      if (found >= 0) return this.#frames.splice(0, found + 1)
      if (this.socket.closed) throw new Error(`The connection ended before ${kind}.`)
      await new Promise<void>((resolve) => (this.#arrived = resolve))
    }
  }

  /** For instance `1 2 D C Z:I`. */
  async answers(kind = 'Z'): Promise<string> {
    return (await this.until(kind)).map(show).join(' ')
  }
}

function show(frame: Buffer): string {
  const kind = frameKind(frame)
  if (kind === 'Z') return `Z:${frameBody(frame).toString()}`
  return kind === 'E' ? `E:${readError(frame).code}` : kind
}

export function tick(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
