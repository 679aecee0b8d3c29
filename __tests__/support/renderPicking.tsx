import { act, render, waitFor } from '@testing-library/react-native'
import { QueryClientProvider } from '@tanstack/react-query'
import { ExpoRoot } from 'expo-router'
import { getMockContext } from 'expo-router/testing-library'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { categoriesOptions } from '@/api/catalog'
import { orderOptions } from '@/api/orders'
import { PickScreen } from '@/components/picking/PickScreen'
import { WordsProvider } from '@/components/words/WordsProvider'
import { DEFAULT_LAYOUTS } from '@/domain/barcode/labelLayout'
import { type Order } from '@/domain/contract/order'
import { type Category, type Product } from '@/domain/contract/product'
import { type LanguageChoice } from '@/domain/setup/preferences'
import { createDeviceState, DeviceStateContext } from '@/state/deviceState'
import { createSessionApi } from '@/state/session/sessionApi'
import { shelfKey } from '@/state/shelf/useShelf'
import { makeFeedback, makePorts } from './device'
import { makeSetup } from './factories'
import { scanAndHear } from './pickerAtWork'
import { fillShelf } from './shelves'

type Given = {
  categories?: readonly Category[]
  /** What the store sells, beside what is ordered. */
  products?: readonly Product[]
  language?: LanguageChoice
}

/** The picking screen on an order that no demo has: the device knows everything already, and nobody can be asked. */
export async function renderPicking(
  order: Order,
  { categories = [], products = [], language = 'en' }: Given = {},
) {
  const feedback = makeFeedback()
  const ports = makePorts({ feedback, fetch: () => Promise.reject(new TypeError('Network request failed')) })
  const state = createDeviceState(ports)
  const setup = makeSetup()
  await state.session.begin(setup, 'Mira')
  const { queryClient, desk, scans } = state
  const api = createSessionApi(state.session, { ...setup, picker: 'Mira' }, ports.fetch)
  const wholeShelf = (sold: readonly Product[]) => {
    const shelf = fillShelf(DEFAULT_LAYOUTS)
    shelf.add(sold)
    return shelf.whole()
  }
  const { queryKey: orderKey } = orderOptions(api, order.order_id)
  queryClient.setQueryData(orderKey, order)
  queryClient.setQueryData(categoriesOptions(api, setup.vendorId).queryKey, [...categories])
  const learn = (sold: readonly Product[]) =>
    queryClient.setQueryData(shelfKey(setup.vendorId, DEFAULT_LAYOUTS), wholeShelf(sold))
  learn(products)

  const spoken = createStore(() => ({ language }))
  const onBack = jest.fn()
  const onReview = jest.fn()
  const onEnded = jest.fn()
  const onReplace = jest.fn()
  const onAdd = jest.fn()
  const pickScreen = (
    <PickScreen
      orderId={order.order_id}
      onBack={onBack}
      onReview={onReview}
      onDone={jest.fn()}
      onEnded={onEnded}
      onReplace={onReplace}
      onAdd={onAdd}
    />
  )
  const Route = () => (
    <DeviceStateContext.Provider value={state}>
      <QueryClientProvider client={queryClient}>
        <WordsProvider choice={useStore(spoken, (said) => said.language)}>{pickScreen}</WordsProvider>
      </QueryClientProvider>
    </DeviceStateContext.Provider>
  )
  process.env.EXPO_ROUTER_IMPORT_MODE = 'sync'
  render(<ExpoRoot context={getMockContext({ index: Route })} location="/" />)
  await waitFor(() => expect(desk.store.getState().begun).toContain(order.order_id))

  const trigger = (text: string) => scans.offer({ text, source: 'wedge', atMs: Date.now() })
  return {
    onBack,
    journal: ports.journal,
    heard: feedback.heard,
    trigger,
    scan: (code: string) => scanAndHear(trigger, feedback.heard, code),
    speak: (choice: LanguageChoice) => act(() => spoken.setState({ language: choice })),
    /** The device gets to know what the store sells. */
    learn: (sold: readonly Product[]) => act(() => void learn(sold)),
    /** The device asks the service for the order again, in vain. */
    askInVain: () => act(() => queryClient.refetchQueries({ queryKey: orderKey })),
  }
}
