import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react-native'
import { ExpoRoot } from 'expo-router'
import { getMockContext } from 'expo-router/testing-library'
import { type ReactElement } from 'react'
import { type Fetch } from '@/api/client'
import { WordsProvider } from '@/components/words/WordsProvider'
import { type Order } from '@/domain/contract/order'
import { createDeviceState, DeviceStateContext } from '@/state/deviceState'
import { type Ports } from '@/state/ports'
import { makePorts } from '../../support/device'
import { makeSetup } from '../../support/factories'

/** One screen on a device that is signed in. */
export async function renderOnDevice(screen: ReactElement, given: Partial<Ports>) {
  const state = createDeviceState(makePorts(given))
  await state.session.begin(makeSetup(), 'Mira')
  state.queryClient.setDefaultOptions({
    queries: { ...state.queryClient.getDefaultOptions().queries, retryDelay: 0 },
  })
  const Route = () => (
    <DeviceStateContext.Provider value={state}>
      <QueryClientProvider client={state.queryClient}>
        <WordsProvider choice="en">{screen}</WordsProvider>
      </QueryClientProvider>
    </DeviceStateContext.Provider>
  )
  process.env.EXPO_ROUTER_IMPORT_MODE = 'sync'
  render(<ExpoRoot context={getMockContext({ index: Route })} location="/" />)
  return state
}

/** Answers with these orders as the service does: filtered, page by page, with a link to the next one. */
export function makeOrderService(orders: readonly Order[]) {
  const sent: URL[] = []
  let firstUnplugged = Infinity
  let atOnce = 0
  let mostAtOnce = 0
  const fetch: Fetch = async (address) => {
    const url = new URL(address)
    sent.push(url)
    atOnce += 1
    mostAtOnce = Math.max(mostAtOnce, atOnce)
    await new Promise((resolve) => setTimeout(resolve, 0))
    atOnce -= 1
    const [page, size] = [Number(url.searchParams.get('page')), Number(url.searchParams.get('page_size'))]
    if (page >= firstUnplugged) throw new TypeError('Network request failed')
    const statuses = url.searchParams.get('status')?.split(',')
    const wanted = orders.filter(({ status }) => statuses?.includes(status) ?? true)
    const headers = new Headers({ 'X-Total-Count': String(wanted.length) })
    if (page * size < wanted.length) headers.set('Link', `<?page=${page + 1}>; rel="next"`)
    return Response.json(wanted.slice((page - 1) * size, page * size), { headers })
  }
  return {
    fetch,
    sent,
    mostAtOnce: () => mostAtOnce,
    /** From this page on nothing is answered. */
    unplugFrom: (page: number) => {
      firstUnplugged = page
    },
    plugIn: () => {
      firstUnplugged = Infinity
    },
  }
}
