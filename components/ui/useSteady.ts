import { useEffect, useState } from 'react'

/** Longer than an answer takes where there is a signal, shorter than anybody waits for a word. */
const STEADY_MS = 400

/** A value once it has held for a moment: what comes and goes at once would only flicker. */
export function useSteady<Value>(value: Value, first: () => Value): Value {
  const [shown, setShown] = useState(first)
  useEffect(() => {
    if (value === shown) return
    const timer = setTimeout(() => setShown(() => value), STEADY_MS)
    return () => clearTimeout(timer)
  }, [value, shown])
  return shown
}
