import { createBrowserFeedback, type SoundPage } from '@/state/feedback/browserFeedback'
import { signals } from '@/domain/feedback/signals'

type Started = { frequencyHz: number; type: string; atS: number; endS: number }

/** As much of Web Audio as sounds need, and what was asked of it. */
function makeAudio(state: AudioContextState = 'running') {
  const started: Started[] = []
  const volumes: number[] = []
  const cutOff = jest.fn()
  const param = () => ({ value: 1, setValueAtTime: jest.fn(), linearRampToValueAtTime: jest.fn() })
  const context = {
    state,
    currentTime: 7,
    destination: {},
    resume: jest.fn(async () => {
      context.state = 'running'
    }),
    createGain: () => {
      const gain = param()
      return {
        gain,
        connect: (to: unknown) => {
          if (to === context.destination) volumes.push(gain.value)
        },
        disconnect: cutOff,
      }
    },
    createOscillator: () => {
      const oscillator = {
        type: 'sine',
        frequency: { value: 0 },
        connect: jest.fn(),
        start: (atS: number) =>
          started.push({ frequencyHz: oscillator.frequency.value, type: oscillator.type, atS, endS: 0 }),
        stop: (endS: number) => {
          const last = started.at(-1)
          if (last) last.endS = endS
        },
      }
      return oscillator
    },
  }
  return { context, started, volumes, cutOff, makeContext: jest.fn(() => context as unknown as AudioContext) }
}

function makeFeedback(audio: ReturnType<typeof makeAudio>, given: Partial<SoundPage> = {}) {
  const listeners = new Map<string, () => void>()
  const vibrate = jest.fn()
  const feedback = createBrowserFeedback({
    makeContext: audio.makeContext,
    vibrate,
    events: {
      addEventListener: (name: string, listener: unknown) => listeners.set(name, listener as () => void),
      removeEventListener: (name: string) => listeners.delete(name),
    },
    ...given,
  })
  return { feedback, vibrate, listeners, touch: (name = 'pointerdown') => listeners.get(name)?.() }
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

it('sounds before it returns: the tones of the table, one after the other', () => {
  const audio = makeAudio()
  const { feedback } = makeFeedback(audio)
  feedback.give('unknown-code')
  expect(audio.started.map(({ frequencyHz, type }) => [frequencyHz, type])).toEqual(
    signals['unknown-code'].tones.map(({ frequencyHz, shape }) => [frequencyHz, shape]),
  )
  expect(audio.started.map(({ atS }) => Math.round((atS - 7) * 1000))).toEqual([0, 120, 240])
  expect(audio.started.at(-1)?.endS).toBeCloseTo(7.32)
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
  expect(quick.started).toHaveLength(2)

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
