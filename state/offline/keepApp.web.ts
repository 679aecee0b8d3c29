/** Asks the browser to keep the app, so that it starts without a signal. One that cannot still has it while open. */
export function keepApp(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  void navigator.serviceWorker.register('/offline.js').catch(() => undefined)
}
