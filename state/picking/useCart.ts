import { useEffect, useState } from 'react'
import { type OrderId } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'
import { type PickAct } from '@/domain/picking/events'
import { type PickSession } from '@/domain/picking/session'
import { useDeviceState } from '@/state/deviceState'
import { useSignedIn } from '@/state/session/useSession'
import { type Performed } from './pickDesk'
import { usePickSession } from './usePicking'

export type Cart = { kind: 'opening' } | { kind: 'unreadable' } | { kind: 'open'; session: PickSession }

/** Lays the order on the desk where it is not there yet: a screen may be the first that a link opens. */
export function useDesk(order: Order | undefined): Cart['kind'] {
  const { desk } = useDeviceState()
  const [state, setState] = useState<Cart['kind']>(() =>
    order !== undefined && desk.store.getState().sessions.has(order.order_id) ? 'open' : 'opening',
  )
  useEffect(() => {
    if (order === undefined) return
    desk.open(order).then(
      () => setState('open'),
      () => setState('unreadable'),
    )
  }, [desk, order])
  return state
}

/** The same for screens that show the whole cart, and are drawn again with every act on it. */
export function useCart(orderId: OrderId, order: Order | undefined): Cart {
  const desk = useDesk(order)
  const session = usePickSession(orderId)
  if (session !== undefined) return { kind: 'open', session }
  return { kind: desk === 'unreadable' ? 'unreadable' : 'opening' }
}

/** A verdict may have an act; one without writes nothing. */
type Judged = { kind: string; act?: PickAct | undefined }

export type WriteAct = <Verdict extends Judged>(
  judge: (session: PickSession) => Verdict,
) => Promise<Performed<{ verdict: Verdict; act: PickAct | undefined }>>

/** Judges on the newest cart and writes the act of the verdict, if it has one, in the name of who works here. */
export function useWriteAct(orderId: OrderId): WriteAct {
  const { desk } = useDeviceState()
  const { workplace } = useSignedIn()
  return (judge) =>
    desk.perform(orderId, workplace.picker, (session) => {
      const verdict = judge(session)
      return { verdict, act: verdict.act }
    })
}
