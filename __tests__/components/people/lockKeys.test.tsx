import { act, screen, userEvent } from '@testing-library/react-native'
import { Pressable, Text } from 'react-native'
import { PinQuestion } from '@/components/parts/PinQuestion'
import { Locked } from '@/components/people/Locked'
import { LATE_KEY_MS, WEDGE_GAP_MS } from '@/domain/scanning/timings'
import { createHandheld } from '@/state/handheld/createHandheld'
import { makeNativeHandheld } from '../../support/nativeHandheld'
import { sharedSetup } from '../../support/sharedDevice'
import { renderOnDevice } from '../history/renderOnDevice'

const OUTSIDE = false
const moment = () =>
  act(() => new Promise<void>((resolve) => setTimeout(resolve, WEDGE_GAP_MS + LATE_KEY_MS + 20)))

/** A handheld with keys, on which Mira has signed in and locked. */
async function lockHandheld() {
  const device = makeNativeHandheld()
  const { keys, attachScanners } = createHandheld(device.native)
  const heardBehind = jest.fn()
  const state = await renderOnDevice(
    <Locked>
      <Pressable role="button">
        <Text>Behind</Text>
      </Pressable>
      <PinQuestion title="Another question" busy={false} onPin={heardBehind} />
    </Locked>,
    { keys },
  )
  const detach = attachScanners(state.scans)
  await act(async () => {
    await state.people.setUp(sharedSetup)
    await state.people.join({ name: 'Mira', pin: '7294' })
    state.people.lock()
  })
  await screen.findByText('Locked')
  return { ...device, state, detach, heardBehind }
}

describe('the lock of a handheld with keys', () => {
  it('opens by a PIN that is typed on them as people type', async () => {
    const { press, state, detach } = await lockHandheld()
    for (const key of ['7', '2', '5', 'Backspace', '9', '4', 'Enter']) {
      act(() => press(key, 150, OUTSIDE))
      await moment()
    }
    expect(await screen.findByRole('button', { name: 'Behind' })).toBeOnTheScreen()
    expect(state.people.isLocked()).toBe(false)
    detach()
  })

  it('opens when Enter follows the last digit at once, and no question behind it hears the PIN', async () => {
    const { press, state, detach, heardBehind } = await lockHandheld()
    for (const key of ['7', '2', '9', '4', 'Enter']) act(() => press(key, 80, OUTSIDE))
    expect(await screen.findByRole('button', { name: 'Behind' })).toBeOnTheScreen()
    expect(state.people.isLocked()).toBe(false)
    expect(heardBehind).not.toHaveBeenCalled()
    detach()
  })

  it('keeps every key from what lies behind, until it opens', async () => {
    const { shown, state, detach } = await lockHandheld()
    expect(shown.isLocked).toBe(true)
    for (const digit of '7294') await userEvent.press(screen.getByRole('button', { name: digit }))
    await userEvent.press(screen.getByRole('button', { name: 'OK' }))
    await screen.findByRole('button', { name: 'Behind' })
    expect(shown.isLocked).toBe(false)
    act(() => state.people.lock())
    expect(shown.isLocked).toBe(true)
    detach()
  })
})
