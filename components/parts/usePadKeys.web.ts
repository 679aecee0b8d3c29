import { useEffect, useRef } from 'react'
import { padKeyOf } from './padKey'
import { type PinKey } from './PinPad'

/** A PIN is typed on a keyboard wherever the focus is, unless it is in a field. */
export function usePadKeys(onKey: (key: PinKey) => void, isOn: boolean): void {
  const latest = useRef(onKey)
  useEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    if (!isOn) return
    const hear = (event: KeyboardEvent) => {
      const key = padKey(event)
      if (key !== undefined) latest.current(key)
    }
    // As the keys come in: what looks like a scanner's goes no further.
    window.addEventListener('keydown', hear, true)
    return () => window.removeEventListener('keydown', hear, true)
  }, [isOn])
}

function padKey(event: KeyboardEvent): PinKey | undefined {
  if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return undefined
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement)
    return undefined
  // On a button that has the focus, Enter presses that.
  return event.key === 'Enter' && isOnButton(event.target) ? undefined : padKeyOf(event.key)
}

const isOnButton = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, [role="button"]') !== null
