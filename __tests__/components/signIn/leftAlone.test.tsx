import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, userEvent } from '@testing-library/react-native'
import { ExpoRoot } from 'expo-router'
import { getMockContext } from 'expo-router/testing-library'
import { type ReactElement } from 'react'
import { AppState, type AppStateStatus } from 'react-native'
import { Locked } from '@/components/people/Locked'
import { SetupScreen } from '@/components/signIn/SetupScreen'
import { SignInScreen } from '@/components/signIn/SignInScreen'
import { WordsProvider } from '@/components/words/WordsProvider'
import { formatSetupCode } from '@/domain/setup/setupCode'
import { createDeviceState, DeviceStateContext } from '@/state/deviceState'
import { makePorts } from '../../support/device'
import { makeClock } from '../../support/fakeClock'
import { idOf, leadSetup, sharedSetup } from '../../support/sharedDevice'

const user = userEvent.setup()
const SECOND = 1_000

let fronts: ((state: AppStateStatus) => void)[] = []
beforeEach(() => {
  fronts = []
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_, listener) => {
    fronts.push(listener)
    return { remove: () => void fronts.splice(fronts.indexOf(listener), 1) }
  })
})
afterEach(() => jest.restoreAllMocks())

const leaveFront = () => act(() => [...fronts].forEach((hear) => hear('background')))
const button = (name: string) => screen.findByRole('button', { name })

/** A shared device that Mira works with, at its sign-in page; a team lead has lent her a PIN. */
async function standBefore(page: ReactElement) {
  const clock = makeClock()
  const fetch = async () => Response.json([])
  const state = createDeviceState(makePorts({ clock, steadyMs: clock.nowMs, fetch }))
  const { people, session } = state
  await people.restore()
  await people.setUp(sharedSetup)
  await people.join({ name: 'Mira', pin: '7294' })
  await session.end()
  await people.join({ name: 'Omar', pin: '5938', lead: leadSetup })
  const lent = await people.lendPin(idOf(people, 'Mira'))
  if (lent === undefined) throw new Error('No PIN was lent')
  await session.end()
  const Route = () => (
    <DeviceStateContext.Provider value={state}>
      <QueryClientProvider client={state.queryClient}>
        <WordsProvider choice="en">
          <Locked>{page}</Locked>
        </WordsProvider>
      </QueryClientProvider>
    </DeviceStateContext.Provider>
  )
  process.env.EXPO_ROUTER_IMPORT_MODE = 'sync'
  render(<ExpoRoot context={getMockContext({ index: Route })} location="/" />)
  return {
    lent,
    pass: (ms: number) => act(() => clock.pass(ms, () => Promise.resolve())),
    scan: (text: string) =>
      act(async () => state.scans.offer({ text, source: 'datawedge', atMs: Date.now() })),
  }
}

const touch = () =>
  act(() => void fireEvent(screen.getByText('Choose a PIN'), 'startShouldSetResponderCapture'))

async function showLeadCode() {
  const device = await standBefore(<SignInScreen />)
  await button('New here')
  await device.scan(formatSetupCode(leadSetup))
  await screen.findByLabelText('Your name')
  return device
}

async function typeLentPin() {
  const device = await standBefore(<SignInScreen />)
  await user.press(await button('Mira'))
  for (const digit of device.lent) await user.press(await button(digit))
  await user.press(await button('OK'))
  await screen.findByText('Choose a PIN')
  return device
}

describe("a team lead's code at the sign-in page", () => {
  it('is gone after a minute in which nobody touched the device', async () => {
    const { pass } = await showLeadCode()
    await pass(59 * SECOND)
    expect(screen.getByLabelText('Your name')).toBeOnTheScreen()
    await pass(SECOND)
    expect(await screen.findByText('Who are you?')).toBeOnTheScreen()
  })

  it('is gone when the app leaves the front', async () => {
    await showLeadCode()
    leaveFront()
    expect(await screen.findByText('Who are you?')).toBeOnTheScreen()
  })

  it('opened by a link leaves with its page', async () => {
    const onLeave = jest.fn()
    const link = formatSetupCode(leadSetup)
    const { pass } = await standBefore(<SetupScreen link={link} onLeave={onLeave} />)
    await user.press(await button('Set up'))
    await screen.findByLabelText('Your name')
    await pass(59 * SECOND)
    expect(onLeave).not.toHaveBeenCalled()
    await pass(SECOND)
    expect(onLeave).toHaveBeenCalledTimes(1)
  })
})

describe('a lent PIN that was right', () => {
  it('is asked for again after a minute in which nobody touched the device', async () => {
    const { pass } = await typeLentPin()
    await pass(40 * SECOND)
    touch()
    await pass(59 * SECOND)
    expect(screen.getByText('Choose a PIN')).toBeOnTheScreen()
    await pass(SECOND)
    expect(screen.queryByText('Choose a PIN')).toBeNull()
    expect(screen.getByText('Mira')).toBeOnTheScreen()
  })

  it('is asked for again when the app leaves the front', async () => {
    await typeLentPin()
    leaveFront()
    expect(screen.queryByText('Choose a PIN')).toBeNull()
  })
})
