import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import type { Order } from '@/domain/contract/order'

export interface Received {
  id: string
  authorization: string | undefined
  /** Whether the signature fits the exact bytes. */
  isSigned: boolean
  body: Order & Record<string, unknown>
  at: number
}

export type Behaviour = 'ok' | 'error' | 'redirect' | 'reset' | 'silence'

/** A partner's receiver on this machine: it checks signatures and misbehaves when told to. */
export interface WebhookReceiver {
  url: string
  secret: string
  received: Received[]
  /** How the next call is treated; 'ok' unless told. */
  behave: (attempt: number, body: Received['body']) => Behaviour
  /** Waits until so many events were taken well. */
  waitFor(count: number, timeoutMs?: number): Promise<Received[]>
  close(): Promise<void>
}

const SECRET = 'whsec_dG90ZS10ZXN0LXNlY3JldC1vZi0zMi1ieXRlcyEh'

/** With `hear`, what arrives is handed on and not kept: a receiver of a long run must not grow with it. */
export async function startReceiver(
  secret = SECRET,
  hear?: (event: Received) => void,
): Promise<WebhookReceiver> {
  const webhook = secret.startsWith('whsec_') ? new Webhook(secret) : new Webhook(secret, { format: 'raw' })
  let attempts = 0
  const server = createServer((request, response) => {
    readBody(request).then(
      (text) => take(request, response, text),
      () => response.destroy(),
    )
  })
  const keep = hear ?? ((event: Received) => void receiver.received.push(event))
  const receiver: WebhookReceiver = {
    url: '',
    secret,
    received: [],
    behave: () => 'ok',
    waitFor: async (count, timeoutMs = 60_000) => {
      const deadline = Date.now() + timeoutMs
      while (receiver.received.length < count) {
        if (Date.now() > deadline)
          throw new Error(`Got ${receiver.received.length} of ${count} events in time`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      return receiver.received
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  function take(request: IncomingMessage, response: ServerResponse, text: string): void {
    const body = JSON.parse(text) as Received['body']
    attempts += 1
    switch (receiver.behave(attempts, body)) {
      case 'error':
        return void response.writeHead(500).end('not today')
      case 'redirect':
        return void response.writeHead(302, { location: '/elsewhere' }).end()
      case 'reset':
        return void request.socket.resetAndDestroy()
      case 'silence':
        return
      case 'ok':
        keep({
          id: String(request.headers['webhook-id']),
          authorization: request.headers.authorization,
          isSigned: fits(webhook, text, request),
          body,
          at: Date.now(),
        })
        response.writeHead(204).end()
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return receiver
}

function fits(webhook: Webhook, text: string, request: IncomingMessage): boolean {
  try {
    webhook.verify(text, request.headers as Record<string, string>)
    return true
  } catch {
    return false
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
