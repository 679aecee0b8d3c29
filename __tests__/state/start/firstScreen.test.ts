import { deviceClock } from '@/api/clock'
import { createFirstScreen, PATIENCE_MS } from '@/state/start/firstScreen'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('a first screen', () => {
  it('is drawn when the app around it stands and what it shows is there, whichever comes last', () => {
    const [one, other] = [createFirstScreen(deviceClock), createFirstScreen(deviceClock)]
    one.noteRead()
    expect(one.isReady.getState()).toBe(false)
    one.noteShell()
    expect(one.isReady.getState()).toBe(true)
    other.noteShell()
    expect(other.isReady.getState()).toBe(false)
    other.noteRead()
    expect(other.isReady.getState()).toBe(true)
  })

  it('is drawn without what takes too long', () => {
    const { isReady, noteShell } = createFirstScreen(deviceClock)
    noteShell()
    jest.advanceTimersByTime(PATIENCE_MS - 1)
    expect(isReady.getState()).toBe(false)
    jest.advanceTimersByTime(1)
    expect(isReady.getState()).toBe(true)
  })

  it('is not drawn any more in an app that has ended', () => {
    const { isReady, noteShell } = createFirstScreen(deviceClock)
    noteShell()()
    jest.advanceTimersByTime(PATIENCE_MS)
    expect(isReady.getState()).toBe(false)
    expect(jest.getTimerCount()).toBe(0)
  })
})
