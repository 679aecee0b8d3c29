import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react-native'
import { ExpoRoot } from 'expo-router'
import { getMockContext } from 'expo-router/testing-library'
import { type ReactNode } from 'react'
import { View } from 'react-native'
import { categoriesOptions } from '@/api/catalog'
import { NewProductScreen } from '@/components/newProduct/NewProductScreen'
import { WordsProvider } from '@/components/words/WordsProvider'
import { type DeviceRole } from '@/domain/contract/device'
import { parseSetupCode } from '@/domain/setup/setupCode'
import { createDeviceState, DeviceStateContext } from '@/state/deviceState'
import { shelfOptions } from '@/state/shelf/useShelf'
import { createSessionApi } from '@/state/session/sessionApi'
import { labelLayoutsOf } from '@/state/settings/labelLayouts'
import { makePorts } from '../../support/device'
import { getDemoCode, makeNetwork, serviceUrl } from '../../support/renderApp'

/** A device at the demo store, on which the form can be opened, left and opened again. */
export async function makeLeadsDevice(role: DeviceRole = 'lead') {
  const network = makeNetwork()
  const ports = makePorts({ homeAddress: serviceUrl(), fetch: network.fetch })
  const state = createDeviceState(ports)
  const verdict = parseSetupCode(await getDemoCode(role), serviceUrl())
  if (verdict.kind !== 'ok') throw new Error(`The demo's code is ${verdict.kind}`)
  await state.session.begin(verdict.setup, 'Mira')
  const stop = state.start()
  const now = state.session.store.getState()
  if (now.kind !== 'signed-in') throw new Error('Nobody is signed in')
  const api = createSessionApi(state.session, now.workplace, ports.fetch)
  const layouts = labelLayoutsOf(state.settings.store.getState())
  await state.queryClient.ensureQueryData(shelfOptions(api, verdict.setup, layouts, state.storeroom))
  await state.queryClient.ensureQueryData(categoriesOptions(api, verdict.setup.vendorId))
  let opened = 0

  return {
    state,
    network,
    api,
    stop,
    open(offered?: string) {
      const [onOpen, onCreated, onBack] = [jest.fn(), jest.fn(), jest.fn()]
      const Route = () => (
        <DeviceStateContext.Provider value={state}>
          <QueryClientProvider client={state.queryClient}>
            <WordsProvider choice="en">
              <NewProductScreen offered={offered} onBack={onBack} onOpen={onOpen} onCreated={onCreated} />
            </WordsProvider>
          </QueryClientProvider>
        </DeviceStateContext.Provider>
      )
      process.env.EXPO_ROUTER_IMPORT_MODE = 'sync'
      opened += 1
      const shown = (
        <Device>
          <ExpoRoot key={opened} context={getMockContext({ index: Route })} location="/" />
        </Device>
      )
      if (opened === 1) render(shown)
      else screen.rerender(shown)
      return { onOpen, onCreated, onBack }
    },
    leave: () => screen.rerender(<Device>{null}</Device>),
  }
}

/** Stays while screens come and go. */
function Device({ children }: { children: ReactNode }) {
  return <View style={whole}>{children}</View>
}
const whole = { flex: 1 }
