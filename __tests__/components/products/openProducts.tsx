import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react-native'
import { ExpoRoot } from 'expo-router'
import { getMockContext } from 'expo-router/testing-library'
import { type ReactElement } from 'react'
import { View } from 'react-native'
import { type Fetch } from '@/api/client'
import { ProductScreen } from '@/components/products/ProductScreen'
import { ProductsScreen } from '@/components/products/ProductsScreen'
import { ToolsWatch } from '@/components/shell/ToolsWatch'
import { WordsProvider } from '@/components/words/WordsProvider'
import { type DeviceRole } from '@/domain/contract/device'
import { skuSchema } from '@/domain/contract/ids'
import { parseSetupCode } from '@/domain/setup/setupCode'
import { createDeviceState, DeviceStateContext } from '@/state/deviceState'
import { type Journal } from '@/state/journal/journal'
import { makeFeedback, makePorts } from '../../support/device'
import { scanAndHear } from '../../support/pickerAtWork'
import { getDemoCode, makeNetwork, serviceUrl } from '../../support/renderApp'

type Given = { role?: DeviceRole; fetch?: Fetch; journal?: Journal }

/** Ends what a test has started: a device goes on sending while nobody looks. */
const stops: (() => Promise<void>)[] = []
export const stopDevices = async () => {
  cleanup()
  for (const stop of stops.splice(0)) await stop()
}

/** A screen on a device in the demo store, against the real service. */
async function open(shown: ReactElement, { role = 'lead', fetch, journal }: Given) {
  const network = makeNetwork()
  const feedback = makeFeedback()
  const ports = makePorts({ feedback, fetch: fetch ?? network.fetch, ...(journal && { journal }) })
  const state = createDeviceState(ports)
  const verdict = parseSetupCode(await getDemoCode(role), serviceUrl())
  if (verdict.kind !== 'ok') throw new Error(`The demo's code is ${verdict.kind}`)
  await state.session.begin(verdict.setup, 'Lena')
  const stop = state.start()
  stops.push(async () => {
    stop()
    await state.session.end()
  })
  const Route = () => (
    <DeviceStateContext.Provider value={state}>
      <QueryClientProvider client={state.queryClient}>
        <WordsProvider choice="en">
          {shown}
          <ToolsWatch />
        </WordsProvider>
      </QueryClientProvider>
    </DeviceStateContext.Provider>
  )
  process.env.EXPO_ROUTER_IMPORT_MODE = 'sync'
  render(
    <View style={whole}>
      <ExpoRoot context={getMockContext({ index: Route })} location="/" />
    </View>,
  )
  const trigger = (text: string) => act(() => state.scans.offer({ text, source: 'wedge', atMs: Date.now() }))
  return {
    network,
    heard: feedback.heard,
    scan: (code: string) => scanAndHear(trigger, feedback.heard, code),
    tasks: () => state.toolbox.store.getState().tasks,
  }
}

const whole = { flex: 1 }

export async function openProducts(given: Given = {}) {
  const [onOpen, onCreate] = [jest.fn(), jest.fn()]
  const screen = <ProductsScreen onBack={jest.fn()} onOpen={onOpen} onCreate={onCreate} onMany={jest.fn()} />
  return { ...(await open(screen, given)), onOpen, onCreate }
}

export async function openProduct(sku: string, given: Given = {}) {
  const [onOpen, onTask] = [jest.fn(), jest.fn()]
  const screen = (
    <ProductScreen
      sku={skuSchema.parse(sku)}
      onBack={jest.fn()}
      onOpen={onOpen}
      onCreate={jest.fn()}
      onTask={onTask}
    />
  )
  return { ...(await open(screen, given)), onOpen, onTask }
}
