import { type Clock } from '@/api/clock'
import { untilIdleMs, USUAL_IDLE_MINUTES, type Moment } from '@/domain/people/idle'
import { type Session } from '@/state/session/session'
import { type Settings } from '@/state/settings/settings'
import { type People } from './people'

/** Locks a shared device that nobody touches. */
export type IdleLock = {
  /** A hand, a key or a scan. The first one after a long rest wakes nobody's session: it finds the lock. */
  touch(): void
  /** Whether it has rested too long, asked when the app comes back to the front. */
  look(): void
  start(): () => void
}

type IdleDeps = {
  people: Pick<People, 'store' | 'lock' | 'isLocked'>
  session: Pick<Session, 'store'>
  settings: Pick<Settings, 'store'>
  clock: Clock
  steadyMs: () => number
}

export function createIdleLock({ people, session, settings, clock, steadyMs }: IdleDeps): IdleLock {
  const moment = (): Moment => ({ steadyMs: steadyMs(), wallMs: clock.nowMs() })
  let since = moment()
  let callOff: (() => void) | undefined

  const isOpen = () =>
    people.store.getState().kind === 'shared' &&
    session.store.getState().kind === 'signed-in' &&
    !people.isLocked()

  function look() {
    callOff?.()
    callOff = undefined
    if (!isOpen()) return
    const minutes = settings.store.getState().idleMinutes ?? USUAL_IDLE_MINUTES
    const leftMs = untilIdleMs(since, moment(), minutes)
    if (leftMs === 0) people.lock()
    else callOff = clock.after(leftMs, look)
  }

  let wasOpen = false
  /** Who has just come in has just touched it. */
  function follow() {
    const opens = isOpen() && !wasOpen
    wasOpen = isOpen()
    if (opens) since = moment()
    look()
  }

  return {
    touch() {
      look()
      if (isOpen()) since = moment()
    },
    look,
    start() {
      const stops = [
        people.store.subscribe(follow),
        session.store.subscribe(follow),
        settings.store.subscribe(look),
      ]
      follow()
      return () => {
        stops.forEach((stop) => stop())
        callOff?.()
        callOff = undefined
      }
    },
  }
}
