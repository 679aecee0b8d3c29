/** The time of this device: its wall clock, which people may set, and waiting, which no setting changes. */
export type Clock = {
  nowMs(): number
  /** Runs it once after so long. Returns how to call it off. */
  after(ms: number, run: () => void): () => void
}

export const deviceClock: Clock = {
  nowMs: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}
