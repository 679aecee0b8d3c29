import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Fetch } from '@/api/client'
import { type Clock } from '@/api/clock'
import { readManagedSetup, type ManagedField } from '@/domain/setup/managedSetup'
import { isSameStore, type Setup } from '@/domain/setup/setupCode'
import { takeTurns } from '@/state/disk/takeTurns'
import { type Managed } from '@/state/handheld/createHandheld'
import { type People } from '@/state/people/people'
import { type Session } from '@/state/session/session'
import { trySetup, type SetupFault } from '@/state/session/trySetup'
import { type Vault } from '@/state/vault/vault'

export type ManagedState =
  | { kind: 'none' }
  | { kind: 'faulty'; fields: readonly ManagedField[] }
  /** Nothing is used before the service has accepted it; until it can be reached, everything stays as it was. */
  | { kind: 'untried' }
  | { kind: 'refused'; wrong: 'token' | 'store' }
  /** It would take the device away from whoever works with it: it comes when they have signed out. */
  | { kind: 'waiting' }
  /** For one person, who has yet to say their name. `mark` tells this offer from another one. */
  | { kind: 'offered'; mark: string }
  | { kind: 'done' }

/** Sets the device up as the people who manage it want it. */
export type ManagedSetups = {
  store: StoreApi<ManagedState>
  /** After the session and the people are known. */
  restore(): Promise<void>
  /** Follows changes. Returns how to stop. */
  start(): () => void
  /** There may be a way to the service again. */
  wake(): void
  findOffered(): Setup | undefined
}

type ManagedDeps = {
  managed: Managed
  vault: Vault
  session: Session
  people: People
  fetch: Fetch
  clock: Pick<Clock, 'after'>
}

/** Which configuration was last used: a team lead may have set the device up anew since, and that is to hold. */
const USED_KEY = 'tote.managed'

/** A device that waits on a shelf for its service asks for it seldom enough to spare both. */
const TRY_AGAIN_MS = 30_000

export function createManagedSetups(deps: ManagedDeps): ManagedSetups {
  const { managed, vault, session, people, fetch, clock } = deps
  const store = createStore<ManagedState>(() => ({ kind: 'none' }))
  const inTurn = takeTurns()
  let wanted: Setup | undefined
  /** Until the session and the people are known, a device that has both looks like one that has neither. */
  let isKnown = false

  const findPlace = () => {
    const now = people.store.getState()
    return now.kind === 'shared' ? now.place : undefined
  }

  /** A new token for whoever works here, who does not notice. A team lead's token is their own. */
  async function renewSession(setup: Setup) {
    const signedIn = session.findWorkplace()
    if (signedIn === undefined || signedIn.role === 'lead' || session.findToken() === setup.token) return
    await session.begin({ ...setup, shared: findPlace() !== undefined }, signedIn.picker)
  }

  /** Whoever works here alone has no PIN: to share the device they would have to stop. */
  const stopsFirst = (setup: Setup) =>
    setup.shared && session.findWorkplace() !== undefined && findPlace() === undefined

  /** What is to become of it now, as far as this device knows. */
  async function judge(setup: Setup): Promise<'offered' | 'waiting' | 'done' | 'use'> {
    const [signedIn, place] = [session.findWorkplace(), findPlace()]
    if (signedIn === undefined && place === undefined && !setup.shared) return 'offered'
    const isUsed = (await vault.read(USED_KEY)) === markOf(setup)
    if (isUsed && (signedIn ?? place) !== undefined) return stopsFirst(setup) ? 'waiting' : 'done'
    return signedIn !== undefined && !isSameStore(signedIn, setup) ? 'waiting' : 'use'
  }

  async function putToUse(setup: Setup): Promise<ManagedState> {
    const staysForNow = stopsFirst(setup)
    const isOwn = session.findWorkplace() !== undefined && findPlace() === undefined
    if (!isOwn) await people.setUp(setup)
    await renewSession(setup)
    await vault.write(USED_KEY, markOf(setup))
    if (staysForNow) return { kind: 'waiting' }
    return asState((session.findWorkplace() ?? findPlace()) ? 'done' : 'offered', setup)
  }

  async function takeUp(setup: Setup): Promise<ManagedState> {
    const before = await judge(setup)
    if (before !== 'use') return asState(before, setup)
    const trial = await trySetup(setup, fetch)
    if (trial.kind === 'fails') return asFault(trial.problem)
    // Somebody may have signed in or out while the service was asked.
    const now = await judge(setup)
    return now === 'use' ? putToUse(setup) : asState(now, setup)
  }

  /** A vault that cannot write costs another try at the next start. */
  const settle = async () => {
    if (wanted !== undefined)
      store.setState(await takeUp(wanted).catch(() => ({ kind: 'none' as const })), true)
  }

  const look = () =>
    inTurn(async () => {
      const verdict = readManagedSetup(await managed.read().catch(() => undefined))
      wanted = verdict.kind === 'ok' ? verdict.setup : undefined
      if (verdict.kind === 'ok') await settle()
      else store.setState(verdict, true)
    })

  const wake = () => {
    if (store.getState().kind === 'untried') void inTurn(settle)
  }

  /** Asks again every now and then for as long as nothing was heard of the service. */
  function keepTrying() {
    let callOff: (() => void) | undefined
    const follow = ({ kind }: ManagedState) => {
      callOff?.()
      callOff = kind === 'untried' ? clock.after(TRY_AGAIN_MS, wake) : undefined
    }
    follow(store.getState())
    const stop = store.subscribe(follow)
    return () => {
      stop()
      callOff?.()
    }
  }

  return {
    store,
    wake,
    restore() {
      isKnown = true
      return look()
    },
    start() {
      const stops = [
        managed.listen(() => {
          if (isKnown) void look()
        }),
        session.store.subscribe((now, before) => {
          if (before.kind === 'signed-in' && now.kind === 'signed-out') void inTurn(settle)
        }),
        keepTrying(),
      ]
      return () => stops.forEach((stop) => stop())
    },
    findOffered: () => (store.getState().kind === 'offered' ? wanted : undefined),
  }
}

/** What the service has refused needs another configuration; anything else may be better the next time. */
function asFault(problem: SetupFault): ManagedState {
  if (problem === 'not-a-lead') return { kind: 'refused', wrong: 'token' }
  switch (problem.kind) {
    case 'unauthorized':
    case 'refused':
      return { kind: 'refused', wrong: 'token' }
    case 'gone':
      return { kind: 'refused', wrong: 'store' }
    default:
      return { kind: 'untried' }
  }
}

const asState = (kind: 'offered' | 'waiting' | 'done', setup: Setup): ManagedState =>
  kind === 'offered' ? { kind, mark: markOf(setup) } : { kind }

/** Tells two configurations apart without keeping the token a second time. */
const markOf = (setup: Setup): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(setup))))
