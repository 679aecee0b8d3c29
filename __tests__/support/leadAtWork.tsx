import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react-native'
import { ExpoRoot } from 'expo-router'
import { getMockContext } from 'expo-router/testing-library'
import { useState } from 'react'
import { View } from 'react-native'
import { ShelfListScreen } from '@/components/shelfList/ShelfListScreen'
import { TaskScreen } from '@/components/tasks/TaskScreen'
import { TasksScreen } from '@/components/tasks/TasksScreen'
import { WordsProvider } from '@/components/words/WordsProvider'
import { type DeviceRole } from '@/domain/contract/device'
import { type TaskId } from '@/domain/tools/task'
import { parseSetupCode } from '@/domain/setup/setupCode'
import { createDeviceState, DeviceStateContext } from '@/state/deviceState'
import { type Ports } from '@/state/ports'
import { makeFeedback, makePorts } from './device'
import { scanAndHear } from './pickerAtWork'
import { getDemoCode, serviceUrl } from './renderApp'

/** A page of the store tools: the list of the shelf, what was sent, or one of that. */
export type Place = 'shelf' | 'tasks' | { task: TaskId }

/** Ends what a test has started: a device goes on sending while nobody looks. */
const stops: (() => void)[] = []
export const stopDevices = () => stops.splice(0).forEach((stop) => stop())

export async function getDemoSetup(role: DeviceRole) {
  const verdict = parseSetupCode(await getDemoCode(role), serviceUrl())
  if (verdict.kind !== 'ok') throw new Error(`The demo's code is ${verdict.kind}`)
  return verdict.setup
}

function Pages({ first }: { first: Place }) {
  const [place, setPlace] = useState(first)
  const toList = () => setPlace('tasks')
  const toTask = (task: TaskId) => setPlace({ task })
  if (place === 'shelf')
    return <ShelfListScreen onBack={toList} onSent={toTask} onTasks={toList} onDone={toList} />
  if (place === 'tasks') return <TasksScreen onBack={toList} onOpen={toTask} onDone={toList} />
  return <TaskScreen taskId={place.task} onBack={toList} onOpen={toTask} onDone={toList} />
}

/** The demo's team lead, unless it is said otherwise, at a page of the store tools, against the real service. */
export async function openTools(place: Place, given: Partial<Ports> = {}, role: DeviceRole = 'lead') {
  const feedback = makeFeedback()
  const ports = makePorts({ feedback, ...given })
  const setup = await getDemoSetup(role)

  async function start() {
    const state = createDeviceState(ports)
    await state.session.begin(setup, 'Lea')
    stops.push(state.start())
    const Route = () => (
      <DeviceStateContext.Provider value={state}>
        <QueryClientProvider client={state.queryClient}>
          <WordsProvider choice="en">
            <Pages first={place} />
          </WordsProvider>
        </QueryClientProvider>
      </DeviceStateContext.Provider>
    )
    const app = (
      <View style={whole}>
        <ExpoRoot key={stops.length} context={getMockContext({ index: Route })} location="/" />
      </View>
    )
    return { state, app }
  }

  process.env.EXPO_ROUTER_IMPORT_MODE = 'sync'
  const { state, app } = await start()
  render(app)
  const trigger = (text: string) => act(() => state.scans.offer({ text, source: 'wedge', atMs: Date.now() }))
  return {
    ports,
    /** Pulls the trigger, and goes on at once. */
    trigger,
    scan: (code: string) => scanAndHear(trigger, feedback.heard, code),
    /** The app is closed and opened again; what its disk keeps is still there. */
    restart: async () => screen.rerender((await start()).app),
  }
}

const whole = { flex: 1 }
