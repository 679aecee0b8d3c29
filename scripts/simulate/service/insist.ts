import { setTimeout as wait } from 'node:timers/promises'
import type { Answer } from './connection'

/** The service did not answer for so long that going on makes no sense. */
export class ServiceSilent extends Error {}

export type Settled<Body> = Exclude<Answer<Body>, { kind: 'unsure' }>

const FIRST_PAUSE_MS = 200
const LONGEST_PAUSE_MS = 5_000
/** More than two minutes. */
const MOST_TRIES = 30
/** Enough for a hiccup, where somebody waits for the end. */
export const FEW_TRIES = 3

export type Patience = {
  mostTries: number
  pause(ms: number): Promise<unknown>
  onRetry(): void
}

/** Its pauses end, with an error, when the simulation is stopped. */
export const realPatience = (onRetry: () => void, stop?: AbortSignal, mostTries = MOST_TRIES): Patience => ({
  mostTries,
  pause: (ms) => wait(ms, undefined, stop && { signal: stop }),
  onRetry,
})

/**
 * Sends until the service has said something. What may have taken effect is looked for before it is sent again:
 * `look` gives what came of it, or undefined where nothing did.
 */
export async function insist<Body>(
  patience: Patience,
  send: () => Promise<Answer<Body>>,
  look: () => Promise<Settled<Body> | undefined> = async () => undefined,
): Promise<Settled<Body>> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send()
    if (answer.kind !== 'unsure') return answer
    if (tries >= patience.mostTries) throw new ServiceSilent(`The service does not answer: ${answer.why}.`)
    patience.onRetry()
    await patience.pause(Math.max(answer.waitMs, pauseMs(tries)))
    const found = await look()
    if (found) return found
  }
}

/** Growing, and never the same for two: what failed together must not come again together. */
const pauseMs = (tries: number) =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1)) * (0.5 + Math.random() / 2)

/** What a request must not fail with, unless something is badly set up. */
export function getBody<Body>(settled: Settled<Body>, what: string): Body {
  if (settled.kind === 'ok') return settled.body
  throw new Error(`${what}: the service answered ${settled.status} ${settled.code}, ${settled.message}`)
}
