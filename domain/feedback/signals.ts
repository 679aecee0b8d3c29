/** What a picker hears and feels without looking: each one sentence about the last thing done. */
export type Signal =
  | 'picked'
  | 'line-complete'
  | 'weighed'
  | 'order-complete'
  | 'wrong-item'
  | 'unknown-code'
  | 'inactive'
  | 'choose'
  | 'already-complete'
  | 'refused'
  | 'not-found'
  | 'undone'
  | 'new-order'

export type Tone = {
  frequencyHz: number
  durationMs: number
  /** Silence after it. */
  pauseMs?: number
  /** `square` is harsh and carries over cooling units; without one it is a soft sine. */
  shape?: 'sine' | 'triangle' | 'square'
}

/** `vibrationMs` alternates: on, off, on … */
export type Sense = { tones: readonly Tone[]; vibrationMs: readonly number[] }

/** Without it every tone would begin and end with a click. */
export const FADE_MS = 4

/** A square wave sounds several times as loud as a sine of the same height. */
export const loudness: Record<NonNullable<Tone['shape']>, number> = { sine: 0.9, triangle: 0.9, square: 0.45 }

/**
 * Rising is good, falling or low and harsh is bad, to and fro is a question. High enough for the small speaker of a
 * handheld and above the hum of a store. What is heard a thousand times a day is the shortest.
 */
export const signals: Record<Signal, Sense> = {
  picked: { tones: [note(1568, 35), note(2093, 55)], vibrationMs: [40] },
  'line-complete': { tones: [note(1319, 50), note(1760, 50), note(2637, 90)], vibrationMs: [40, 60, 120] },
  weighed: { tones: [note(988, 80), note(1319, 100)], vibrationMs: [120] },
  'order-complete': {
    tones: [note(1047, 70), note(1319, 70), note(1568, 70), note(2093, 150)],
    vibrationMs: [60, 60, 60, 60, 250],
  },

  'wrong-item': { tones: [buzz(466, 120), buzz(330, 240)], vibrationMs: [450] },
  'unknown-code': {
    tones: [buzz(370, 80, 40), buzz(370, 80, 40), buzz(370, 80)],
    vibrationMs: [120, 80, 120, 80, 120],
  },
  inactive: { tones: [hum(784, 80), hum(587, 80), hum(440, 140)], vibrationMs: [200, 100, 200] },
  refused: { tones: [buzz(587, 90), buzz(440, 90), buzz(294, 180)], vibrationMs: [350, 100, 350] },

  choose: {
    tones: [note(880, 65), note(1245, 65), note(880, 65), note(1245, 65)],
    vibrationMs: [70, 60, 70, 60, 70, 60, 70],
  },
  'already-complete': { tones: [note(988, 55, 70), note(988, 55)], vibrationMs: [60, 160, 60] },
  'not-found': { tones: [note(784, 70), note(523, 110)], vibrationMs: [220] },
  undone: { tones: [note(1760, 40), note(1175, 60)], vibrationMs: [120, 60, 40] },
  'new-order': {
    tones: [hum(2093, 80, 60), hum(2093, 80, 60), hum(1568, 120)],
    vibrationMs: [250, 150, 250, 150, 250],
  },
}

function note(frequencyHz: number, durationMs: number, pauseMs = 0): Tone {
  return { frequencyHz, durationMs, pauseMs, shape: 'sine' }
}

function hum(frequencyHz: number, durationMs: number, pauseMs = 0): Tone {
  return { frequencyHz, durationMs, pauseMs, shape: 'triangle' }
}

function buzz(frequencyHz: number, durationMs: number, pauseMs = 0): Tone {
  return { frequencyHz, durationMs, pauseMs, shape: 'square' }
}
