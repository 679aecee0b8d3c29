import { useCallback, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { type OrderId } from '@/domain/contract/ids'
import { isSameWalk, type Walk } from '@/domain/picking/walk'
import { useDeviceState } from '@/state/deviceState'
import { type PickUi } from './pickUi'

/**
 * The way as it is shown. Nobody waits to scan until it is known; once something was picked or tapped, a better one is taken
 * with the next item, when rows move anyway: none moves away under a thumb.
 */
export function useSteadyWalk(planned: Walk, orderId: OrderId, ui: PickUi): Walk {
  const { store } = useDeviceState().desk
  const [shown] = useState(() => createStore(() => ({ walk: planned })))
  const countSteps = useCallback(
    () => store.getState().sessions.get(orderId)?.steps.length ?? 0,
    [store, orderId],
  )
  const [atFirst] = useState(countSteps)
  useEffect(() => {
    if (isSameWalk(planned, shown.getState().walk)) return
    const take = () => shown.setState({ walk: planned })
    const { chosen, sheet } = ui.getState()
    const before = countSteps()
    if (before === atFirst && chosen === undefined && sheet === undefined) return take()
    return store.subscribe(() => {
      if (countSteps() !== before) take()
    })
  }, [planned, shown, countSteps, atFirst, ui, store])
  return useStore(shown).walk
}
