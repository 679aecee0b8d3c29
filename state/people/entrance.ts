import { judgeBadge, type BadgeFault } from '@/domain/people/badge'
import { isSameName, type Person, type PersonId } from '@/domain/people/person'
import { judgePin, type PinFault } from '@/domain/people/pin'
import { type Session } from '@/state/session/session'
import { type CountedTries } from './countedTries'
import { type Roster } from './roster'
import { isRightPin, isSame, keepBadge, keepPin, type RandomBytes } from './secrets'

export type Entry =
  | { kind: 'in' }
  | { kind: 'wrong'; triesLeft: number }
  | { kind: 'waits'; ms: number }
  /** A team lead lent the PIN: it opens when a new one comes with it. */
  | { kind: 'must-choose' }
  | { kind: 'needs-code' }
  /** Not on this device any more. */
  | { kind: 'gone' }
  /** The vault did not answer or did not take it, so nothing was tried. */
  | { kind: 'not-kept' }
  | PinFault

/** Badges are guessed at all people at once, so they are counted for all at once. */
export const BADGES = 'badges'

export type Entrance = {
  enter(id: PersonId, pin: string, chosen?: string): Promise<Entry>
  enterByBadge(scanned: string): Promise<Entry | BadgeFault>
  changePin(person: Person, current: string, chosen: string): Promise<Entry>
  /** Signs in, or unlocks where this person is signed in already. */
  open(person: Person): Promise<void>
}

type EntranceDeps = { roster: Roster; session: Session; tries: CountedTries; randomBytes: RandomBytes }

/** Who may work with the device. One question at a time: what is counted depends on what was counted before. */
export function createEntrance({ roster, session, tries, randomBytes }: EntranceDeps): Entrance {
  async function open(person: Person) {
    const now = session.store.getState()
    const setup = person.setup ?? roster.findDevice()?.setup
    if (now.kind === 'signed-in') {
      if (isSameName(now.workplace.picker, person.name)) return roster.setLocked(false)
      await session.end()
    }
    roster.setLocked(false)
    // A team lead's own setup does not say it: the session must, for a start at which the people cannot be read.
    if (setup !== undefined) await session.begin({ ...setup, shared: true }, person.name)
  }

  /** Counts before it looks: a killed app must not forget that somebody tried. */
  async function attempt(whose: string, isRight: () => Promise<boolean>): Promise<Entry> {
    if (!(await isDone(tries.learn(whose)))) return { kind: 'not-kept' }
    const ms = tries.waitMs(whose)
    if (ms > 0) return { kind: 'waits', ms }
    if (!(await isDone(tries.count(whose)))) return { kind: 'not-kept' }
    if (await isRight()) {
      // Whoever has a badge could else guess at the others' without ever waiting.
      await (whose === BADGES ? tries.takeBack(whose) : tries.clear(whose))
      return { kind: 'in' }
    }
    const waits = tries.waitMs(whose)
    return waits > 0 ? { kind: 'waits', ms: waits } : { kind: 'wrong', triesLeft: tries.left(whose) }
  }

  const secret = () => roster.findDevice()?.secret ?? ''

  const prove = (person: Person, pin: string) =>
    attempt(person.id, () => isRightPin(person.pin, secret(), pin))

  async function choose(person: Person, pin: string): Promise<boolean> {
    const kept = await keepPin(randomBytes, secret(), pin)
    return isDone(roster.put({ ...person, pin: kept, isPinLent: false }))
  }

  const needsCode = ({ setup }: Person) => setup === undefined && roster.findDevice()?.needsCode === true

  return {
    open,
    async enter(id, pin, chosen) {
      const person = roster.find(id)
      if (person === undefined) return { kind: 'gone' }
      if (needsCode(person)) return { kind: 'needs-code' }
      const fault = chosen === undefined ? undefined : judgePin(chosen)
      if (fault !== undefined && fault.kind !== 'ok') return fault
      const entry = await prove(person, pin)
      if (entry.kind !== 'in') return entry
      if (chosen === undefined && person.isPinLent) return { kind: 'must-choose' }
      if (chosen !== undefined && !(await choose(person, chosen))) return { kind: 'not-kept' }
      // Else what was ever scanned by mistake would count for good.
      if (person.setup !== undefined) await tries.clear(BADGES)
      await open(roster.find(id) ?? person)
      return entry
    },
    async enterByBadge(scanned) {
      const badge = judgeBadge(scanned)
      if (badge.kind !== 'ok') return badge
      const kept = await keepBadge(secret(), badge.text)
      const found = roster.list().filter((person) => isSame(person.badge ?? '', kept))[0]
      if (found !== undefined && needsCode(found)) return { kind: 'needs-code' }
      const entry = await attempt(BADGES, async () => found !== undefined)
      if (entry.kind !== 'in' || found === undefined) return entry
      await tries.clear(found.id)
      await open(found)
      return entry
    },
    async changePin(person, current, chosen) {
      const verdict = judgePin(chosen)
      if (verdict.kind !== 'ok') return verdict
      const entry = await prove(person, current)
      if (entry.kind !== 'in') return entry
      return (await choose(person, chosen)) ? entry : { kind: 'not-kept' }
    },
  }
}

export const isDone = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )
