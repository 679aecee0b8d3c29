import { useQuery } from '@tanstack/react-query'
import { findProblem } from '@/api/problem'
import { useWords } from '@/components/words/useWords'
import { useDeviceState } from '@/state/deviceState'
import { useSignedIn } from '@/state/session/useSession'
import { useLabelLayouts } from '@/state/settings/useLabelLayouts'
import { shelfOptions } from '@/state/shelf/useShelf'

/** Says how old the device's catalog is where nobody could be asked for a newer one. */
export function useOldCatalog(): string | undefined {
  const { t, format } = useWords()
  const { storeroom } = useDeviceState()
  const { workplace, api } = useSignedIn()
  const { data, error } = useQuery(shelfOptions(api, workplace, useLabelLayouts(), storeroom))
  const problem = error === null ? undefined : findProblem(error)
  const isCut = problem?.kind === 'offline' || problem?.kind === 'timeout'
  return isCut && data?.isWhole ? t('products.asOf', { time: format.time(data.readAtMs) }) : undefined
}
