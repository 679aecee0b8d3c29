import { act, screen, userEvent, waitFor } from '@testing-library/react-native'
import { BackHandler } from 'react-native'
import { makeFeedback, makeScanner } from '../../support/device'
import { makeVault } from '../../support/factories'
import { getDemoCode, renderApp, serviceUrl } from '../../support/renderApp'

const user = userEvent.setup()

type BackListener = Parameters<typeof BackHandler.addEventListener>[1]
const PRESSED = {} as Parameters<BackListener>[0]

const button = (name: string | RegExp) => screen.findByRole('button', { name })

async function typePin(pin: string) {
  for (const digit of pin) await user.press(await button(digit))
  await user.press(await button('OK'))
}

/** The demo's picker shares their device with others, and Mira joins. */
async function shareAndJoin() {
  const { attachScanners, scan } = makeScanner()
  const vault = makeVault()
  const app = renderApp({ attachScanners, vault, feedback: makeFeedback() })
  await screen.findByLabelText('Set-up code')
  const code = await getDemoCode('picker')
  // As the portal writes it for several people: the demo's own codes are for one.
  const shared = `${serviceUrl()}/setup${code.slice(code.indexOf('#')).replace(/&k=.*$/, '&s=1')}`
  await act(async () => scan(shared))
  await user.press(await button('New here'))
  await user.type(await screen.findByLabelText('Your name'), 'Mira')
  await user.press(await button('Next'))
  await typePin('7294')
  await screen.findByText('Type the PIN once more')
  await typePin('7294')
  await screen.findByRole('tab', { name: /^To pick/ })
  return { ...app, vault, scan: (text: string) => act(async () => scan(text)) }
}

async function lockNow() {
  await user.press(await button('Settings'))
  await user.press(await button('Lock now'))
  await screen.findByText('Locked')
}

describe('a shared device', () => {
  it('is set up by a scan, and asks who is there instead of for a name', async () => {
    await shareAndJoin()
    await user.press(await button('Settings'))
    expect(await screen.findByText('Mira')).toBeOnTheScreen()
    await user.press(await button('Sign out'))
    expect(await screen.findByText(/The device stays set up/)).toBeOnTheScreen()
  })

  it('hides what lies behind its lock from touch and from screen readers, and leads back to it', async () => {
    await shareAndJoin()
    await lockNow()
    expect(screen.queryByRole('button', { name: 'Lock now' })).toBeNull()
    // It is all still there.
    expect(screen.getByText('Lock now', { includeHiddenElements: true })).toBeOnTheScreen()

    await typePin('5938')
    expect(await screen.findByText('Wrong PIN. 4 tries left.')).toBeOnTheScreen()
    await typePin('7294')
    await waitFor(() => expect(screen.queryByText('Locked')).not.toBeOnTheScreen())
    expect(await button('Lock now')).toBeOnTheScreen()
  })

  it('is not got behind by the back button', async () => {
    const handlers: BackListener[] = []
    jest.spyOn(BackHandler, 'addEventListener').mockImplementation((_, handler) => {
      handlers.push(handler)
      return { remove: () => handlers.splice(handlers.indexOf(handler), 1) }
    })
    await shareAndJoin()
    const before = handlers.length
    await lockNow()
    expect(handlers.slice(before).map((handler) => handler(PRESSED))).toEqual([true])
    jest.restoreAllMocks()
  })

  it('starts locked, shows no order, and lets somebody else in', async () => {
    const { restart } = await shareAndJoin()
    restart()
    expect(await screen.findByText('Locked')).toBeOnTheScreen()
    expect(screen.queryByRole('tab')).toBeNull()
    await user.press(await button('Someone else'))
    expect(await screen.findByText('Who are you?')).toBeOnTheScreen()
    await user.press(await button('Mira'))
    await typePin('7294')
    expect(await screen.findByRole('tab', { name: /^To pick/ })).toBeOnTheScreen()
  })

  it('takes a badge at its lock, and a PIN that a keyboard typed', async () => {
    const { scan } = await shareAndJoin()
    await user.press(await button('Settings'))
    await user.press(await button('Use my badge'))
    await scan('STAFF-0041799')
    expect(await screen.findByText('Your badge opens this device from now on.')).toBeOnTheScreen()
    await user.press(await button('Lock now'))
    await screen.findByText('Locked')
    await scan('4006381333931')
    expect(await screen.findByText('This is a product, not a badge.')).toBeOnTheScreen()
    await scan('STAFF-0041799')
    await waitFor(() => expect(screen.queryByText('Locked')).not.toBeOnTheScreen())

    await user.press(await button('Lock now'))
    await screen.findByText('Locked')
    await scan('7294')
    await waitFor(() => expect(screen.queryByText('Locked')).not.toBeOnTheScreen())
  })

  it('shows how long to wait, and takes nothing meanwhile', async () => {
    await shareAndJoin()
    await lockNow()
    for (let times = 0; times < 5; times += 1) {
      await typePin('5938')
      await screen.findByText(/Wrong PIN|Too many wrong PINs/)
    }
    expect(await screen.findByText('Too many wrong PINs.')).toBeOnTheScreen()
    expect(screen.getByText(/^Next try in 0:\d\d$/)).toBeOnTheScreen()
    expect(await button('7')).toBeDisabled()
  })
})
