import { type StoreApi } from 'zustand/vanilla'
import { type Clock } from '@/api/clock'
import { judgeBadge, type BadgeFault } from '@/domain/people/badge'
import { isSameName, MOST_PEOPLE, type PersonId } from '@/domain/people/person'
import { judgePin } from '@/domain/people/pin'
import { isSameStore, type Setup } from '@/domain/setup/setupCode'
import { takeTurns } from '@/state/disk/takeTurns'
import { type Session } from '@/state/session/session'
import { type Vault } from '@/state/vault/vault'
import { createCountedTries } from './countedTries'
import { BADGES, createEntrance, isDone, type Entry } from './entrance'
import { makeLentPin } from './lentPin'
import { makePerson, type Joined, type Newcomer } from './makePerson'
import { isOwnSession } from './ownSession'
import { createRoster, isLockedFor, type PeopleState } from './roster'
import { createSavedPeople } from './savedPeople'
import { isSame, keepBadge, keepPin, makeSecret, type RandomBytes } from './secrets'
import { share } from './share'

export type Linked = { kind: 'linked' } | { kind: 'taken' } | { kind: 'not-kept' } | BadgeFault

/**
 * The people of a shared device. Names are personal: they are in the vault and on the screen, and never logged. What
 * has no answer of its own for a vault that does not take something, or does not say what it holds, rejects.
 */
export type People = {
  store: StoreApi<PeopleState>
  restore(): Promise<void>
  /**
   * Makes or renews what this device is set up for. A picker's code for the same store keeps the people, another
   * store starts with none; a code that is not shared leaves the device to `session.begin`, as somebody's own. Who
   * is signed in for another store is signed out.
   */
  setUp(setup: Setup): Promise<void>
  /** Whoever is signed in with a picker's code, on a device that nobody shares yet, lets others work with this device too, and chooses a PIN. */
  share(pin: string): Promise<Joined>
  join(newcomer: Newcomer): Promise<Joined>
  enter(id: PersonId, pin: string, chosen?: string): Promise<Entry>
  enterByBadge(scanned: string): Promise<Entry | BadgeFault>
  /** How long this person has to wait; without one, whoever shows a badge. */
  waitMs(id?: PersonId): number
  lock(): void
  isLocked(): boolean
  changePin(current: string, chosen: string): Promise<Entry>
  linkBadge(scanned: string): Promise<Linked>
  unlinkBadge(): Promise<void>
  /** Whoever is signed in works as a team lead from now on, with their own setup for this store; or it was not kept. */
  becomeLead(lead: Setup): Promise<boolean>
  /**
   * For team leads. What opens until its owner chooses another; undefined where the vault did not take it, and for
   * another team lead, whose token it would open: they join again with their code.
   */
  lendPin(id: PersonId): Promise<string | undefined>
  /** For team leads; nobody removes themselves. */
  remove(id: PersonId): Promise<void>
  /** Before the app goes to sleep: what is left of a wait is written down. */
  keepWaits(): Promise<void>
  stop(): void
}

type PeopleDeps = {
  vault: Vault
  session: Session
  clock: Pick<Clock, 'after'>
  /** Since some moment of this run; nobody can set it. */
  steadyMs: () => number
  randomBytes: RandomBytes
}

export function createPeople({ vault, session, clock, steadyMs, randomBytes }: PeopleDeps): People {
  const saved = createSavedPeople(vault)
  const roster = createRoster(saved)
  const tries = createCountedTries(saved, clock, steadyMs)
  const entrance = createEntrance({ roster, session, tries, randomBytes })
  const turns = takeTurns()
  /** With which token the session under way began. */
  let usedToken: string | undefined

  const findMe = () => {
    const picker = session.findWorkplace()?.picker
    return picker === undefined ? undefined : roster.list().find(({ name }) => isSameName(name, picker))
  }
  const isLead = () => session.findWorkplace()?.role === 'lead'

  /** Another tab may have changed the people: what the vault holds is the newer word. */
  async function refresh() {
    const found = await roster.look()
    // The lock goes with the device; what lay behind it must not stay.
    if (found.device === undefined && roster.findDevice() !== undefined) await session.end()
    roster.take(found)
  }
  const inTurn = <Result>(work: () => Promise<Result>) =>
    turns(async () => {
      await refresh()
      return work()
    })
  const inTurnIfRead = <Result>(work: () => Promise<Result>) =>
    turns(async () => ((await isDone(refresh())) ? work() : { kind: 'not-kept' as const }))

  async function restore() {
    const found = await roster
      .look()
      .catch(async () => ({ device: await saved.readDevice(), people: [] }))
      .catch(() => undefined)
    // A code may have been confirmed while the vault was still opening; it is the newer word.
    if (roster.store.getState().kind !== 'restoring') return
    if (found === undefined && !(await isOwnSession(vault))) await session.end()
    roster.take(found ?? { device: undefined, people: [] })
    const all = [BADGES, ...roster.list().map(({ id }) => id)]
    await Promise.all(all.map((whose) => isDone(tries.learn(whose))))
  }

  async function join(newcomer: Newcomer): Promise<Joined> {
    const device = roster.findDevice()
    if (device === undefined) return { kind: 'not-kept' }
    const verdict = judgePin(newcomer.pin)
    if (verdict.kind !== 'ok') return verdict
    if (roster.list().some(({ name }) => isSameName(name, newcomer.name))) return { kind: 'name-taken' }
    if (roster.list().length >= MOST_PEOPLE) return { kind: 'full' }
    const person = await makePerson(randomBytes, device.secret, newcomer)
    if (!(await isDone(roster.add(person)))) return { kind: 'not-kept' }
    await entrance.open(person)
    return { kind: 'in' }
  }

  async function setUp(setup: Setup) {
    const before = roster.findDevice()
    const signedIn = session.findWorkplace()
    if (signedIn !== undefined && !isSameStore(signedIn, setup)) await session.end()
    const isRenewed = before !== undefined && isSameStore(before.setup, setup) && setup.role === 'picker'
    if (isRenewed) {
      return roster.putDevice({ ...before, setup: { ...setup, shared: true }, needsCode: false })
    }
    await roster.clear()
    if (!setup.shared) return
    // Whoever worked here alone has no PIN yet: they join like everybody.
    if (session.findWorkplace() !== undefined) await session.end()
    await roster.putDevice({ setup, secret: makeSecret(randomBytes), needsCode: false })
  }

  /** A device or a team lead whose token was refused needs another one; the people stay. */
  async function noteRefused(token: string | undefined, picker: string) {
    const device = roster.findDevice()
    if (device === undefined || token === undefined) return
    if (device.setup.token === token) return roster.putDevice({ ...device, needsCode: true })
    const person = roster.list().find(({ name }) => isSameName(name, picker))
    if (person?.setup?.token !== token) return
    const { setup: _, ...kept } = person
    await roster.put({ ...kept, role: 'picker' })
  }

  session.store.subscribe((now, before) => {
    if (now.kind === 'signed-in') usedToken = session.findToken()
    if (now.kind !== 'signed-out' || before.kind !== 'signed-in') return
    if (now.because !== 'token-refused') return
    const token = usedToken
    void inTurn(() => noteRefused(token, before.workplace.picker)).catch(() => undefined)
  })

  return {
    store: roster.store,
    restore,
    // A code is the way out where the vault holds what nobody can read.
    setUp: (setup) =>
      turns(async () => {
        await isDone(refresh())
        await setUp(setup)
      }),
    share: (pin) => inTurnIfRead(() => share({ vault, roster, session, randomBytes }, pin)),
    join: (newcomer) => inTurnIfRead(() => join(newcomer)),
    enter: (id, pin, chosen) => inTurnIfRead(() => entrance.enter(id, pin, chosen)),
    enterByBadge: (scanned) => inTurnIfRead(() => entrance.enterByBadge(scanned)),
    waitMs: (id) => tries.waitMs(id ?? BADGES),
    lock() {
      if (roster.findDevice() !== undefined && session.findWorkplace() !== undefined) roster.setLocked(true)
    },
    isLocked: () => isLockedFor(roster.store.getState(), session.store.getState()),
    changePin: (current, chosen) =>
      inTurnIfRead(async () => {
        const me = findMe()
        return me === undefined ? { kind: 'gone' } : entrance.changePin(me, current, chosen)
      }),
    linkBadge: (scanned) =>
      inTurnIfRead(async () => {
        const [me, device, badge] = [findMe(), roster.findDevice(), judgeBadge(scanned)]
        if (badge.kind !== 'ok') return badge
        if (me === undefined || device === undefined) return { kind: 'not-kept' }
        const kept = await keepBadge(device.secret, badge.text)
        const isTaken = roster
          .list()
          .some(({ id, badge: other }) => id !== me.id && isSame(other ?? '', kept))
        if (isTaken) return { kind: 'taken' }
        return { kind: (await isDone(roster.put({ ...me, badge: kept }))) ? 'linked' : 'not-kept' }
      }),
    unlinkBadge: () =>
      inTurn(async () => {
        const me = findMe()
        if (me === undefined) return
        const { badge: _, ...kept } = me
        await roster.put(kept)
      }),
    becomeLead: (lead) =>
      inTurn(async () => {
        const [me, device] = [findMe(), roster.findDevice()]
        if (me === undefined || device === undefined || !isSameStore(device.setup, lead)) return false
        await roster.put({ ...me, role: 'lead', setup: lead })
        await session.begin({ ...lead, shared: true }, me.name)
        return true
      }).catch(() => false),
    lendPin: (id) =>
      inTurn(async () => {
        const [person, device] = [roster.find(id), roster.findDevice()]
        if (!isLead() || person === undefined || device === undefined) return undefined
        if (person.setup !== undefined) return undefined
        const pin = makeLentPin(randomBytes)
        const kept = await keepPin(randomBytes, device.secret, pin)
        await roster.put({ ...person, pin: kept, isPinLent: true })
        await tries.clear(id)
        return pin
      }).catch(() => undefined),
    remove: (id) =>
      inTurn(async () => {
        if (!isLead() || findMe()?.id === id) return
        await roster.drop([id])
        tries.forget(id)
      }),
    keepWaits: () => tries.keep(),
    stop: () => tries.stop(),
  }
}
