import { createStore, type StoreApi } from 'zustand/vanilla'
import { type OrderId } from '@/domain/contract/ids'
import { ALL_ORDERS } from '@/state/orders/orderPlaces'
import { isSameWork, type Session } from '@/state/session/session'
import { createSessionReads, type Reading, type SessionReads } from './sessionReads'

/** How much of what is kept is shown by now; `some` is enough for a first screen. */
export type KeptReads = { shown: 'nothing' | 'some' | 'all' }

/**
 * Keeps what is read while somebody is signed in, and shows it when the app starts again. Orders go from the disk with
 * the session that read them; the catalog, which says nothing about anybody, may stay.
 */
export function keepReads(
  session: Session,
  { firstOrder, ...reading }: Omit<Reading, 'onRestored'> & { firstOrder: OrderId | undefined },
): StoreApi<KeptReads> {
  const { kept, queryClient } = reading
  const store = createStore<KeptReads>(() => ({ shown: 'nothing' }))
  const onRestored: Reading['onRestored'] = (shown) => store.setState({ shown })
  let reads: SessionReads | undefined
  let turn: Promise<unknown> = Promise.resolve()

  session.store.subscribe((now, before) => {
    if (now === before || isSameWork(before, now)) return
    const ended = reads?.end()
    const isSignedIn = now.kind === 'signed-in'
    const begun = isSignedIn ? createSessionReads({ ...reading, onRestored }, now.workplace) : undefined
    reads = begun
    store.setState({ shown: 'nothing' })
    const goesOn = before.kind === 'restoring' && begun !== undefined
    turn = turn.then(async () => {
      await ended
      // Also where nobody was signed in at the start: what could not be removed then goes now.
      if (!goesOn) await kept.removeAll(ALL_ORDERS)
      void begun?.restore(goesOn ? firstOrder : undefined)
    })
  })

  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    reads?.note(event.query.queryHash, event.query.state.dataUpdatedAt)
  })
  return store
}
