/** Requests are whole HTTP requests as text, written to the connection as they are. */
export interface ClosedLoop {
  port: number
  requests: string[]
  connections: number
  /** After this long no further request is sent. */
  seconds: number
  /** Each request once, instead of over and over. */
  once?: boolean
}

export interface OpenLoop {
  port: number
  requests: string[]
  perSecond: number
}

export interface Load {
  answers: number
  seconds: number
  latenciesMs: number[]
}

export interface LoadProtocol {
  closed: { question: ClosedLoop; answer: Load }
  /** `dueAt`: when each request should have been sent, as milliseconds of the clock. */
  open: { question: OpenLoop; answer: Load & { dueAt: number[] } }
}
