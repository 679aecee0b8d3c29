/** How webhooks are delivered. */
export interface WebhookSettings {
  /** Longer silence of a receiver is a failure. */
  timeoutMs: number
  /** The first pause before a retry; every further one doubles, with jitter. */
  firstPauseSeconds: number
  longestPauseSeconds: number
  /** After this long an event is parked until a person re-sends it. */
  giveUpAfterMs: number
  /** Lets events go to this machine, for demos and tests. */
  allowLoopback: boolean
}

const DAY_MS = 24 * 60 * 60 * 1000

export const DELIVERY_DEFAULTS = {
  timeoutMs: 15_000,
  firstPauseSeconds: 2,
  longestPauseSeconds: 3 * 60 * 60,
  giveUpAfterMs: 3 * DAY_MS,
}
