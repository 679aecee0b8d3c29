import { type Problem } from '@/api/problem'
import { type Trouble } from '@/domain/outbox/command'

export type ProblemVerdict =
  /** It may have taken effect or not: nobody has said. */
  | { kind: 'unknown' }
  /** It has not taken effect, and may be sent again when the token is a good one. */
  | { kind: 'sign-in-first' }
  /** It has not taken effect, and may be sent again after a while that the service chose. */
  | { kind: 'wait'; ms: number }
  /** The order is not in the state for it. What it is in tells whether that was our own doing. */
  | { kind: 'wrong-state'; code: string }
  | { kind: 'needs-you'; trouble: Trouble }

/** What the failure of a call means for the command that was to be sent. */
export function judgeProblem(problem: Problem): ProblemVerdict {
  switch (problem.kind) {
    case 'offline':
    case 'timeout':
    case 'cancelled':
    case 'service-failing':
    case 'not-the-service':
    case 'broken-answer':
      return { kind: 'unknown' }
    case 'unauthorized':
      return { kind: 'sign-in-first' }
    case 'rate-limited':
      return { kind: 'wait', ms: problem.waitMs }
    case 'gone':
      return { kind: 'needs-you', trouble: { kind: 'gone' } }
    case 'refused':
      if (problem.status === 403) return { kind: 'needs-you', trouble: { kind: 'forbidden' } }
      if (problem.status === 409) return { kind: 'wrong-state', code: problem.code }
      return {
        kind: 'needs-you',
        trouble: { kind: 'refused', code: problem.code, faults: [...problem.faults] },
      }
  }
}
