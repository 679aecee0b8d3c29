import { connect } from 'node:net'

/** A request whose sender takes its time: the service has its beginning and waits for the rest. */
export interface SlowRequest {
  /** Sends the rest; the status and the body of the answer. */
  finish(): Promise<{ status: number; text: string }>
}

export async function beginRequest(
  address: string,
  { method, path, token, body }: { method: string; path: string; token: string; body: unknown },
): Promise<SlowRequest> {
  const { hostname, port } = new URL(address)
  const text = JSON.stringify(body)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  const head = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${hostname}`,
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Expect: 100-continue',
    'Connection: close',
    '',
    '',
  ]
  socket.write(head.join('\r\n'))
  // "Continue" is the sign that the service has read the head and the request is under way.
  await new Promise<void>((resolve, reject) => {
    socket.once('data', () => resolve())
    socket.once('error', reject)
  })
  answer = ''
  return {
    finish: async () => {
      socket.write(text)
      await closed
      const [first = '', ...rest] = answer.split('\r\n\r\n')
      return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]), text: rest.join('\r\n\r\n') }
    },
  }
}
