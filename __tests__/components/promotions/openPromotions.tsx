import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react-native'
import { ExpoRoot } from 'expo-router'
import { getMockContext } from 'expo-router/testing-library'
import { useState, type ReactNode } from 'react'
import { type Fetch } from '@/api/client'
import { NewPromotionScreen } from '@/components/promotions/NewPromotionScreen'
import { PromotionScreen } from '@/components/promotions/PromotionScreen'
import { PromotionsScreen } from '@/components/promotions/PromotionsScreen'
import { WordsProvider } from '@/components/words/WordsProvider'
import { type DeviceRole } from '@/domain/contract/device'
import { promotionSchema, type Promotion } from '@/domain/contract/promotion'
import { parseSetupCode } from '@/domain/setup/setupCode'
import { type TaskId } from '@/domain/tools/task'
import { createDeviceState, DeviceStateContext } from '@/state/deviceState'
import { type Ports } from '@/state/ports'
import { makeFeedback, makePorts } from '../../support/device'
import { scanAndHear } from '../../support/pickerAtWork'
import { getDemoCode } from '../../support/renderApp'

export type Place = 'list' | 'new' | { task: TaskId; isChanging?: boolean }

function Pages({ first }: { first: Place }) {
  const [place, setPlace] = useState(first)
  const toList = () => setPlace('list')
  if (place === 'new') return <NewPromotionScreen onBack={toList} onSent={toList} />
  if (place !== 'list') {
    return (
      <PromotionScreen
        taskId={place.task}
        isChanging={place.isChanging ?? false}
        onChanging={(isChanging) => setPlace({ ...place, isChanging })}
        onBack={toList}
        onOpen={(task) => setPlace({ task })}
      />
    )
  }
  return (
    <PromotionsScreen onBack={toList} onNew={() => setPlace('new')} onOpen={(task) => setPlace({ task })} />
  )
}

/** Ends what a test has started: a device goes on sending while nobody looks. */
const stops: (() => void)[] = []
export const stopDevices = () => stops.splice(0).forEach((stop) => stop())

/** The real network to the real service, with a switch, and every promotion that was sent over it. */
export function makeLine() {
  const sent: Promotion[] = []
  let isPlugged = true
  const send: Fetch = (url, init) => {
    if (!isPlugged) return Promise.reject(new TypeError('Network request failed'))
    if (init.method === 'PUT' && url.endsWith('/promotion')) {
      sent.push(promotionSchema.parse(JSON.parse(String(init.body))))
    }
    return fetch(url, init)
  }
  return { sent, fetch: send, plug: (is: boolean) => (isPlugged = is) }
}

/** The promotions on a device of the demo's store, the team lead's unless it is said otherwise. */
export async function openPromotions(place: Place, given: Partial<Ports> = {}, role: DeviceRole = 'lead') {
  const code = parseSetupCode(await getDemoCode(role), undefined)
  if (code.kind !== 'ok') throw new Error(`The demo's code is ${code.kind}`)
  const feedback = makeFeedback()
  const ports = makePorts({ feedback, ...given })
  const start = async () => {
    const state = createDeviceState(ports)
    await state.session.begin(code.setup, 'Mira')
    stops.push(state.start())
    return state
  }
  let state = await start()
  let starts = 0
  const app = (first: Place) => {
    const Route = () => (
      <DeviceStateContext.Provider value={state}>
        <QueryClientProvider client={state.queryClient}>
          <WordsProvider choice="en">
            <Pages first={first} />
          </WordsProvider>
        </QueryClientProvider>
      </DeviceStateContext.Provider>
    )
    return (
      <Device>
        <ExpoRoot key={starts} context={getMockContext({ index: Route })} location="/" />
      </Device>
    )
  }
  process.env.EXPO_ROUTER_IMPORT_MODE = 'sync'
  render(app(place))
  const trigger = (text: string) => act(() => state.scans.offer({ text, source: 'wedge', atMs: Date.now() }))
  return {
    ports,
    scan: (barcode: string) => scanAndHear(trigger, feedback.heard, barcode),
    /** The app is closed and opened again; only what the disk keeps is still there. */
    restart: async (first: Place) => {
      stopDevices()
      state = await start()
      starts += 1
      screen.rerender(app(first))
    },
  }
}

/** Stays while the app inside it is closed and opened; the library that looks for elements holds on to it. */
function Device({ children }: { children: ReactNode }) {
  return children
}
