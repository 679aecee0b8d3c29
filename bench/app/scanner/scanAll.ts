import { type WebSocket } from 'undici'
import { keysOf, type PressedKey } from '@/scripts/support/scanner'

/** Between two characters of a scanner. */
const GAP_MS = 3

/** It goes down and up. */
const EVENTS_A_KEY = 2

/**
 * Scans at an even pace, as a keyboard wedge does: key after key, each at its time, and nobody waits for the page. Tells
 * by how many milliseconds this program was late with the last key of each scan, and how much it sent.
 */
export async function scanAll(
  browser: WebSocket,
  codes: readonly string[],
  everyMs: number,
): Promise<{ lateMs: number[]; sent: number }> {
  const begunAt = performance.now()
  const lateMs: number[] = []
  let sent = 0
  for (const [nth, code] of codes.entries()) {
    await waitUntilMs(begunAt + nth * everyMs)
    lateMs.push(await scanOne(browser, code))
    sent += EVENTS_A_KEY * keysOf(`${code}\n`).length
  }
  return { lateMs, sent }
}

async function scanOne(browser: WebSocket, code: string): Promise<number> {
  const begunAt = performance.now()
  const begunMs = Date.now()
  let lateMs = 0
  for (const [nth, key] of keysOf(`${code}\n`).entries()) {
    await waitUntilMs(begunAt + nth * GAP_MS)
    lateMs = performance.now() - begunAt - nth * GAP_MS
    // With the time at which a scanner presses it, also where this program is late.
    press(browser, key, (begunMs + nth * GAP_MS) / 1_000)
  }
  return lateMs
}

function press(browser: WebSocket, key: PressedKey, timestamp: number): void {
  const send = (params: object) =>
    browser.send(JSON.stringify({ id: 1, method: 'Input.dispatchKeyEvent', params }))
  send({ type: 'keyDown', timestamp, ...key })
  send({ type: 'keyUp', timestamp, key: key.key })
}

function waitUntilMs(dueAt: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, dueAt - performance.now())))
}
