import { useIsFocused } from 'expo-router'
import { useEffect, useMemo, useState } from 'react'
import { createStore } from 'zustand/vanilla'
import { lookUpProducts } from '@/api/catalog'
import { type Order } from '@/domain/contract/order'
import { planWalk } from '@/domain/picking/walk'
import { useDeviceState } from '@/state/deviceState'
import { useWhereabouts } from '@/state/picking/useWhereabouts'
import { useScans } from '@/state/scans/useScans'
import { useSignedIn } from '@/state/session/useSession'
import { useLabelLayouts } from '@/state/settings/useLabelLayouts'
import { asShelfProduct } from '@/state/shelf/shelf'
import { useShelf } from '@/state/shelf/useShelf'
import { whenIdle } from '@/state/whenIdle'
import { type Picking, type PickRoutes } from './PickContext'
import { createBoard } from './boardOf'
import { createPickActions } from './pickActions'
import { createPickUi } from './pickUi'
import { useSteadyWalk } from './useSteadyWalk'

/** Puts together what picking this order needs, and lets scans in. */
export function usePickingOf(order: Order, routes: PickRoutes): Picking {
  const { desk, ports, newOrders } = useDeviceState()
  const { workplace, api } = useSignedIn()
  const { shelf, categories } = useShelf()
  const layouts = useLabelLayouts()
  const [ui] = useState(createPickUi)
  const orderId = order.order_id
  const { items } = order

  const categoryIdsOf = useWhereabouts(order, shelf)
  const planned = useMemo(
    () => planWalk(items, categories, categoryIdsOf),
    [items, categories, categoryIdsOf],
  )
  const walk = useSteadyWalk(planned, orderId, ui)
  const board = useMemo(() => createBoard(walk), [walk])
  // Read when a scan comes, so that a catalog which arrives meanwhile changes nothing that is drawn.
  const [known] = useState(() => createStore(() => ({ shelf, board, layouts })))
  useEffect(() => known.setState({ shelf, board, layouts }), [known, shelf, board, layouts])

  const actions = useMemo(
    () =>
      createPickActions({
        desk,
        orderId,
        by: workplace.picker,
        feedback: ports.feedback,
        ui,
        layouts: () => known.getState().layouts,
        findProducts: (key) => known.getState().shelf.findByKey(key),
        findFocus: (session) => known.getState().board(session, ui.getState().chosen).next,
        knowsAll: () => known.getState().shelf.isWhole,
        lookUp: async ({ text }) => (await lookUpProducts(api, workplace.vendorId, text)).map(asShelfProduct),
      }),
    [desk, orderId, workplace, ports.feedback, ui, api, known],
  )

  // A screen that lies on top has scans of its own, or none: nothing is picked behind somebody's back.
  useScans((scan) => void actions.scan(scan), useIsFocused())
  useEffect(() => void actions.begin(), [actions])
  useEffect(() => whenIdle(actions.rehearse), [actions])
  useEffect(() => newOrders.look(orderId), [newOrders, orderId])

  const { onReplace, onAdd } = routes
  return useMemo(
    () => ({ orderId, workplace, walk, board, ui, actions, routes: { onReplace, onAdd } }),
    [orderId, workplace, walk, board, ui, actions, onReplace, onAdd],
  )
}
