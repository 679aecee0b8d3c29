import { type CDPSession } from '@playwright/test'
import { keysOf, type PressedKey } from '@/scripts/support/scanner'

/** Between two characters of a scanner. */
const GAP_MS = 3

/**
 * One scan of a keyboard wedge: key after key, each at its time. Nobody waits for the page. Tells by how many milliseconds
 * this program was late with the last key.
 */
export async function scanBurst(keyboard: CDPSession, code: string): Promise<number> {
  const begunAt = performance.now()
  const begunMs = Date.now()
  // With the time at which a scanner presses it, also where this program is late.
  const press = (key: PressedKey, nth: number) => {
    const timestamp = (begunMs + nth * GAP_MS) / 1_000
    const send = (event: Parameters<typeof keyboard.send<'Input.dispatchKeyEvent'>>[1]) =>
      void keyboard.send('Input.dispatchKeyEvent', event).catch(() => undefined)
    send({ type: 'keyDown', timestamp, ...key })
    send({ type: 'keyUp', timestamp, key: key.key })
  }
  let lateMs = 0
  for (const [nth, key] of keysOf(`${code}\n`).entries()) {
    await waitUntilMs(begunAt + nth * GAP_MS)
    lateMs = performance.now() - begunAt - nth * GAP_MS
    press(key, nth)
  }
  return lateMs
}

function waitUntilMs(dueAt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, dueAt - performance.now())))
}

/** Scans at an even pace, whatever the page does, and tells how late each scan ended. */
export async function scanAll(
  keyboard: CDPSession,
  codes: readonly string[],
  everyMs: number,
): Promise<number[]> {
  const begunAt = performance.now()
  const lateMs: number[] = []
  for (const [nth, code] of codes.entries()) {
    await waitUntilMs(begunAt + nth * everyMs)
    lateMs.push(await scanBurst(keyboard, code))
  }
  return lateMs
}
