import { setMaxListeners } from 'node:events'

export type End = { kind: 'done' | 'interrupted' | 'standstill' } | { kind: 'failed'; problem: unknown }

/** The one who says when all go home, and why. */
export type Stopper = {
  readonly signal: AbortSignal
  end(): End
  stop(how: End): void
  /** A second Ctrl-C ends at once, as everywhere. */
  release(): void
}

export function createStopper(): Stopper {
  const controller = new AbortController()
  // Everybody who waits for something listens.
  setMaxListeners(0, controller.signal)
  let end: End = { kind: 'done' }
  const stop = (how: End) => {
    if (!controller.signal.aborted) end = how
    controller.abort()
  }
  const onSignal = () => stop({ kind: 'interrupted' })
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal)
  return {
    signal: controller.signal,
    end: () => end,
    stop,
    release: () => void process.off('SIGINT', onSignal).off('SIGTERM', onSignal),
  }
}

/** What keeps a run from counting as a good one. */
export function whyEnded(end: End): string[] {
  switch (end.kind) {
    case 'done':
    case 'interrupted':
      return []
    case 'standstill':
      return ['Nothing moved any more, so it was given up.']
    case 'failed':
      return [
        `It could not go on: ${end.problem instanceof Error ? end.problem.message : String(end.problem)}`,
      ]
  }
}
