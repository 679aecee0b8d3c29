import { useEffect, useRef } from 'react'
import { useDeviceState } from '@/state/deviceState'
import { noteHand } from './hands'
import { padKeyOf } from './padKey'
import { type PinKey } from './PinPad'

/** A PIN is typed on the keys of a handheld at a person's speed; faster than that it comes as a scan. */
export function usePadKeys(onKey: (key: PinKey) => void, isOn: boolean): void {
  const { keys } = useDeviceState().ports
  const latest = useRef(onKey)
  useEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    if (!isOn) return
    return keys.listen((name) => {
      const key = padKeyOf(name)
      if (key === undefined) return false
      noteHand()
      latest.current(key)
      return true
    })
  }, [keys, isOn])
}
