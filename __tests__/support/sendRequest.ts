import { Agent, request as open } from 'node:http'
import { connect } from 'node:net'
import type { ArbitraryRequest } from './arbitraryRequests'

export interface SentAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Sends requests exactly as they are written, where `fetch` would tidy the address up first. */
export class Sender {
  private readonly agent = new Agent({ keepAlive: true })

  constructor(private readonly address: string) {}

  send(request: Omit<ArbitraryRequest, 'operation'>): Promise<SentAnswer> {
    const { hostname, port } = new URL(this.address)
    const body = request.body === undefined ? undefined : Buffer.from(request.body, request.encoding)
    const headers = { ...request.headers, ...(body ? { 'content-length': String(body.length) } : {}) }
    return new Promise((resolve, reject) => {
      const { method, path } = request
      const call = open({ agent: this.agent, hostname, port, method, path, headers }, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8')
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
        })
      })
      call.on('error', reject)
      call.end(body)
    })
  }

  close(): void {
    this.agent.destroy()
  }
}

/** Bytes that need not be HTTP at all. What came back until the service or the time ended it. */
export function sendBytes(address: string, bytes: string | Buffer, waitMs = 1_000): Promise<string> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.setTimeout(waitMs, () => socket.destroy())
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
    // A reset is an answer too: the service did not want to hear more.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(text))
  })
}
