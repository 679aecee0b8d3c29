/** Asks again and again until the answer is good. */
export async function until<Value>(
  ask: () => Promise<Value>,
  isGood: (value: Value) => boolean,
  { timeoutMs = 60_000, everyMs = 50 } = {},
): Promise<Value> {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const value = await ask()
    if (isGood(value)) return value
    if (Date.now() > deadline)
      throw new Error(`Never came true in ${timeoutMs / 1000} s: ${JSON.stringify(value)?.slice(0, 500)}`)
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}
