import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'

export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void

export type FaultyServer = {
  url: string
  /** What every request was, newest last: `GET /orders?page=1`. */
  requests: string[]
  behave(behaviour: Behaviour): void
  close(): Promise<void>
}

/** A real server on loopback that misbehaves as a test wants it to. */
export async function startFaultyServer(): Promise<FaultyServer> {
  const requests: string[] = []
  let behaviour: Behaviour = answer(500)
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    behaviour(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    behave: (wanted) => {
      behaviour = wanted
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export function answer(status: number, body: unknown = {}, headers: Record<string, string> = {}): Behaviour {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

export const webPage = (status: number): Behaviour =>
  answer(status, '<!doctype html><title>Welcome to our Wi-Fi</title>', {
    'content-type': 'text/html; charset=utf-8',
  })

/** Takes the request and never answers. */
export const silence: Behaviour = () => undefined

export const hangUp: Behaviour = (request) => {
  request.socket.destroy()
}

/** Sends half of a body and then nothing more. */
export const stall: Behaviour = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
  response.write('{"name":')
}

/** Sends half of a body and cuts the line. */
export const cut: Behaviour = (request, response) => {
  stall(request, response)
  setTimeout(() => request.socket.destroy(), 20)
}
