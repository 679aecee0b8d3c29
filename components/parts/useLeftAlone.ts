import { useEffect, useRef } from 'react'
import { AppState } from 'react-native'
import { untilIdleMs, type IdleMinutes, type Moment } from '@/domain/people/idle'
import { useDeviceState } from '@/state/deviceState'
import { watchHands } from '@/state/people/watchHands'
import { listenForHands } from './hands'

/** Whoever has just shown a code or a lent PIN stands before the device; nobody needs longer to think of a PIN. */
const LEFT_AFTER_MINUTES: IdleMinutes = 1

/**
 * What somebody has shown before they are signed in must not wait for whoever comes next: the idle lock is not there
 * yet. `onLeft` comes after a minute without a hand, and when the app leaves the front.
 */
export function useLeftAlone(isOn: boolean, onLeft: () => void): void {
  const { clock, steadyMs } = useDeviceState().ports
  const latest = useRef(onLeft)
  useEffect(() => {
    latest.current = onLeft
  })

  useEffect(() => {
    if (!isOn) return
    const moment = (): Moment => ({ steadyMs: steadyMs(), wallMs: clock.nowMs() })
    let since = moment()
    let callOff: (() => void) | undefined

    const look = () => {
      callOff?.()
      const leftMs = untilIdleMs(since, moment(), LEFT_AFTER_MINUTES)
      if (leftMs === 0) latest.current()
      else callOff = clock.after(leftMs, look)
    }
    const touch = () => {
      // The first hand after a rest is too late.
      look()
      since = moment()
    }
    look()
    const front = AppState.addEventListener('change', (state) => {
      if (state === 'background') latest.current()
    })
    const stops = [listenForHands(touch), watchHands(touch)]
    return () => {
      callOff?.()
      front.remove()
      stops.forEach((stop) => stop())
    }
  }, [isOn, clock, steadyMs])
}
