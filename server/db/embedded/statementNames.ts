import { type SqlEffects, sqlEffects } from './sqlEffects'
import { cString, frameBody, frameKind, makeFrame, readCString } from './wireFrames'

interface Statement {
  /** Its name in the shared session, with the closing zero. */
  inSession: Buffer
  effects: SqlEffects
}

/** Which connection's unnamed statement the session holds at the moment. */
export interface UnnamedStatement {
  owner: number | undefined
}

const OBJECT_STATEMENT = 'S'.charCodeAt(0)

/**
 * Prepared statements live in one session under one set of names, so each connection's names are replaced by ones
 * of its own: two connections may both call a statement `find-order`. Of the unnamed statement there is one; a
 * connection that comes back to its own after another prepared one is told that it is gone, never given the other's.
 */
export class StatementNames {
  readonly #connection: number
  readonly #unnamed: UnnamedStatement
  readonly #named = new Map<string, Statement>()
  #unnamedEffects: SqlEffects | undefined

  constructor(connection: number, unnamed: UnnamedStatement) {
    this.#connection = connection
    this.#unnamed = unnamed
  }

  /** The message as the session may see it; `note` hears what the statements in it will do. */
  translate(frame: Buffer, note: (effects: SqlEffects) => void): Buffer {
    switch (frameKind(frame)) {
      case 'Q':
        return this.#query(frame, note)
      case 'P':
        return this.#parse(frame)
      case 'B':
        return this.#bind(frame, note)
      case 'D':
      case 'C':
        return this.#target(frame)
      default:
        return frame
    }
  }

  /** Names that this connection has used in the session. */
  inSession(): string[] {
    return [...this.#named.values()].map(({ inSession }) =>
      inSession.toString('latin1', 0, inSession.length - 1),
    )
  }

  #query(frame: Buffer, note: (effects: SqlEffects) => void): Buffer {
    this.#unnamed.owner = undefined
    const sql = readCString(frameBody(frame), 0)
    if (!sql) return frame
    const effects = sqlEffects(sql.toString('utf8'))
    note(effects)
    return effects.refusal === undefined ? frame : makeFrame('Q', cString(raise(effects.refusal)))
  }

  #parse(frame: Buffer): Buffer {
    const body = frameBody(frame)
    const name = readCString(body, 0)
    const sql = name && readCString(body, name.length + 1)
    if (!name || !sql) return frame
    const effects = sqlEffects(sql.toString('utf8'))
    const inSession = this.#register(name, effects)
    const text =
      effects.refusal === undefined ? body.subarray(name.length + 1) : refused(body, name, sql, effects)
    return inSession ? makeFrame('P', inSession, text) : makeFrame('P', body.subarray(0, 1), text)
  }

  #register(name: Buffer, effects: SqlEffects): Buffer | undefined {
    if (name.length === 0) {
      this.#unnamed.owner = this.#connection
      this.#unnamedEffects = effects
      return undefined
    }
    const key = name.toString('latin1')
    const inSession =
      this.#named.get(key)?.inSession ?? cString(`c${this.#connection}_${this.#named.size + 1}`)
    this.#named.set(key, { inSession, effects })
    return inSession
  }

  #bind(frame: Buffer, note: (effects: SqlEffects) => void): Buffer {
    const body = frameBody(frame)
    const portal = readCString(body, 0)
    const name = portal && readCString(body, portal.length + 1)
    if (!portal || !name) return frame
    const effects =
      name.length === 0 ? this.#unnamedEffects : this.#named.get(name.toString('latin1'))?.effects
    if (effects) note(effects)
    const inSession = this.#resolve(name)
    if (!inSession) return frame
    const rest = body.subarray(portal.length + name.length + 2)
    return makeFrame('B', body.subarray(0, portal.length + 1), inSession, rest)
  }

  /** Describe and Close name a statement or a portal; portals end with their transaction, so they need no care. */
  #target(frame: Buffer): Buffer {
    const body = frameBody(frame)
    if (body[0] !== OBJECT_STATEMENT) return frame
    const name = readCString(body, 1)
    const inSession = name && this.#resolve(name)
    return inSession ? makeFrame(frameKind(frame), body.subarray(0, 1), inSession) : frame
  }

  /** Undefined when the client's own name is also the right one in the session. */
  #resolve(name: Buffer): Buffer | undefined {
    if (name.length > 0) return this.#named.get(name.toString('latin1'))?.inSession
    if (this.#unnamed.owner === this.#connection) return undefined
    return cString(`c${this.#connection}_unnamed`)
  }
}

function refused(body: Buffer, name: Buffer, sql: Buffer, { refusal }: SqlEffects): Buffer {
  const parameters = body.subarray(name.length + sql.length + 2)
  return Buffer.concat([cString(raise(refusal ?? '')), parameters])
}

/** Lets PostgreSQL itself say no: the transaction fails and the rest up to Sync is skipped, as for any error. */
function raise(message: string): string {
  return `do $refusal$ begin raise exception using errcode = '0A000', message = '${message}'; end $refusal$`
}
