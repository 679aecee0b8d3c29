import { type BrowserContext, type CDPSession, type Page } from '@playwright/test'

/** Ten keys a second, as nobody types with gloves. */
const GAP_MS = 100

/** So long after the last key what it was for is still measured. */
const REST_MS = 500

/** What people look for: each word is typed, and taken back letter by letter. */
const WORDS = ['olive oil', 'smoked salmon', 'no', 'sku-0099', 'goat che', 'juniper mild']

function* keysOf(count: number): Generator<string> {
  for (let typed = 0, word = 0; typed < count; word += 1) {
    const letters = [...(WORDS[word % WORDS.length] ?? '')]
    for (const key of [...letters, ...letters.map(() => 'Backspace')]) {
      if (typed >= count) return
      typed += 1
      yield key
    }
  }
}

/** Notes how late the page hears each key. Before the app: it keeps the keys that a scanner may have typed. */
export async function listenToKeys(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.assign(window, { heardDelays: [] })
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => (window as unknown as Heard).heardDelays.push(performance.now() - timeStamp),
      true,
    )
  })
}

/** Types at an even pace into whatever has the focus, and asks the page nothing meanwhile: that would be work for it. */
export async function typeFor(keyboard: CDPSession, seconds: number): Promise<void> {
  const begunAt = performance.now()
  let nth = 0
  for (const key of keysOf((seconds * 1_000) / GAP_MS)) {
    // The pace is kept whatever the page does: a key does not wait for the one before.
    await until(begunAt + nth * GAP_MS)
    nth += 1
    void press(keyboard, key).catch(() => undefined)
  }
  await until(begunAt + seconds * 1_000 + REST_MS)
}

const until = (atMs: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, atMs - performance.now())))

/** How late the page heard each of so many seconds of keys; those after are told by the next call. */
export async function takeDelays(page: Page, seconds: number): Promise<number[]> {
  const count = (seconds * 1_000) / GAP_MS
  await page.waitForFunction((keys) => (window as unknown as Heard).heardDelays.length >= keys, count)
  return page.evaluate(() => (window as unknown as Heard).heardDelays.splice(0))
}

type Heard = { heardDelays: number[] }

async function press(keyboard: CDPSession, key: string): Promise<void> {
  const what = key === 'Backspace' ? { key, code: key, windowsVirtualKeyCode: 8 } : { key, text: key }
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', ...what })
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key })
}
