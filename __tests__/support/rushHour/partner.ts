import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import type { Order } from '@/domain/contract/order'

/** How the partner's receiver treats a call. */
export type Mood = 'ok' | 'error' | 'redirect' | 'reset' | 'silence'

/** One call of the service, as the partner saw it. Repeats are calls of their own. */
export interface Call {
  webhookId: string
  orderId: string
  version: number
  status: Order['status']
  body: string
  isSigned: boolean
  /** The Authorization header holds the chain's secret. */
  isAuthorized: boolean
  mood: Mood
  /** Places in the one row of everything that happened at the partner's. */
  arrived: number
  /** Undefined when it was not answered well. */
  taken: number | undefined
  arrivedAt: number
  /** Undefined while it is open. */
  closedAt: number | undefined
  /** Another call for the same order was open when this one came. */
  overlaps: boolean
}

/** A partner that takes events and has its moods. It keeps a record of everything. */
export interface Partner {
  calls: Call[]
  /** What awaits the next call. */
  mood: (call: Call) => Mood
  /** A chain whose events come here: its webhook. */
  enlist(chainId: string): { url: string; secret: string }
  openCalls(): Call[]
  /** Breaks the silence that a call met. */
  answerLate(call: Call, status: number): void
  close(): Promise<void>
}

/** A partner that takes its time to answer well is more often killed upon. */
const ANSWER_MS = 20

export async function openPartner(): Promise<Partner> {
  const secrets = new Map<string, string>()
  const open = new Map<string, Set<Call>>()
  const silent = new Map<Call, ServerResponse>()
  let moments = 0
  let address = ''

  const server = createServer((request, response) => {
    readBody(request).then(
      (body) => take(request, response, body),
      () => response.destroy(),
    )
  })
  const partner: Partner = {
    calls: [],
    mood: () => 'ok',
    enlist: (chainId) => {
      const secret = `whsec_${randomBytes(24).toString('base64')}`
      secrets.set(chainId, secret)
      return { url: `${address}/${chainId}`, secret }
    },
    openCalls: () => [...open.values()].flatMap((calls) => [...calls]),
    answerLate: (call, status) => void silent.get(call)?.writeHead(status).end(),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  function take(request: IncomingMessage, response: ServerResponse, body: string): void {
    const call = read(request, body)
    const ofOrder = open.get(call.orderId) ?? new Set()
    call.overlaps = ofOrder.size > 0
    open.set(call.orderId, ofOrder.add(call))
    partner.calls.push(call)
    response.once('close', () => {
      call.closedAt = Date.now()
      ofOrder.delete(call)
    })
    call.mood = partner.mood(call)
    answer(request, response, call)
  }

  function read(request: IncomingMessage, body: string): Call {
    const order = JSON.parse(body) as Order
    const secret = secrets.get(request.url?.slice(1) ?? '') ?? ''
    return {
      webhookId: String(request.headers['webhook-id']),
      orderId: order.order_id,
      version: order.sys.version,
      status: order.status,
      body,
      isSigned: secret !== '' && fits(new Webhook(secret), body, request),
      isAuthorized: secret !== '' && request.headers.authorization === secret,
      mood: 'ok',
      arrived: (moments += 1),
      taken: undefined,
      arrivedAt: Date.now(),
      closedAt: undefined,
      overlaps: false,
    }
  }

  function answer(request: IncomingMessage, response: ServerResponse, call: Call): void {
    switch (call.mood) {
      case 'error':
        return void response.writeHead(500).end('not today')
      case 'redirect':
        return void response.writeHead(307, { location: '/elsewhere' }).end()
      case 'reset':
        return void request.socket.resetAndDestroy()
      case 'silence':
        return void silent.set(call, response)
      case 'ok':
        setTimeout(() => {
          if (response.destroyed) return
          call.taken = moments += 1
          response.writeHead(204).end()
        }, ANSWER_MS)
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return partner
}

function fits(webhook: Webhook, body: string, request: IncomingMessage): boolean {
  try {
    webhook.verify(body, request.headers as Record<string, string>)
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
