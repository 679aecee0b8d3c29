import { bytesToHex } from '@noble/hashes/utils.js'
import { type StoreApi } from 'zustand/vanilla'
import { type Clock } from '@/api/clock'
import { judgeBadge, type BadgeFault } from '@/domain/people/badge'
import { isSameName, MOST_PEOPLE, personIdSchema, type Person, type PersonId } from '@/domain/people/person'
import { judgePin, type PinFault } from '@/domain/people/pin'
import { isSameStore, type Setup } from '@/domain/setup/setupCode'
import { takeTurns } from '@/state/disk/takeTurns'
import { type Session } from '@/state/session/session'
import { type Vault } from '@/state/vault/vault'
import { createCountedTries } from './countedTries'
import { BADGES, createEntrance, type Entry } from './entrance'
import { makeLentPin } from './lentPin'
import { createRoster, type PeopleState } from './roster'
import { createSavedPeople } from './savedPeople'
import { isSame, keepBadge, keepPin, makeSecret, type RandomBytes } from './secrets'

/** `name` as `judgePickerName` writes it; `lead`: a team lead's own setup for this store. */
export type Newcomer = { name: string; pin: string; lead?: Setup | undefined }

export type Joined =
  { kind: 'in' } | { kind: 'name-taken' } | { kind: 'full' } | { kind: 'not-kept' } | PinFault

export type Linked = { kind: 'linked' } | { kind: 'taken' } | { kind: 'not-kept' } | BadgeFault

/** The people of a shared device. Names are personal: they are in the vault and on the screen, and never logged. */
export type People = {
  store: StoreApi<PeopleState>
  restore(): Promise<void>
  /**
   * Makes or renews what this device is set up for. A picker's code for the same store keeps the people, another
   * store starts with none; a code that is not shared leaves the device to `session.begin`, as somebody's own. Who
   * is signed in for another store is signed out.
   */
  setUp(setup: Setup): Promise<void>
  /** Whoever is signed in with a picker's code lets others work with this device too, and chooses a PIN. */
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
  /** Whoever is signed in works as a team lead from now on, with their own setup for this store. */
  becomeLead(lead: Setup): Promise<void>
  /** For team leads. What opens until its owner chooses another; undefined where the vault did not take it. */
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

const ID_BYTES = 8

export function createPeople({ vault, session, clock, steadyMs, randomBytes }: PeopleDeps): People {
  const saved = createSavedPeople(vault)
  const roster = createRoster(saved)
  const tries = createCountedTries(saved, clock, steadyMs)
  const entrance = createEntrance({ roster, session, tries, randomBytes })
  const inTurn = takeTurns()
  /** With which token the session under way began. */
  let usedToken: string | undefined

  const findSignedIn = () => {
    const now = session.store.getState()
    return now.kind === 'signed-in' ? now.workplace : undefined
  }
  const findMe = () => {
    const picker = findSignedIn()?.picker
    return picker === undefined ? undefined : roster.list().find(({ name }) => isSameName(name, picker))
  }
  const isLead = () => findSignedIn()?.role === 'lead'

  async function makePerson({ name, pin, lead }: Newcomer, secret: string): Promise<Person> {
    return {
      id: personIdSchema.parse(bytesToHex(randomBytes(ID_BYTES))),
      name,
      role: lead === undefined ? 'picker' : 'lead',
      pin: await keepPin(randomBytes, secret, pin),
      isPinLent: false,
      ...(lead && { setup: lead }),
    }
  }

  async function join(newcomer: Newcomer): Promise<Joined> {
    const device = roster.findDevice()
    if (device === undefined) return { kind: 'not-kept' }
    const verdict = judgePin(newcomer.pin)
    if (verdict.kind !== 'ok') return verdict
    if (roster.list().some(({ name }) => isSameName(name, newcomer.name))) return { kind: 'name-taken' }
    if (roster.list().length >= MOST_PEOPLE) return { kind: 'full' }
    try {
      const person = await makePerson(newcomer, device.secret)
      await roster.add(person)
      await entrance.open(person)
      return { kind: 'in' }
    } catch {
      return { kind: 'not-kept' }
    }
  }

  async function setUp(setup: Setup) {
    const before = roster.findDevice()
    const signedIn = findSignedIn()
    if (signedIn !== undefined && !isSameStore(signedIn, setup)) await session.end()
    const isRenewed = before !== undefined && isSameStore(before.setup, setup) && setup.role === 'picker'
    if (isRenewed) {
      return roster.putDevice({ ...before, setup: { ...setup, shared: true }, needsCode: false })
    }
    await roster.clear()
    if (!setup.shared) return
    // Whoever worked here alone has no PIN yet: they join like everybody.
    if (findSignedIn() !== undefined) await session.end()
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
    async restore() {
      await roster.restore()
      await Promise.all([BADGES, ...roster.list().map(({ id }) => id)].map((whose) => tries.learn(whose)))
    },
    setUp: (setup) => inTurn(() => setUp(setup)),
    share: (pin) =>
      inTurn(async () => {
        const [signedIn, token] = [findSignedIn(), session.findToken()]
        if (signedIn?.role !== 'picker' || token === undefined) return { kind: 'not-kept' }
        const verdict = judgePin(pin)
        if (verdict.kind !== 'ok') return verdict
        const { picker, ...place } = signedIn
        try {
          const secret = makeSecret(randomBytes)
          await roster.putDevice({ setup: { ...place, token, shared: true }, secret, needsCode: false })
        } catch {
          return { kind: 'not-kept' }
        }
        return join({ name: picker, pin })
      }),
    join: (newcomer) => inTurn(() => join(newcomer)),
    enter: (id, pin, chosen) => inTurn(() => entrance.enter(id, pin, chosen)),
    enterByBadge: (scanned) => inTurn(() => entrance.enterByBadge(scanned)),
    waitMs: (id) => tries.waitMs(id ?? BADGES),
    lock() {
      if (roster.findDevice() !== undefined && findSignedIn() !== undefined) roster.setLocked(true)
    },
    isLocked() {
      const state = roster.store.getState()
      return state.kind === 'shared' && state.isLocked && findSignedIn() !== undefined
    },
    changePin: (current, chosen) =>
      inTurn(async () => {
        const me = findMe()
        return me === undefined ? { kind: 'gone' } : entrance.changePin(me, current, chosen)
      }),
    linkBadge: (scanned) =>
      inTurn(async () => {
        const [me, device, badge] = [findMe(), roster.findDevice(), judgeBadge(scanned)]
        if (badge.kind !== 'ok') return badge
        if (me === undefined || device === undefined) return { kind: 'not-kept' }
        const kept = await keepBadge(device.secret, badge.text)
        const isTaken = roster
          .list()
          .some(({ id, badge: other }) => id !== me.id && isSame(other ?? '', kept))
        if (isTaken) return { kind: 'taken' }
        return roster.put({ ...me, badge: kept }).then(
          () => ({ kind: 'linked' as const }),
          () => ({ kind: 'not-kept' as const }),
        )
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
        if (me === undefined || device === undefined || !isSameStore(device.setup, lead)) return
        await roster.put({ ...me, role: 'lead', setup: lead })
        await session.begin(lead, me.name)
      }),
    lendPin: (id) =>
      inTurn(async () => {
        const [person, device] = [roster.find(id), roster.findDevice()]
        if (!isLead() || person === undefined || device === undefined) return undefined
        const pin = makeLentPin(randomBytes)
        const kept = await keepPin(randomBytes, device.secret, pin)
        const isKept = await roster.put({ ...person, pin: kept, isPinLent: true }).then(
          () => true,
          () => false,
        )
        if (!isKept) return undefined
        await tries.clear(id)
        return pin
      }),
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
