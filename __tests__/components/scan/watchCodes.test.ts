import { type CodeReader } from '@/components/scan/browser/codeReader'
import { LOOK_EVERY_MS, watchCodes } from '@/components/scan/browser/watchCodes'

/** A page with a picture. Jest's stand-in for a device has none of this. */
function makePage() {
  const page = {
    hidden: false,
    createElement: () => ({ width: 0, height: 0, getContext: () => ({ drawImage: jest.fn() }) }),
  }
  Object.assign(global, { document: page, HTMLMediaElement: { HAVE_CURRENT_DATA: 2 } })
  const video = { readyState: 4, videoWidth: 640, videoHeight: 480, clientWidth: 320, clientHeight: 240 }
  return { page, video: video as { -readonly [Key in keyof HTMLVideoElement]: HTMLVideoElement[Key] } }
}

const found = [{ text: '4006381333931', symbology: 'ean13', x: 1, y: 1 }]

function watch(reader: CodeReader) {
  const { page, video } = makePage()
  const onRead = jest.fn()
  const onBroken = jest.fn()
  const stop = watchCodes({ video, reader, onRead, onBroken })
  return { page, video, onRead, onBroken, stop }
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  Object.assign(global, { document: undefined, HTMLMediaElement: undefined })
})

it('looks eight to ten times a second and reports every sighting', async () => {
  const { onRead, stop } = watch(async () => found)
  await jest.advanceTimersByTimeAsync(1_000)
  expect(onRead.mock.calls.length).toBeGreaterThanOrEqual(8)
  expect(onRead.mock.calls.length).toBeLessThanOrEqual(10)
  expect(onRead).toHaveBeenLastCalledWith({ text: '4006381333931', symbology: 'ean13' })
  stop()
  const before = onRead.mock.calls.length
  await jest.advanceTimersByTimeAsync(1_000)
  expect(onRead).toHaveBeenCalledTimes(before)
})

it('takes one look at a time', async () => {
  let running = 0
  let most = 0
  const { stop } = watch(async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 3 * LOOK_EVERY_MS))
    running -= 1
    return []
  })
  await jest.advanceTimersByTimeAsync(3_000)
  expect(most).toBe(1)
  stop()
})

it('takes no look while nobody sees the page, or there is no picture yet', async () => {
  const reader = jest.fn(async () => found)
  const { page, video, stop } = watch(reader)
  await jest.advanceTimersByTimeAsync(1)
  page.hidden = true
  reader.mockClear()
  await jest.advanceTimersByTimeAsync(1_000)
  expect(reader).not.toHaveBeenCalled()
  page.hidden = false
  video.readyState = 1
  await jest.advanceTimersByTimeAsync(1_000)
  expect(reader).not.toHaveBeenCalled()
  video.readyState = 4
  await jest.advanceTimersByTimeAsync(2 * LOOK_EVERY_MS)
  expect(reader).toHaveBeenCalled()
  stop()
})

it('reports nothing that it saw after it was stopped', async () => {
  let answer: (sightings: typeof found) => void = () => undefined
  const { onRead, stop } = watch(() => new Promise((resolve) => (answer = resolve)))
  stop()
  answer(found)
  await jest.advanceTimersByTimeAsync(10)
  expect(onRead).not.toHaveBeenCalled()
})

it('forgives a look that fails, not ten in a row', async () => {
  const reader = jest.fn(async () => found)
  reader.mockRejectedValueOnce(new Error('frame gone'))
  const once = watch(reader)
  await jest.advanceTimersByTimeAsync(2_000)
  expect(once.onBroken).not.toHaveBeenCalled()
  expect(once.onRead).toHaveBeenCalled()
  once.stop()

  const always = watch(() => Promise.reject(new Error('broken')))
  await jest.advanceTimersByTimeAsync(5_000)
  expect(always.onBroken).toHaveBeenCalledTimes(1)
})
