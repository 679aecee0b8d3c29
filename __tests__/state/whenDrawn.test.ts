import { whenDrawn } from '@/state/whenDrawn'

type Task = () => void

const frames: Task[] = []
const background: Task[] = []
const drawFrame = () => frames.splice(0).forEach((task) => task())
const haveTime = () => background.splice(0).forEach((task) => task())

beforeEach(() => {
  jest.useFakeTimers()
  frames.length = 0
  background.length = 0
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((task) => frames.push(() => task(0)))
  Object.assign(globalThis, {
    scheduler: { postTask: (task: Task) => Promise.resolve(void background.push(task)) },
  })
})

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'scheduler')
})

it('waits for the frame, then for a moment in which nothing else is due, and happens once', () => {
  const act = jest.fn()
  whenDrawn(act)
  haveTime()
  expect(act).toHaveBeenCalledTimes(0)
  drawFrame()
  expect(act).toHaveBeenCalledTimes(0)
  haveTime()
  expect(act).toHaveBeenCalledTimes(1)
  jest.runAllTimers()
  expect(act).toHaveBeenCalledTimes(1)
})

it('does not wait for a page that draws nothing', () => {
  const act = jest.fn()
  whenDrawn(act)
  jest.runAllTimers()
  expect(act).toHaveBeenCalledTimes(1)
  drawFrame()
  haveTime()
  expect(act).toHaveBeenCalledTimes(1)
})

it('does nothing that is called off', () => {
  const [early, late] = [jest.fn(), jest.fn()]
  whenDrawn(early)()
  const callOff = whenDrawn(late)
  drawFrame()
  callOff()
  haveTime()
  jest.runAllTimers()
  expect(early).toHaveBeenCalledTimes(0)
  expect(late).toHaveBeenCalledTimes(0)
})
