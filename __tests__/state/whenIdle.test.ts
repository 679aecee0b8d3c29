import { whenIdle } from '@/state/whenIdle'

const idle = {
  requestIdleCallback: globalThis.requestIdleCallback,
  cancelIdleCallback: globalThis.cancelIdleCallback,
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  Object.assign(globalThis, idle)
})

/** A device that tells when it has nothing to do, and what was asked of it. */
function withIdleTimes() {
  const asked = new Map<number, () => void>()
  Object.assign(globalThis, {
    requestIdleCallback: (act: () => void) => asked.set(asked.size + 1, act).size,
    cancelIdleCallback: (nth: number) => asked.delete(nth),
  })
  return asked
}

it('waits until the device has nothing to do', () => {
  const asked = withIdleTimes()
  const act = jest.fn()
  whenIdle(act)
  expect(act).not.toHaveBeenCalled()
  asked.forEach((due) => due())
  expect(act).toHaveBeenCalledTimes(1)
})

it('waits a moment where the device does not tell', () => {
  Object.assign(globalThis, { requestIdleCallback: undefined })
  const act = jest.fn()
  whenIdle(act)
  expect(act).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(act).toHaveBeenCalledTimes(1)
})

it.each([true, false])('is called off, whether the device tells (%s)', (tells) => {
  const asked = withIdleTimes()
  if (!tells) Object.assign(globalThis, { requestIdleCallback: undefined })
  const act = jest.fn()
  whenIdle(act)()
  asked.forEach((due) => due())
  jest.runAllTimers()
  expect(act).not.toHaveBeenCalled()
})
