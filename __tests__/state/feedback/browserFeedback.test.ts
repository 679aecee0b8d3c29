import { createBrowserFeedback, type SoundPage } from '@/state/feedback/browserFeedback'
import { drawTones, SAMPLE_RATE } from '@/domain/feedback/drawTones'
import { signals } from '@/domain/feedback/signals'

type Record = { sampleRate: number; heights: Float32Array }

/** As much of Web Audio as sounds need, and what was asked of it. */
function makeAudio(state: AudioContextState = 'running') {
  const started: Record[] = []
  const recorded: Record[] = []
  const volumes: number[] = []
  const cutOff = jest.fn()
  const context = {
    state,
    destination: {},
    resume: jest.fn(async () => {
      context.state = 'running'
    }),
    createGain: () => {
      const gain = { value: 1 }
      return {
        gain,
        connect: (to: unknown) => {
          if (to === context.destination) volumes.push(gain.value)
        },
        disconnect: cutOff,
      }
    },
    createBuffer: (_channels: number, length: number, sampleRate: number) => {
      const record = { sampleRate, heights: new Float32Array(length) }
      recorded.push(record)
      return Object.assign(record, {
        copyToChannel: (heights: Float32Array) => record.heights.set(heights),
      })
    },
    createBufferSource: () => {
      const source: { buffer?: Record; connect: jest.Mock; start: () => void } = {
        connect: jest.fn(),
        start: () => source.buffer && started.push(source.buffer),
      }
      return source
    },
  }
  return {
    context,
    started,
    recorded,
    volumes,
    cutOff,
    makeContext: jest.fn(() => context as unknown as AudioContext),
  }
}

function makeFeedback(audio: ReturnType<typeof makeAudio>, given: Partial<SoundPage> = {}) {
  const listeners = new Map<string, () => void>()
  const vibrate = jest.fn()
  const idle: (() => void)[] = []
  const feedback = createBrowserFeedback({
    makeContext: audio.makeContext,
    vibrate,
    events: {
      addEventListener: (name: string, listener: unknown) => listeners.set(name, listener as () => void),
      removeEventListener: (name: string) => listeners.delete(name),
    },
    whenIdle: (act) => void idle.push(act),
    ...given,
  })
  return { feedback, vibrate, listeners, idle, touch: (name = 'pointerdown') => listeners.get(name)?.() }
}

it('makes no sound machine before somebody touches the page, and only one', () => {
  const audio = makeAudio('suspended')
  const { feedback, touch, listeners } = makeFeedback(audio)
  expect(audio.makeContext).not.toHaveBeenCalled()
  touch()
  expect(audio.context.resume).toHaveBeenCalledTimes(1)
  touch('keydown')
  expect(listeners.size).toBe(0)
  feedback.wake()
  feedback.give('picked')
  expect(audio.makeContext).toHaveBeenCalledTimes(1)
})

it('sounds before it returns: the tones of the table, as they are drawn for devices', () => {
  const audio = makeAudio()
  const { feedback } = makeFeedback(audio)
  feedback.give('unknown-code')
  expect(audio.started).toHaveLength(1)
  const [{ sampleRate, heights }] = audio.started as [Record]
  expect(sampleRate).toBe(SAMPLE_RATE)
  expect(heights).toEqual(drawTones(signals['unknown-code'].tones))
  expect(heights.length / sampleRate).toBeCloseTo(0.32)
})

it('draws a signal once, however often it sounds', () => {
  const audio = makeAudio()
  const { feedback } = makeFeedback(audio)
  for (let times = 0; times < 3; times += 1) feedback.give('picked')
  feedback.give('undone')
  expect(audio.started).toHaveLength(4)
  expect(audio.recorded).toHaveLength(2)
})

it('draws all of them one by one while nobody waits', () => {
  const audio = makeAudio()
  const { feedback, touch, idle } = makeFeedback(audio)
  touch()
  expect(audio.recorded).toHaveLength(0)
  for (let drawn = 1; idle.length > 0; drawn += 1) {
    idle.shift()?.()
    expect(audio.recorded).toHaveLength(drawn)
  }
  expect(audio.recorded).toHaveLength(Object.keys(signals).length)
  feedback.give('picked')
  expect(audio.recorded).toHaveLength(Object.keys(signals).length)
})

it('vibrates in the pattern of the table', () => {
  const { feedback, vibrate } = makeFeedback(makeAudio())
  feedback.give('refused')
  expect(vibrate).toHaveBeenCalledWith([350, 100, 350])
})

it('cuts off what still sounds', () => {
  const audio = makeAudio()
  const { feedback } = makeFeedback(audio)
  feedback.give('order-complete')
  expect(audio.cutOff).not.toHaveBeenCalled()
  feedback.give('picked')
  expect(audio.cutOff).toHaveBeenCalledTimes(1)
})

it('keeps to the volume, and vibrates when silent', () => {
  const audio = makeAudio()
  const { feedback, vibrate } = makeFeedback(audio)
  feedback.setVolume(0.3)
  feedback.give('picked')
  feedback.setVolume(7)
  feedback.give('picked')
  feedback.setVolume(0)
  feedback.give('picked')
  expect(audio.volumes).toEqual([0.3, 1])
  expect(vibrate).toHaveBeenCalledTimes(3)
})

it('after a pause of the browser sounds at once or not at all', async () => {
  jest.useFakeTimers()
  const quick = makeAudio('suspended')
  makeFeedback(quick).feedback.give('picked')
  await jest.advanceTimersByTimeAsync(1)
  expect(quick.started).toHaveLength(1)

  const slow = makeAudio('suspended')
  slow.context.resume.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 5_000)))
  makeFeedback(slow).feedback.give('picked')
  await jest.advanceTimersByTimeAsync(6_000)
  expect(slow.started).toHaveLength(0)
  jest.useRealTimers()
})

it.each<[string, Partial<SoundPage>]>([
  ['no Web Audio', { makeContext: () => undefined }],
  ['no vibration', { vibrate: undefined }],
  [
    'a sound machine that breaks',
    {
      makeContext: () => {
        throw new Error('no device')
      },
    },
  ],
  [
    'a vibration that breaks',
    {
      vibrate: () => {
        throw new Error('not allowed')
      },
    },
  ],
])('never throws with %s', (_, given) => {
  const { feedback, touch } = makeFeedback(makeAudio(), given)
  expect(() => {
    touch()
    feedback.wake()
    feedback.give('wrong-item')
  }).not.toThrow()
})
