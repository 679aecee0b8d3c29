import { useRef, useState } from 'react'

/** A state whose changes build on one another at once, also before the screen is drawn again. */
export function useEdited<Value>(start: () => Value): [Value, (edit: (before: Value) => Value) => void] {
  const [value, setValue] = useState(start)
  const latest = useRef(value)
  const edit = (change: (before: Value) => Value) => {
    latest.current = change(latest.current)
    setValue(() => latest.current)
  }
  return [value, edit]
}
