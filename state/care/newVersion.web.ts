import { type NewVersion } from './newVersion'

/** `scripts/web/offlineWorker.js` hears it. */
const TAKE_OVER = 'take-over'

/** The worker that keeps the app has loaded another build, and waits until nobody uses this one. */
export const newVersion: NewVersion = {
  listen(hear) {
    const over = new AbortController()
    const { signal } = over
    const watch = (registration: ServiceWorkerRegistration) => {
      const look = () => {
        // Without one in charge the waiting one is the first, and as new as the page.
        if (!signal.aborted && registration.waiting && navigator.serviceWorker.controller) hear()
      }
      look()
      registration.addEventListener(
        'updatefound',
        () => registration.installing?.addEventListener('statechange', look, { signal }),
        { signal },
      )
      // A page that is open all day asks only when it is told to.
      const ask = () => {
        if (document.visibilityState === 'visible') void registration.update().catch(() => undefined)
      }
      document.addEventListener('visibilitychange', ask, { signal })
    }
    if ('serviceWorker' in navigator) void navigator.serviceWorker.ready.then(watch, () => undefined)
    return () => over.abort()
  },
  async take() {
    const registration = await navigator.serviceWorker.getRegistration()
    const begin = () => window.location.assign('/')
    if (!registration?.waiting) return begin()
    navigator.serviceWorker.addEventListener('controllerchange', begin, { once: true })
    registration.waiting.postMessage(TAKE_OVER)
  },
}
