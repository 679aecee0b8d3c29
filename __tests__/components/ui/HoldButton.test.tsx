import { act, fireEvent, render, screen } from '@testing-library/react-native'
import { HOLD_MS, HoldButton } from '@/components/ui/HoldButton'
import { WordsProvider } from '@/components/words/WordsProvider'
import { holdDown } from '../../support/hold'

function renderHold() {
  const held = jest.fn()
  render(
    <WordsProvider choice="en">
      <HoldButton title="Hold to send" onHeld={held} />
    </WordsProvider>,
  )
  return held
}

const theButton = () => screen.getByRole('button', { name: 'Hold to send' })
const wait = (ms: number) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)))

const touch = () => ({
  persist: () => undefined,
  currentTarget: { measure: () => undefined },
  nativeEvent: { changedTouches: [], touches: [], pageX: 0, pageY: 0, timestamp: 0, identifier: 0 },
})

/** While the whole device stands still, neither a timer nor a finger is heard. */
function standStill(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

it('does once what it is held for, however long it is held', async () => {
  const held = renderHold()
  await holdDown(theButton())
  expect(held).toHaveBeenCalledTimes(1)
  await wait(2 * HOLD_MS)
  expect(held).toHaveBeenCalledTimes(1)
})

it('takes a tap for a tap, though the device stands still between the finger and its lifting', async () => {
  const held = renderHold()
  fireEvent(theButton(), 'responderGrant', touch())
  standStill(2 * HOLD_MS)
  // Whatever is due by now is heard before the finger.
  await wait(0)
  fireEvent(theButton(), 'responderRelease', touch())
  await wait(2 * HOLD_MS)
  expect(held).not.toHaveBeenCalled()
})
