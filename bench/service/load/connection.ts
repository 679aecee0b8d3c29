import { connect } from 'node:net'

export interface Connection {
  /** The other side has ended it. */
  isClosed(): boolean
  /** Sends a request and waits for its whole answer; anything but 200 is an error. */
  send(request: Buffer): Promise<void>
  close(): void
}

const HEAD_END = '\r\n\r\n'
const CONTENT_LENGTH = /\r\ncontent-length: *(\d+)/i
const STATUS = { from: 'HTTP/1.1 '.length, to: 'HTTP/1.1 200'.length }

/**
 * A keep-alive connection that reads just enough of HTTP. A real client would need as much of the machine as the
 * service under test, and the machine is shared.
 */
export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))

  let waiting: { resolve: () => void; reject: (problem: Error) => void } | undefined
  let head: Buffer = Buffer.alloc(0)
  /** Bytes of the answer's body that have not come yet; undefined while its head is read. */
  let missing: number | undefined

  const settle = (problem?: Error) => {
    const asker = waiting
    waiting = undefined
    if (problem) asker?.reject(problem)
    else asker?.resolve()
  }
  const readHead = (chunk: Buffer): number | undefined => {
    head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
    const end = head.indexOf(HEAD_END)
    if (end < 0) return undefined
    const text = head.toString('latin1', 0, end)
    const bodyBytes = Number(CONTENT_LENGTH.exec(text)?.[1] ?? Number.NaN)
    const left = bodyBytes - (head.length - end - HEAD_END.length)
    if (text.slice(STATUS.from, STATUS.to) !== '200') {
      settle(new Error(`Not answered with 200: ${head.toString('utf8').slice(0, 1000)}`))
    }
    head = Buffer.alloc(0)
    return left
  }
  socket.on('data', (chunk: Buffer) => {
    missing = missing === undefined ? readHead(chunk) : missing - chunk.length
    if (missing !== 0) return
    missing = undefined
    settle()
  })
  socket.on('error', (problem) => settle(problem))
  socket.on('close', () => settle(new Error('The connection was closed before the answer was complete.')))

  return {
    isClosed: () => socket.destroyed,
    send: (request) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('The connection is closed.'))
        waiting = { resolve, reject }
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}
