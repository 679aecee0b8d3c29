import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Clock } from '@/api/clock'

/** What is not there by then is waited for with a screen that says so. */
export const PATIENCE_MS = 300

/**
 * Whether the first screen can be drawn. Drawn twice, without and then with what it shows, it would take a slow device
 * longer. Nor is it drawn while React puts the app together, even if everything is there: that happens in slices of a few
 * milliseconds, and a browser draws a frame of nothing after each.
 */
export type FirstScreen = {
  isReady: StoreApi<boolean>
  /** What it shows is there, or nothing needs to be. */
  noteRead(): void
  /** The app around it stands. Returns how to wait no longer. */
  noteShell(): () => void
}

export function createFirstScreen(clock: Clock): FirstScreen {
  const isReady = createStore(() => false)
  let [isRead, hasShell] = [false, false]
  const look = () => {
    if (isRead && hasShell) isReady.setState(true)
  }
  return {
    isReady,
    noteRead() {
      isRead = true
      look()
    },
    noteShell() {
      hasShell = true
      look()
      return clock.after(PATIENCE_MS, () => isReady.setState(true))
    },
  }
}
