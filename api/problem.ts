import { type Fault } from '@/domain/contract/error'

/** Everything that can go wrong between this device and the service. */
export type Problem =
  /** The service could not be reached at all. */
  | { kind: 'offline' }
  | { kind: 'timeout' }
  /** The caller itself gave up; nobody needs to be told. */
  | { kind: 'cancelled' }
  | { kind: 'unauthorized' }
  | { kind: 'refused'; status: number; code: string; message: string; faults: readonly Fault[] }
  /** What was asked for is not there, or not any more. */
  | { kind: 'gone'; code: string }
  | { kind: 'rate-limited'; waitMs: number }
  | { kind: 'service-failing'; status: number }
  /** Somebody else answered: a captive portal, a proxy, a web page at a mistyped address. */
  | { kind: 'not-the-service'; status: number }
  /** The service answered JSON that lacks a field we need; `path` names it. */
  | { kind: 'broken-answer'; path: string }

export type ProblemKind = Problem['kind']

const WORTH_RETRYING: Record<ProblemKind, boolean> = {
  offline: true,
  timeout: true,
  cancelled: false,
  unauthorized: false,
  refused: false,
  gone: false,
  'rate-limited': true,
  'service-failing': true,
  // A captive portal lets go once somebody has signed in to it.
  'not-the-service': true,
  'broken-answer': false,
}

/** Whether the same request may succeed later without anybody changing it. */
export function isWorthRetrying(problem: Problem): boolean {
  return WORTH_RETRYING[problem.kind]
}

/** How a problem travels through code that knows thrown errors only. Its message is for logs and never holds a token. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(readonly problem: Problem) {
    super(problem.kind)
  }
}

export function findProblem(error: unknown): Problem | undefined {
  return error instanceof ApiError ? error.problem : undefined
}
