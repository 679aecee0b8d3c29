/** What reaches a port on the internet and is no request, or hardly one. */
export interface Garbage {
  name: string
  bytes: string
  /** What it is answered with, if at all. */
  status: number | undefined
}

const lines = (...all: string[]) => [...all, '', ''].join('\r\n')
const request = (first: string, ...headers: string[]) => lines(first, 'Host: tote', ...headers)
const put = (...headers: string[]) => request('PUT /v2/chains/a/orders/b HTTP/1.1', ...headers)

export const GARBAGE: Garbage[] = [
  { name: 'noise', bytes: '\x00\x01\x02\xff\xfe noise\r\n\r\n', status: 400 },
  { name: 'a TLS greeting', bytes: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', status: 400 },
  { name: 'a greeting of HTTP/2', bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', status: 400 },
  { name: 'an unknown version', bytes: request('GET /health HTTP/9.9'), status: 400 },
  { name: 'an unknown method', bytes: request('BREW /health HTTP/1.1'), status: 400 },
  { name: 'no host', bytes: lines('GET /health HTTP/1.1'), status: 400 },
  { name: 'a zero character in the address', bytes: request('GET /v2/\x00 HTTP/1.1'), status: 400 },
  {
    name: 'a header of 40 KB',
    bytes: request('GET /health HTTP/1.1', `X: ${'x'.repeat(40_000)}`),
    status: 431,
  },
  { name: 'an address of 40 KB', bytes: request(`GET /${'x'.repeat(40_000)} HTTP/1.1`), status: 431 },
  {
    name: 'five thousand headers',
    bytes: request('GET /health HTTP/1.1', ...Array.from({ length: 5_000 }, (_, at) => `X-${at}: y`)),
    status: 431,
  },
  { name: 'a negative length', bytes: put('Content-Length: -1'), status: 400 },
  { name: 'two lengths', bytes: put('Content-Length: 1', 'Content-Length: 2'), status: 400 },
  { name: 'a length and chunks', bytes: put('Content-Length: 5', 'Transfer-Encoding: chunked'), status: 400 },
  { name: 'half a request', bytes: 'PUT /v2/chains/a/orders/b HT', status: undefined },
  {
    name: 'a body that never comes',
    bytes: put('Content-Type: application/json', 'Content-Length: 100'),
    status: 401,
  },
  {
    name: 'another address',
    bytes: request('GET http://elsewhere.example/health HTTP/1.1', 'Connection: close'),
    status: 200,
  },
  { name: 'a tunnel', bytes: request('CONNECT example.com:443 HTTP/1.1'), status: undefined },
  {
    name: 'another protocol',
    bytes: request('GET /v2/x HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket'),
    status: 404,
  },
]
