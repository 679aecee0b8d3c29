import { drawTones, SAMPLE_RATE } from '@/domain/feedback/drawTones'
import { signals, type Signal } from '@/domain/feedback/signals'
import { withinVolume, type Feedback } from './feedback'

/** What this code needs of a browser; a test brings its own. */
export type SoundPage = {
  /** Undefined where the browser has no Web Audio. */
  makeContext: () => AudioContext | undefined
  vibrate: ((pattern: number[]) => unknown) | undefined
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  whenIdle: (act: () => void) => void
}

/** The events that browsers take for a person who wants this page to do something. */
const touches = ['pointerdown', 'pointerup', 'touchend', 'keydown'] as const

/** A signal that could not sound in this time is no answer any more, only a fright. */
const STALE_MS = 250

/** Sounds by Web Audio: nothing to load, and a signal begins with the next block of samples. */
export function createBrowserFeedback({ makeContext, vibrate, events, whenIdle }: SoundPage): Feedback {
  let context: AudioContext | undefined
  let isMute = false
  let sounding: GainNode | undefined
  let volume = 1
  const records = new Map<Signal, AudioBuffer>()

  function ready(): AudioContext | undefined {
    if (context !== undefined || isMute) return context
    context = quietly(makeContext)
    isMute = context === undefined
    if (context !== undefined) recordAhead(context, Object.keys(signals) as Signal[])
    return context
  }

  function wake() {
    const made = ready()
    // Also after a telephone call, which suspends it.
    if (made !== undefined && made.state !== 'running') quietly(() => void made.resume().catch(ignore))
  }

  function sound(signal: Signal) {
    const made = ready()
    if (made === undefined || volume === 0) return
    if (made.state === 'running') return play(made, signal)
    const askedMs = Date.now()
    made.resume().then(() => {
      if (Date.now() - askedMs < STALE_MS) quietly(() => play(made, signal))
    }, ignore)
  }

  function play(made: AudioContext, signal: Signal) {
    sounding?.disconnect()
    sounding = made.createGain()
    sounding.gain.value = volume
    sounding.connect(made.destination)
    const source = made.createBufferSource()
    source.buffer = recorded(made, signal)
    source.connect(sounding)
    source.start()
  }

  /** One after another, while nobody waits: the first scan of a day should sound as soon as the others. */
  function recordAhead(made: AudioContext, [first, ...rest]: readonly Signal[]) {
    if (first === undefined) return
    whenIdle(() => {
      quietly(() => recorded(made, first))
      recordAhead(made, rest)
    })
  }

  /** Drawn once: what sounds at every scan must cost no more than to start it. */
  function recorded(made: AudioContext, signal: Signal): AudioBuffer {
    const known = records.get(signal)
    if (known !== undefined) return known
    const heights = drawTones(signals[signal].tones)
    const record = made.createBuffer(1, heights.length, SAMPLE_RATE)
    record.copyToChannel(heights, 0)
    records.set(signal, record)
    return record
  }

  const firstTouch = () => {
    wake()
    // Resuming may still be refused at this event; the next one tries again.
    if (isMute || context?.state === 'running')
      touches.forEach((name) => events.removeEventListener(name, firstTouch, true))
  }
  touches.forEach((name) => events.addEventListener(name, firstTouch, true))

  return {
    wake,
    give(signal) {
      quietly(() => sound(signal))
      quietly(() => vibrate?.([...signals[signal].vibrationMs]))
    },
    setVolume(wanted) {
      volume = withinVolume(wanted)
    },
  }
}

/** A picker who hears nothing can still pick; one whose app crashed cannot. */
function quietly<Result>(attempt: () => Result): Result | undefined {
  try {
    return attempt()
  } catch {
    return undefined
  }
}

function ignore(): void {}
