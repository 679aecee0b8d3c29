import { cString, makeFrame } from './wireFrames'

/** Messages of the engine's own: answers that need no PGlite, and what it tells PGlite itself. */

/** The answer to SSLRequest and GSSENCRequest: the bytes never leave the process. */
export const noEncryption = Buffer.from('N')

export function readyForQuery(): Buffer {
  return makeFrame('Z', Buffer.from('I'))
}

export function backendKeyData(connection: number, secret: number): Buffer {
  return makeFrame('K', int32(connection), int32(secret))
}

/** Tells a client that asked for a newer 3.x that this one is 3.0. */
export function negotiateProtocolVersion(): Buffer {
  return makeFrame('v', int32(0), int32(0))
}

export function errorResponse(severity: 'ERROR' | 'FATAL', code: string, message: string): Buffer {
  const fields = { S: severity, V: severity, C: code, M: message }
  const written = Object.entries(fields).map(([field, text]) => cString(field + text))
  return makeFrame('E', ...written, Buffer.alloc(1))
}

export function simpleQuery(sql: string): Buffer {
  return makeFrame('Q', cString(sql))
}

export const sync = makeFrame('S')

/** Binds a statement that there never is: an error on purpose. */
export const bindNothing = makeFrame('B', cString(''), cString('nothing'), Buffer.alloc(6))

export function closeStatement(name: string): Buffer {
  return makeFrame('C', Buffer.from('S'), cString(name))
}

/** Version 3.0 as the only user and database there are. */
export function startupMessage(): Buffer {
  const body = Buffer.from('\0\x03\0\0user\0postgres\0database\0postgres\0\0', 'latin1')
  return Buffer.concat([int32(4 + body.length), body])
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
