import { act, render, screen, userEvent, waitFor } from '@testing-library/react-native'
import { Platform } from 'react-native'
import { CameraScanner } from '@/components/scan/CameraScanner.web'
import { WordsProvider } from '@/components/words/WordsProvider'

type Listener = () => void

/** A browser with a camera, as far as a page sees one. */
function makeBrowser(state: PermissionState | 'unknown') {
  const track = {
    stop: jest.fn(),
    addEventListener: (_: string, listener: Listener) => (lose = listener),
    removeEventListener: jest.fn(),
    getCapabilities: () => capabilities,
    applyConstraints: jest.fn(async () => undefined),
  }
  let lose: Listener = () => undefined
  let capabilities: object = {}
  let change: Listener = () => undefined
  const status = {
    state: state === 'unknown' ? 'prompt' : state,
    addEventListener: (_: string, listener: Listener) => (change = listener),
    removeEventListener: jest.fn(),
  }
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] }
  const getUserMedia = jest.fn(async () => stream as unknown as MediaStream)
  Object.assign(window, { isSecureContext: true })
  const permissions = {
    query: async () => {
      if (state === 'unknown') throw new TypeError('camera is no permission here')
      return status
    },
  }
  Object.assign(global, { navigator: { mediaDevices: { getUserMedia }, permissions } })
  return {
    track,
    getUserMedia,
    withTorch: () => (capabilities = { torch: true }),
    unplug: () => act(() => lose()),
    decide: (decided: PermissionState) =>
      act(async () => {
        status.state = decided
        change()
      }),
    failsWith: (name: string) =>
      getUserMedia.mockRejectedValue(Object.assign(new Error(`the browser says ${name}`), { name })),
  }
}

async function renderScanner() {
  const onClose = jest.fn()
  const view = render(
    <WordsProvider choice="en">
      <CameraScanner onRead={jest.fn()} onClose={onClose} />
    </WordsProvider>,
  )
  await act(async () => undefined)
  return { onClose, ...view }
}

const frame = () => screen.queryByText('Hold the barcode inside the frame')

beforeEach(() => {
  jest.replaceProperty(Platform, 'OS', 'web' as 'ios')
})
afterEach(() => {
  jest.restoreAllMocks()
  Object.assign(global, { navigator: undefined })
})

it('opens the camera on the back at once where it is allowed', async () => {
  const { getUserMedia } = makeBrowser('granted')
  await renderScanner()
  expect(frame()).toBeOnTheScreen()
  expect(getUserMedia).toHaveBeenCalledTimes(1)
  expect(getUserMedia).toHaveBeenCalledWith(
    expect.objectContaining({
      audio: false,
      video: expect.objectContaining({ facingMode: { ideal: 'environment' } }),
    }),
  )
})

it('opens it where the browser does not say beforehand', async () => {
  makeBrowser('unknown')
  await renderScanner()
  expect(frame()).toBeOnTheScreen()
})

it('explains before the browser asks, and opens one camera only', async () => {
  const { getUserMedia, decide } = makeBrowser('prompt')
  await renderScanner()
  expect(getUserMedia).not.toHaveBeenCalled()
  expect(screen.getByText(/It keeps no pictures/)).toBeOnTheScreen()
  await userEvent.press(screen.getByRole('button', { name: 'Allow camera' }))
  await decide('granted')
  expect(frame()).toBeOnTheScreen()
  expect(getUserMedia).toHaveBeenCalledTimes(1)
})

it('can ask again when the question was closed', async () => {
  const { failsWith } = makeBrowser('prompt')
  failsWith('NotAllowedError')
  await renderScanner()
  await userEvent.press(screen.getByRole('button', { name: 'Allow camera' }))
  expect(screen.getByRole('button', { name: 'Allow camera' })).toBeOnTheScreen()
})

it('says what to do after a refusal, and starts when the browser is told otherwise', async () => {
  const { decide } = makeBrowser('denied')
  await renderScanner()
  expect(screen.getByRole('heading', { name: 'The camera is not allowed' })).toBeOnTheScreen()
  expect(screen.getByRole('alert')).toHaveTextContent(/beside the address/)
  await decide('granted')
  expect(frame()).toBeOnTheScreen()
})

it.each([
  ['NotFoundError', 'No camera found'],
  ['OverconstrainedError', 'No camera found'],
  ['NotReadableError', 'The camera does not start'],
  ['AbortError', 'The camera does not start'],
  ['NotAllowedError', 'The camera is not allowed'],
])('%s: %s, and another try', async (name, title) => {
  const { failsWith, getUserMedia } = makeBrowser('granted')
  failsWith(name)
  await renderScanner()
  expect(screen.getByRole('heading', { name: title })).toBeOnTheScreen()
  await userEvent.press(screen.getByRole('button', { name: 'Try again' }))
  expect(getUserMedia).toHaveBeenCalledTimes(2)
})

it('says that a page without https has no camera, and offers no second try', async () => {
  makeBrowser('granted')
  Object.assign(window, { isSecureContext: false })
  const { onClose } = await renderScanner()
  expect(screen.getByRole('alert')).toHaveTextContent(/https:\/\//)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  await userEvent.press(screen.getByRole('button', { name: 'Close camera' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('says when the camera is taken away', async () => {
  const { unplug, track } = makeBrowser('granted')
  await renderScanner()
  unplug()
  expect(screen.getByRole('heading', { name: 'The camera does not start' })).toBeOnTheScreen()
  expect(track.stop).toHaveBeenCalled()
})

describe('the light', () => {
  it('is offered only where there is one', async () => {
    makeBrowser('granted')
    await renderScanner()
    expect(screen.queryByRole('switch', { name: 'Light' })).toBeNull()
  })

  it('is switched, and says how it stands', async () => {
    const { track, withTorch } = makeBrowser('granted')
    withTorch()
    await renderScanner()
    await userEvent.press(screen.getByRole('switch', { name: 'Light' }))
    expect(screen.getByRole('switch', { name: 'Light' })).toBeChecked()
    expect(track.applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: true }] })
  })

  it('does not claim to be on when the camera refuses', async () => {
    const { track, withTorch } = makeBrowser('granted')
    withTorch()
    await renderScanner()
    track.applyConstraints.mockRejectedValue(new Error('no'))
    await userEvent.press(screen.getByRole('switch', { name: 'Light' }))
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Light' })).not.toBeChecked())
  })
})

it('turns the camera off when it goes away', async () => {
  const { track } = makeBrowser('granted')
  const { unmount } = await renderScanner()
  expect(track.stop).not.toHaveBeenCalled()
  unmount()
  expect(track.stop).toHaveBeenCalledTimes(1)
})

it('turns off a camera that opens after it went away', async () => {
  const { track, getUserMedia } = makeBrowser('granted')
  let opens: (stream: MediaStream) => void = () => undefined
  getUserMedia.mockReturnValue(new Promise((resolve) => (opens = resolve)))
  const { unmount } = await renderScanner()
  unmount()
  await act(async () => opens({ getTracks: () => [track] } as unknown as MediaStream))
  expect(track.stop).toHaveBeenCalledTimes(1)
})
