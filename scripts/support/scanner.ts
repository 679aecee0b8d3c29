import { type Page } from '@playwright/test'

/** Between two characters of a scanner. */
const GAP_MS = 3

/**
 * Scans as a keyboard wedge does: characters a few milliseconds apart, Enter at the end. The keys of a scan are handed
 * to the browser at once with the times at which they were pressed, since a busy machine would tear a burst apart.
 */
export async function scan(page: Page, ...codes: readonly string[]): Promise<void> {
  const keyboard = await page.context().newCDPSession(page)
  for (const code of codes) {
    let atMs = Date.now() - (code.length + 1) * GAP_MS
    const press = (key: { key: string; text: string; windowsVirtualKeyCode?: number }) => {
      atMs += GAP_MS
      const timestamp = atMs / 1_000
      return [
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key }),
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, key: key.key }),
      ]
    }
    const pressed = [...code].flatMap((character) => press({ key: character, text: character }))
    await Promise.all([...pressed, ...press({ key: 'Enter', text: '\r', windowsVirtualKeyCode: 13 })])
  }
  await keyboard.detach()
}
