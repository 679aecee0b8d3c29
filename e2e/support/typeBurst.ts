import { type Page } from '@playwright/test'

const ENTER = { key: 'Enter', text: '\r', windowsVirtualKeyCode: 13 }

/** Keys as a scanner presses them that nobody has set up well: with any gap between them, and with or without an end. */
export async function typeBurst(
  page: Page,
  text: string,
  { gapMs = 3, end = true }: { gapMs?: number; end?: boolean } = {},
): Promise<void> {
  const keyboard = await page.context().newCDPSession(page)
  const keys = [
    ...[...text].map((character) => ({ key: character, text: character })),
    ...(end ? [ENTER] : []),
  ]
  let atMs = Date.now() - keys.length * gapMs
  await Promise.all(
    keys.flatMap((key) => {
      atMs += gapMs
      const timestamp = atMs / 1_000
      return [
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key }),
        keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, key: key.key }),
      ]
    }),
  )
  await keyboard.detach()
}
