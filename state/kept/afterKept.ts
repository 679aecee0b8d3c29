import { type StoreApi } from 'zustand/vanilla'
import { type Fetch } from '@/api/client'
import { type Clock } from '@/api/clock'
import { type KeptReads } from './keepReads'

/** A disk that takes longer is not waited for. */
const HEAD_START_MS = 400

/** Short, and somebody waits to scan it. */
const ONE_ORDER = /\/orders\/[^/?]+$/

/**
 * Screens ask the service once the first of what is kept is shown: reading a long answer at the same time would hold up
 * what is on the device already.
 */
export function afterKept(fetch: Fetch, keptReads: StoreApi<KeptReads>, clock: Clock): Fetch {
  return async (url, init) => {
    if (!ONE_ORDER.test(url)) await firstShown(keptReads, clock)
    return fetch(url, init)
  }
}

const firstShown = ({ getState, subscribe }: StoreApi<KeptReads>, clock: Clock): Promise<void> =>
  new Promise((resolve) => {
    if (getState().shown !== 'nothing') return resolve()
    const goOn = () => {
      callOff()
      unsubscribe()
      resolve()
    }
    const callOff = clock.after(HEAD_START_MS, goOn)
    const unsubscribe = subscribe(({ shown }) => {
      if (shown !== 'nothing') goOn()
    })
  })
