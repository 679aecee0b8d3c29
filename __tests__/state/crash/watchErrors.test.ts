import { watchErrors } from '@/state/crash/watchErrors'
import { watchErrors as watchPage } from '@/state/crash/watchErrors.web'

type Handler = (error: unknown, isFatal?: boolean) => void
type Engine = { ErrorUtils?: { getGlobalHandler(): Handler; setGlobalHandler(handler: Handler): void } }

const engine = globalThis as Engine
const { ErrorUtils } = engine
const page = globalThis as { window?: unknown }
const { window } = page

afterEach(() => {
  engine.ErrorUtils = ErrorUtils
  page.window = window
})

it('hears on a device what fails outside of a screen, beside who heard it before, until it stops', () => {
  const before = jest.fn()
  let handler: Handler = before
  engine.ErrorUtils = {
    getGlobalHandler: () => handler,
    setGlobalHandler: (next) => {
      handler = next
    },
  }
  const heard: unknown[] = []
  const stop = watchErrors((thrown) => heard.push(thrown))
  const error = new TypeError('undefined is not a function')
  handler(error, true)
  expect(heard).toEqual([error])
  expect(before).toHaveBeenCalledWith(error, true)
  stop()
  expect(handler).toBe(before)
})

it('hears in a browser of errors and of promises that nobody waits for, and of nothing that is neither', () => {
  const events = new EventTarget()
  page.window = events
  const heard: unknown[] = []
  const stop = watchPage((thrown) => heard.push(thrown))
  const tell = (name: string, said: object) => events.dispatchEvent(Object.assign(new Event(name), said))
  const error = new TypeError('null is not iterable')
  tell('error', { error })
  tell('error', { error: null })
  tell('unhandledrejection', { reason: 'late' })
  expect(heard).toEqual([error, 'late'])
  stop()
  tell('error', { error })
  expect(heard).toHaveLength(2)
})
