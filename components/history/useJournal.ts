import { useQuery } from '@tanstack/react-query'
import { type OrderId } from '@/domain/contract/ids'
import { pickEventSchema, type PickEvent } from '@/domain/picking/events'
import { useDeviceState } from '@/state/deviceState'
import { type Journal } from '@/state/journal/journal'
import { useSignedIn } from '@/state/session/useSession'

/** What this device wrote down about an order for whoever is signed in, read from the disk whenever somebody looks. */
export function useJournal(orderId: OrderId) {
  const { journal } = useDeviceState()
  const { picker } = useSignedIn().workplace
  return useQuery({
    queryKey: ['journal', orderId, picker],
    queryFn: () => readEvents(journal, orderId, picker),
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  })
}

/** An entry that this version does not understand is left out; the rest is still told. */
async function readEvents(journal: Journal, orderId: OrderId, picker: string): Promise<PickEvent[]> {
  const entries = await journal.read(orderId, picker)
  return entries.flatMap((entry) => pickEventSchema.safeParse(entry).data ?? [])
}
