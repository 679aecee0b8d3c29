import { type Page } from '@playwright/test'

/** How long the same short work took in the page, and when: it tells how fast the page's core was just then. */
export type Pace = { atMs: number; tookMs: number }

/** `bestMs`: of all that were ever taken. */
export type Pacer = { isOn: boolean; taken: Pace[]; bestMs: number; takePace: () => void }

/** A core at its full speed does this work in about 40 µs on the machine this was found on, otherwise in 60 to 95. */
const TOLERANCE = 1.3

const WARM_UPS = 300

/** With these the clock of a page tells five millionths of a second and not a hundred. */
export const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
}

/**
 * A core of a virtual machine may be up to twice as slow for a tenth of a second or for ten, and no count of stolen time
 * tells of it; perhaps its other half works for somebody else. So the page looks for itself, around each scan:
 * six sums at once, which need all that a core has. The third best of twelve short pieces: the pauses by which the browser
 * slows the page down fall into others. In the page, so all in one function.
 */
export function installPacer(): void {
  const PIECES = 12
  const THIRD = 2
  const ROUNDS = 15_000
  let sum = 0
  const work = () => {
    let [a, b, c, d, e, f] = [1, 2, 3, 4, 5, sum]
    for (let left = ROUNDS; left > 0; left -= 1) {
      a = ((a ^ (a << 5)) + left) | 0
      b = ((b ^ (b << 5)) + left) | 0
      c = ((c ^ (c << 5)) + left) | 0
      d = ((d ^ (d << 5)) + left) | 0
      e = ((e ^ (e << 5)) + left) | 0
      f = ((f ^ (f << 5)) + left) | 0
    }
    // Kept, so that nothing is left out.
    sum = a ^ b ^ c ^ d ^ e ^ f
  }
  const pieces = new Float64Array(PIECES)
  const pacer: Pacer = {
    isOn: false,
    taken: [],
    bestMs: Number.POSITIVE_INFINITY,
    takePace: () => {
      if (!pacer.isOn) return
      const atMs = performance.now()
      let begunMs = atMs
      for (let piece = 0; piece < PIECES; piece += 1) {
        work()
        const endedMs = performance.now()
        pieces[piece] = endedMs - begunMs
        begunMs = endedMs
      }
      pieces.sort()
      const tookMs = pieces[THIRD] ?? Number.NaN
      pacer.taken.push({ atMs, tookMs })
      pacer.bestMs = Math.min(pacer.bestMs, tookMs)
    },
  }
  Object.assign(window, { pacer })
}

/** From now on the page looks; many times at once before, until the engine has compiled what it looks with. */
export const startPacer = (page: Page): Promise<void> =>
  page.evaluate((warmUps) => {
    const { pacer } = window as unknown as { pacer: Pacer }
    pacer.isOn = true
    for (let nth = 0; nth < warmUps; nth += 1) pacer.takePace()
    pacer.taken = []
  }, WARM_UPS)

/** One after another, with as much time between them. */
export const takePaces = (page: Page, looks: number, everyMs: number): Promise<number[]> =>
  page.evaluate(
    async ([count, pauseMs]) => {
      const { pacer } = window as unknown as { pacer: Pacer }
      pacer.taken = []
      for (let nth = 0; nth < count; nth += 1) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
        pacer.takePace()
      }
      return pacer.taken.map(({ tookMs }) => tookMs)
    },
    [looks, everyMs] as const,
  )

export const isFull = (fullMs: number, tookMs: number): boolean => tookMs < fullMs * TOLERANCE

/** Whether the core had its full speed: at the last look before, at the first one after, and at all between. */
export function hadFullPace(taken: readonly Pace[], fullMs: number, fromMs: number, toMs: number): boolean {
  const before = taken.findLastIndex(({ atMs }) => atMs <= fromMs)
  const after = taken.findIndex(({ atMs }) => atMs >= toMs)
  if (before === -1 || after === -1) return false
  return taken.slice(before, after + 1).every(({ tookMs }) => isFull(fullMs, tookMs))
}
