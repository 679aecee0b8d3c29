import { deviceClock, type Clock } from './clock'
import { ApiError, type Problem } from './problem'

/**
 * Runs a call that ends for certain: by itself, after `timeoutMs`, or when the caller cancels.
 * It does not rely on the call obeying its signal, since not every fetch stops reading a body when told to.
 */
export function withDeadline<Answer>(
  timeoutMs: number,
  cancelled: AbortSignal | undefined,
  call: (signal: AbortSignal) => Promise<Answer>,
  clock: Clock = deviceClock,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const controller = new AbortController()
    const giveUp = (problem: Problem) => {
      cleanUp()
      reject(new ApiError(problem))
      controller.abort()
    }
    const cancel = () => giveUp({ kind: 'cancelled' })
    const callOff = clock.after(timeoutMs, () => giveUp({ kind: 'timeout' }))
    const cleanUp = () => {
      callOff()
      cancelled?.removeEventListener('abort', cancel)
    }

    if (cancelled?.aborted) return cancel()
    cancelled?.addEventListener('abort', cancel)
    call(controller.signal).then(resolve, reject).finally(cleanUp)
  })
}
