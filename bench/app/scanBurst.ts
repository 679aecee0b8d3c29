import { type CDPSession } from '@playwright/test'

/** Between two characters of a scanner. */
const GAP_MS = 3

/** One scan of a keyboard wedge, with the times at which its keys were pressed. Nobody waits for the page. */
export function scanBurst(keyboard: CDPSession, code: string): void {
  let atMs = Date.now() - (code.length + 1) * GAP_MS
  const press = (key: { key: string; text: string; windowsVirtualKeyCode?: number }) => {
    atMs += GAP_MS
    const timestamp = atMs / 1_000
    const send = (event: Parameters<typeof keyboard.send<'Input.dispatchKeyEvent'>>[1]) =>
      void keyboard.send('Input.dispatchKeyEvent', event).catch(() => undefined)
    send({ type: 'keyDown', timestamp, ...key })
    send({ type: 'keyUp', timestamp, key: key.key })
  }
  for (const character of code) press({ key: character, text: character })
  press({ key: 'Enter', text: '\r', windowsVirtualKeyCode: 13 })
}

/** Scans at an even pace, whatever the page does. */
export async function scanAll(
  keyboard: CDPSession,
  codes: readonly string[],
  everyMs: number,
): Promise<void> {
  const begunAt = performance.now()
  for (const [nth, code] of codes.entries()) {
    const dueInMs = begunAt + nth * everyMs - performance.now()
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, dueInMs)))
    scanBurst(keyboard, code)
  }
}
