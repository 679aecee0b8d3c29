/** A newer build of the app that waits to be used. */
export type NewVersion = {
  /** Hears once there is one. Returns how to stop. */
  listen(hear: () => void): () => void
  /** Begins anew with it. */
  take(): Promise<void>
}

/** On a device the store or whoever looks after it brings a new version, and begins it too. */
export const newVersion: NewVersion = {
  listen: () => () => undefined,
  take: () => Promise.resolve(),
}
