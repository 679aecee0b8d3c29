import { type BrowserContext } from '@playwright/test'

/** A wait of the app, and how long it takes instead. */
export type Waits = Record<number, number>

/** How old the list of orders gets before the app asks again (`api/orders.ts`): alternately one of these. */
export const LOOKS: Waits = { 15_000: 6_000, 15_001: 6_001 }

/** How long a button is held that cannot be taken back (`components/ui/HoldButton.tsx`). */
export const HOLDS: Waits = { 900: 30 }

/** How long an answer is kept that no screen shows any more (`gcTime` of TanStack Query, as it comes). */
export const FORGETS: Waits = { 300_000: 2_000 }

/** Shortens waits of the app, so that hours of a store's day fit into minutes. Everything else waits as it does. */
export async function hurry(context: BrowserContext, waits: Waits): Promise<void> {
  await context.addInitScript((shorter) => {
    const { setTimeout: waitOnce, setInterval: waitAgain } = window
    const hurried = (ms?: number) => (ms === undefined ? ms : (shorter[ms] ?? ms))
    Object.assign(window, {
      setTimeout: (act: TimerHandler, ms?: number, ...given: unknown[]) =>
        waitOnce(act, hurried(ms), ...given),
      setInterval: (act: TimerHandler, ms?: number, ...given: unknown[]) =>
        waitAgain(act, hurried(ms), ...given),
    })
  }, waits)
}
