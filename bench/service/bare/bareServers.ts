import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Sql } from '@/server/db/database'
import { fulfilBare, listBare, readBare } from './statements'

/** The least that a Node process can do to answer: the limit of HTTP on this machine. */
export function bytesServer(bytes: () => Buffer): Server {
  return createServer((request, response) => {
    if (request.method === 'GET') return send(response, bytes())
    readBody(request, () => send(response, bytes()))
  })
}

/** The same statements as the service by the same driver, and nothing around them. */
export function driverServer(sql: Sql): Server {
  return createServer((request, response) => {
    const fail = (problem: unknown) => void response.writeHead(500).end(String(problem))
    const answer = (text: Promise<Buffer>) => void text.then((bytes) => send(response, bytes)).catch(fail)
    // /v2/chains/{chain}/orders/{id} or /v2/chains/{chain}/vendors/{id}/orders
    const [, , , chainId = '', kind, id = ''] = (request.url ?? '').split('/')
    if (kind === 'vendors') return answer(listBare(sql, chainId, id))
    if (request.method === 'GET') return answer(readBare(sql, chainId, id))
    readBody(request, (body) => {
      const { status } = JSON.parse(body.toString('utf8')) as { status: string }
      answer(status === 'UPDATE_CART' ? readBare(sql, chainId, id) : fulfilBare(sql, chainId, id, status))
    })
  })
}

function send(response: ServerResponse, body: Buffer): void {
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  })
  response.end(body)
}

function readBody(request: IncomingMessage, then: (body: Buffer) => void): void {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => then(Buffer.concat(chunks)))
}

/** As long as the service keeps them; after Node's own five seconds a connection would end while it is used. */
const KEEP_ALIVE_MS = 72_000

export async function listenAnywhere(server: Server): Promise<number> {
  server.keepAliveTimeout = KEEP_ALIVE_MS
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
