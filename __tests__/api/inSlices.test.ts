import { askForWay, comeBackSoon, inSlices, letOthersGo } from '@/api/inSlices'

/** Steps that each take so long, by a clock that only they move. */
function* work(steps: number, stepMs: number): Generator<void, number> {
  for (let step = 0; step < steps; step += 1) {
    jest.advanceTimersByTime(stepMs)
    yield
  }
  return steps
}

/** How long each stretch between two pauses was. */
async function stretchesOf(steps: number, stepMs: number): Promise<number[]> {
  const pausedAt: number[] = []
  const done = await inSlices(work(steps, stepMs), async () => void pausedAt.push(performance.now()))
  expect(done).toBe(steps)
  return [...pausedAt.slice(1), performance.now()].map((end, nth) => end - (pausedAt[nth] ?? 0))
}

describe('work in slices', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('lets others go after a few milliseconds, however many steps there are', async () => {
    const stretches = await stretchesOf(200, 0.5)
    expect(Math.max(...stretches)).toBeLessThanOrEqual(4.5)
    expect(stretches.length).toBeLessThanOrEqual(30)
  })

  it('lets others go after each step that is longer', async () => {
    await expect(stretchesOf(3, 9)).resolves.toEqual([9, 9, 9, 0])
  })

  it('lets others go before it begins', async () => {
    const order: string[] = []
    function* one(): Generator<void, void> {
      order.push('work')
    }
    await inSlices(one(), async () => void order.push('pause'))
    expect(order).toEqual(['pause', 'work'])
  })
})

/** A browser that does at once what it is asked for, and how it was asked. */
function withScheduler(): unknown[] {
  const asked: unknown[] = []
  const postTask = async (task: () => void, options: unknown) => {
    asked.push(options)
    task()
  }
  Object.assign(globalThis, { scheduler: { postTask } })
  return asked
}

describe('a pause', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    Object.assign(globalThis, { scheduler: undefined })
  })

  it('ends when the browser has nothing that is more urgent', async () => {
    const asked = withScheduler()
    await letOthersGo()
    expect(asked).toEqual([{ priority: 'background' }])
    expect(jest.getTimerCount()).toBe(0)
  })

  it('ends after a while where there is always something that is more urgent', async () => {
    Object.assign(globalThis, { scheduler: { postTask: () => new Promise(() => undefined) } })
    const ended = letOthersGo().then(() => 'ended')
    await jest.advanceTimersByTimeAsync(100)
    await expect(ended).resolves.toBe('ended')
  })

  it.each([['a browser that knows what is urgent'], ['a device that does not']])(
    'lasts until what somebody waits for is done, on %s',
    async (platform) => {
      if (platform.startsWith('a browser')) withScheduler()
      const [giveOne, giveOther] = [askForWay(), askForWay()]
      let hasEnded = false
      const ended = letOthersGo().then(() => (hasEnded = true))
      await jest.advanceTimersByTimeAsync(10)
      giveOne()
      giveOne()
      await jest.advanceTimersByTimeAsync(10)
      expect(hasEnded).toBe(false)
      giveOther()
      await jest.advanceTimersByTimeAsync(1)
      await ended
      expect(jest.getTimerCount()).toBe(0)
    },
  )

  it('ends after a while where somebody waits for ever', async () => {
    withScheduler()
    const giveBack = askForWay()
    const ended = letOthersGo().then(() => 'ended')
    await jest.advanceTimersByTimeAsync(100)
    await expect(ended).resolves.toBe('ended')
    giveBack()
  })

  it('ends with the next turn where the browser does not tell', async () => {
    const ended = Promise.all([letOthersGo(), comeBackSoon()]).then(() => 'ended')
    await jest.advanceTimersByTimeAsync(1)
    await expect(ended).resolves.toBe('ended')
  })

  it('in what somebody waits for gives way to what is due, and to nothing else', async () => {
    const asked = withScheduler()
    await comeBackSoon()
    expect(asked).toEqual([{ priority: 'user-visible' }])
  })
})
