import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react-native'
import { ExpoRoot, Slot, useLocalSearchParams, usePathname } from 'expo-router'
import { getMockContext } from 'expo-router/testing-library'
import { type Fetch } from '@/api/client'
import { ToolsWatch } from '@/components/shell/ToolsWatch'
import { Text } from '@/components/ui/Text'
import { WordsProvider } from '@/components/words/WordsProvider'
import { skuSchema } from '@/domain/contract/ids'
import { type Work } from '@/domain/tools/task'
import { forbidden } from '@/server/problems/refusal'
import { createDeviceState, DeviceStateContext } from '@/state/deviceState'
import { makeTask } from '@/state/tools/makeTask'
import { makeFeedback, makePorts } from '../../support/device'
import { makeSetup } from '../../support/factories'
import { press, refuse } from '../../support/reviewing'

const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

const setup = makeSetup({ role: 'lead' })
const change: Work = {
  type: 'change-products',
  phase: 'once',
  changes: [{ sku: skuSchema.parse('EGGS'), name: 'Eggs', was: {}, will: { active: false } }],
}
const promotion: Work = {
  type: 'promotion',
  intent: 'create',
  promotion: {
    vendors: [setup.vendorId],
    type: 'STRIKETHROUGH',
    active: true,
    reason: 'OVERSTOCK',
    display_name: { en_GB: 'Cheese week' },
    conditions: { start_time: '2026-03-01T00:00:00Z', end_time: '2099-03-08T00:00:00Z' },
    discount: [{ discount_subtype: 'FINAL_PRICE', discount_value: 1, active: true, sku: ['GOUDA'] }],
  },
}

/** A page that only says where it is. */
function Page() {
  const { taskId } = useLocalSearchParams()
  return <Text>{`${usePathname()} is about ${String(taskId)}`}</Text>
}

/** A device at one of its pages, while the service makes up its mind about a task. `refuse` is what it comes to. */
async function openPage(work: Work, pageOf: (taskId: string) => string) {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const fetch: Fetch = async () => {
    await answered
    return refuse(forbidden())
  }
  const feedback = makeFeedback()
  const ports = makePorts({ feedback, fetch })
  const task = makeTask({ ...setup, picker: 'Mira' }, work, Date.now())
  await ports.journal.write({ command: task })
  const state = createDeviceState(ports)
  await state.session.begin(setup, 'Mira')
  stops.push(state.start())
  const Layout = () => (
    <DeviceStateContext.Provider value={state}>
      <QueryClientProvider client={state.queryClient}>
        <WordsProvider choice="en">
          <Slot />
          <ToolsWatch />
        </WordsProvider>
      </QueryClientProvider>
    </DeviceStateContext.Provider>
  )
  const pages = { _layout: Layout, index: Page, 'tasks/[taskId]': Page, 'promotions/[taskId]': Page }
  process.env.EXPO_ROUTER_IMPORT_MODE = 'sync'
  render(<ExpoRoot context={getMockContext(pages)} location={pageOf(task.id)} />)
  return { id: task.id, heard: feedback.heard, refuse: () => act(answer) }
}

it.each([
  ['a promotion', promotion, 'Something did not come through. Tap to see why.', 'promotions'],
  ['a change of products', change, 'Eggs: the change did not come through. Tap to see why.', 'tasks'],
  ['an export', { type: 'export' } as const, 'Something did not come through. Tap to see why.', 'tasks'],
])('leads to %s that was refused', async (_, work, words, pages) => {
  const device = await openPage(work, () => '/')
  device.refuse()
  await press(words)
  expect(await screen.findByText(`/${pages}/${device.id} is about ${device.id}`)).toBeOnTheScreen()
  expect(device.heard).toEqual(['refused'])
  expect(screen.queryByText(words)).toBeNull()
})

it('is heard, and not said, on the page that says it itself', async () => {
  const { refuse: answer, heard } = await openPage(change, (id) => `/tasks/${id}`)
  answer()
  await waitFor(() => expect(heard).toEqual(['refused']))
  expect(screen.queryByText(/did not come through/)).toBeNull()
})
