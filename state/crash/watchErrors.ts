/** Hears of what failed outside of any screen. Returns how to stop. */
export type WatchErrors = (hear: (thrown: unknown) => void) => () => void

type Handler = (error: unknown, isFatal?: boolean) => void

/** React Native's own names, which it declares nowhere. */
type Engine = {
  ErrorUtils?: { getGlobalHandler(): Handler; setGlobalHandler(handler: Handler): void }
  HermesInternal?: {
    enablePromiseRejectionTracker?(options: {
      allRejections: boolean
      onUnhandled: (id: number, thrown: unknown) => void
    }): void
  }
}

/**
 * A failed callback leaves the screen as it was. React Native would end the app for it all the same, so in production
 * the error is only written down; while developing, its own red page comes as before.
 */
export const watchErrors: WatchErrors = (hear) => {
  const { ErrorUtils, HermesInternal } = globalThis as Engine
  const before = ErrorUtils?.getGlobalHandler()
  ErrorUtils?.setGlobalHandler((error, isFatal) => {
    hear(error)
    if (__DEV__) before?.(error, isFatal)
  })
  if (!__DEV__)
    HermesInternal?.enablePromiseRejectionTracker?.({
      allRejections: true,
      onUnhandled: (_, thrown) => hear(thrown),
    })
  return () => {
    if (before !== undefined) ErrorUtils?.setGlobalHandler(before)
  }
}
