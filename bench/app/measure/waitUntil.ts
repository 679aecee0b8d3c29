const LIMIT_MS = 600_000
const EVERY_MS = 1_000

/** Waits for something that a benchmark rests on; without it there is nothing to measure. */
export async function waitUntil(
  what: string,
  isSo: () => Promise<boolean>,
  limitMs = LIMIT_MS,
): Promise<void> {
  const untilMs = Date.now() + limitMs
  while (!(await isSo())) {
    if (Date.now() > untilMs) throw new Error(`Waited ${limitMs / 1_000} s in vain until ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
}
