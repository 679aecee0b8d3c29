import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { type OrderId } from '@/domain/contract/ids'
import { isSameWalk, type Walk } from '@/domain/picking/walk'
import { useDeviceState } from '@/state/deviceState'
import { type PickUi } from './pickUi'

/**
 * The way as it is shown. Nobody waits to scan until it is known; once somebody has scanned or tapped, a better one is taken
 * with the next item, when rows move anyway: none moves away under a thumb.
 */
export function useSteadyWalk(planned: Walk, orderId: OrderId, ui: PickUi): Walk {
  const { store } = useDeviceState().desk
  const [shown] = useState(() => createStore(() => ({ walk: planned })))
  const [untouched] = useState(() => ui.getState())
  useEffect(() => {
    if (isSameWalk(planned, shown.getState().walk)) return
    const take = () => shown.setState({ walk: planned })
    if (ui.getState() === untouched) return take()
    const read = () => store.getState().sessions.get(orderId)
    const before = read()
    return store.subscribe(() => {
      if (read() !== before) take()
    })
  }, [planned, shown, untouched, ui, store, orderId])
  return useStore(shown).walk
}
