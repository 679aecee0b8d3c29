import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorBody, ErrorCode } from '@/domain/contract/error'

interface Complaint {
  status: number
  code: ErrorCode
  message: string
}

/** What came in is no request at all, so nothing but the socket is there to answer with. */
export function answerGarbage(problem: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.writable && problem.code !== 'ECONNRESET') socket.write(answerTo(problem.code))
  socket.destroy()
}

function complaintOf(code: string | undefined): Complaint {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return { status: 431, code: 'TOO_LARGE', message: 'The headers are too large.' }
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, code: 'INVALID_REQUEST', message: 'The request did not arrive in time.' }
    default:
      return { status: 400, code: 'INVALID_REQUEST', message: 'This is not a request in HTTP.' }
  }
}

function answerTo(problem: string | undefined): string {
  const { status, code, message } = complaintOf(problem)
  const body: ErrorBody = { code, message }
  const text = JSON.stringify(body)
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json',
    `Content-Length: ${text.length}`,
    'Connection: close',
    '',
    text,
  ].join('\r\n')
}
