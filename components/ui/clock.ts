import { useSyncExternalStore } from 'react'

/** Often enough that a minute never turns later than a second after its time. */
const TICK_MS = 1_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for every clock on the screen, and none when there is no clock. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => listeners.forEach((tick) => tick()), TICK_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/**
 * What `read` makes of the current time. The component draws again only when that value changes, not at every tick,
 * so read what is shown (whole minutes), not the time itself.
 */
export function useClock<Shown extends string | number | boolean>(read: (nowMs: number) => Shown): Shown {
  return useSyncExternalStore(subscribe, () => read(Date.now()))
}
