import { whenIdle } from '@/state/whenIdle'
import { createBrowserFeedback } from './browserFeedback'

type OldSafari = { webkitAudioContext?: typeof AudioContext }

export const deviceFeedback = createBrowserFeedback({
  makeContext: () => {
    const Context =
      (window.AudioContext as typeof AudioContext | undefined) ?? (window as OldSafari).webkitAudioContext
    return Context === undefined ? undefined : new Context({ latencyHint: 'interactive' })
  },
  // Safari has none.
  vibrate: typeof navigator.vibrate === 'function' ? (pattern) => navigator.vibrate(pattern) : undefined,
  events: document,
  whenIdle,
})
