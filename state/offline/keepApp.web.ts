/** Keeping means to load every file of the app: whoever has just opened it wants the first order before that. */
const AFTER_START_MS = 5_000

/** Asks the browser to keep the app, so that it starts without a signal. One that cannot still has it while open. */
export function keepApp(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  // What is kept already asks for a newer version at once: that is one small file.
  const waitMs = navigator.serviceWorker.controller === null ? AFTER_START_MS : 0
  setTimeout(() => void navigator.serviceWorker.register('/offline.js').catch(() => undefined), waitMs)
}
