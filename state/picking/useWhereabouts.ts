import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { type Sku } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'
import { findWhereabouts } from '@/domain/picking/walk'
import { useDeviceState } from '@/state/deviceState'
import { NOWHERE, whereaboutsKey } from '@/state/orders/keptWhereabouts'
import { useSignedIn } from '@/state/session/useSession'
import { type Shelf } from '@/state/shelf/shelf'
import { whenIdle } from '@/state/whenIdle'

/** The categories of the products of an order: as the shelf tells, or as it told when the order was last open here. */
export function useWhereabouts({ order_id, items }: Order, shelf: Shelf): (sku: Sku) => readonly string[] {
  const { whereabouts } = useDeviceState()
  const { workplace } = useSignedIn()
  const { data: before = NOWHERE, isPending } = useQuery({
    queryKey: whereaboutsKey(order_id),
    queryFn: () => whereabouts.read(workplace, order_id),
    // Nobody but this hook writes it.
    staleTime: Infinity,
  })

  useEffect(() => {
    if (isPending) return
    return whenIdle(() => {
      const now = { ...before, ...findWhereabouts(items, shelf.categoryIdsOf) }
      if (JSON.stringify(now) !== JSON.stringify(before)) void whereabouts.keep(workplace, order_id, now)
    })
  }, [whereabouts, workplace, order_id, items, shelf, before, isPending])

  // A map: a product may be called like something that every object has.
  const known = useMemo(() => new Map(Object.entries(before)), [before])
  return useCallback(
    (sku) => {
      const told = shelf.categoryIdsOf(sku)
      return told.length > 0 ? told : (known.get(sku) ?? [])
    },
    [shelf, known],
  )
}
