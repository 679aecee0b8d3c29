import { type CDPSession, type Page } from '@playwright/test'

export type PressedKey = { key: string; text: string; windowsVirtualKeyCode?: number }

/** How a scanner is set up: the time between two of its keys, and whether it presses Enter in the end. */
type Manner = { gapMs?: number; end?: boolean }

const ENTER: PressedKey = { key: 'Enter', text: '\r', windowsVirtualKeyCode: 13 }

/** Scans as a keyboard wedge does that is set up well: characters a few milliseconds apart, Enter at the end. */
export async function scan(page: Page, ...codes: readonly string[]): Promise<void> {
  await withKeyboard(page, async (keyboard) => {
    for (const code of codes) await pressAll(keyboard, code)
  })
}

/** Scans as one does that nobody has set up well. A line break in what it sends is an Enter. */
export async function typeBurst(page: Page, text: string, manner?: Manner): Promise<void> {
  await withKeyboard(page, (keyboard) => pressAll(keyboard, text, manner))
}

async function withKeyboard(page: Page, use: (keyboard: CDPSession) => Promise<void>): Promise<void> {
  const keyboard = await page.context().newCDPSession(page)
  await use(keyboard)
  await keyboard.detach()
}

/** Handed to the browser at once with the times at which the keys were pressed: a busy machine would tear a burst apart. */
async function pressAll(
  keyboard: CDPSession,
  text: string,
  { gapMs = 3, end = true }: Manner = {},
): Promise<void> {
  const keys = keysOf(end ? `${text}\n` : text)
  const beganAtMs = Date.now() - keys.length * gapMs
  await Promise.all(
    keys.flatMap((key, nth) => {
      const timestamp = (beganAtMs + (nth + 1) * gapMs) / 1_000
      return [
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key }),
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, key: key.key }),
      ]
    }),
  )
}

/** The keys of a scanner that types this. */
export const keysOf = (text: string): PressedKey[] =>
  [...text].map((character) => (character === '\n' ? ENTER : { key: character, text: character }))
