import { type DeviceScreen } from './deviceScreen'

/** What this code needs of a browser; a test brings its own. */
export type AwakePage = {
  /** Undefined where the browser has no Wake Lock. */
  request: (() => Promise<Pick<WakeLockSentinel, 'release'>>) | undefined
  isVisible: () => boolean
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

/** A browser takes its lock away when the page is hidden; whoever comes back to it is still picking. */
export function createBrowserScreen({ request, isVisible, events }: AwakePage): DeviceScreen {
  let holders = 0
  let lock: Promise<Pick<WakeLockSentinel, 'release'> | undefined> | undefined

  function take() {
    if (holders === 0 || !isVisible()) return
    release()
    lock = request?.().catch(() => undefined)
  }

  function release() {
    const held = lock
    lock = undefined
    void held?.then((sentinel) => sentinel?.release()).catch(() => undefined)
  }

  return {
    keepAwake() {
      holders += 1
      if (holders === 1) {
        events.addEventListener('visibilitychange', take)
        take()
      }
      return once(() => {
        holders -= 1
        if (holders > 0) return
        events.removeEventListener('visibilitychange', take)
        release()
      })
    },
    // A browser hides nothing from whoever sits before it.
    keepSecret: () => () => undefined,
  }
}

function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    work()
  }
}
