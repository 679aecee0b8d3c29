import { type Preferences } from '@/domain/setup/preferences'
import { createIdleLock } from '@/state/people/idleLock'
import { createSettings } from '@/state/settings/settings'
import { makeVault } from '../../support/factories'
import { makeClock } from '../../support/fakeClock'
import { idOf, makeSharedDevice } from '../../support/sharedDevice'

const MINUTE_MS = 60_000

/** Mira works with a shared device. Its steady clock stands still while it sleeps, its wall clock does not. */
async function atWork(preferences: Partial<Preferences> = {}) {
  const { people, session } = await makeSharedDevice({ Mira: '7294' })
  const id = idOf(people, 'Mira')
  await people.enter(id, '7294')
  const clock = makeClock()
  const settings = createSettings(makeVault())
  await settings.change(preferences)
  let sleptMs = 0
  let setBackMs = 0
  const idleLock = createIdleLock({
    people,
    session,
    settings,
    clock: { ...clock, nowMs: () => clock.nowMs() + sleptMs - setBackMs },
    steadyMs: clock.nowMs,
  })
  const stop = idleLock.start()
  return {
    people,
    session,
    idleLock,
    settings,
    stop,
    unlock: () => people.enter(id, '7294'),
    rest: (minutes: number) => clock.pass(minutes * MINUTE_MS, async () => undefined),
    sleep: (minutes: number) => void (sleptMs += minutes * MINUTE_MS),
    setClockBack: (minutes: number) => void (setBackMs += minutes * MINUTE_MS),
    timers: () => clock.nextMs(),
  }
}

describe('a shared device', () => {
  it('locks after five minutes in which nobody touched it', async () => {
    const { people, rest } = await atWork()
    await rest(4.9)
    expect(people.isLocked()).toBe(false)
    await rest(0.2)
    expect(people.isLocked()).toBe(true)
  })

  it('stays open while it is touched', async () => {
    const { people, idleLock, rest } = await atWork()
    for (let times = 0; times < 5; times += 1) {
      await rest(4)
      idleLock.touch()
    }
    expect(people.isLocked()).toBe(false)
    await rest(5)
    expect(people.isLocked()).toBe(true)
  })

  it('locks when the team lead says so, from the moment they say it', async () => {
    const { people, settings, rest } = await atWork()
    await rest(2)
    await settings.change({ idleMinutes: 1 })
    expect(people.isLocked()).toBe(true)
  })

  it('is locked when it comes back from a long sleep, and the first touch does not wake it', async () => {
    const { people, idleLock, sleep } = await atWork()
    sleep(6)
    idleLock.touch()
    expect(people.isLocked()).toBe(true)
  })

  it('is not kept open by a clock that is set back', async () => {
    const { people, idleLock, rest, setClockBack } = await atWork({ idleMinutes: 10 })
    await rest(6)
    setClockBack(60)
    await rest(4)
    idleLock.look()
    expect(people.isLocked()).toBe(true)
  })

  it('has all its time again once it is unlocked', async () => {
    const { people, rest, unlock } = await atWork()
    await rest(60)
    await unlock()
    await rest(4.9)
    expect(people.isLocked()).toBe(false)
    await rest(0.1)
    expect(people.isLocked()).toBe(true)
  })

  it('waits for nothing while it is locked, nobody is signed in, or the app is gone', async () => {
    const { rest, unlock, session, stop, timers } = await atWork()
    await rest(5)
    expect(timers()).toBeUndefined()
    await unlock()
    expect(timers()).toBe(5 * MINUTE_MS)
    await session.end()
    expect(timers()).toBeUndefined()
    stop()
  })
})
