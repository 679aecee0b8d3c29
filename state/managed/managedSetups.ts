import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { readManagedSetup, type ManagedField } from '@/domain/setup/managedSetup'
import { isSameStore, type Setup } from '@/domain/setup/setupCode'
import { takeTurns } from '@/state/disk/takeTurns'
import { type Managed } from '@/state/handheld/createHandheld'
import { type People } from '@/state/people/people'
import { type Session } from '@/state/session/session'
import { type Vault } from '@/state/vault/vault'

export type ManagedState =
  | { kind: 'none' }
  | { kind: 'faulty'; fields: readonly ManagedField[] }
  /** It would take the device away from whoever works with it: it comes when they have signed out. */
  | { kind: 'waiting' }
  /** For one person, who has yet to say their name. */
  | { kind: 'offered' }
  | { kind: 'done' }

/** Sets the device up as the people who manage it want it. */
export type ManagedSetups = {
  store: StoreApi<ManagedState>
  /** After the session and the people are known. */
  restore(): Promise<void>
  /** Follows changes. Returns how to stop. */
  start(): () => void
  findOffered(): Setup | undefined
}

type ManagedDeps = { managed: Managed; vault: Vault; session: Session; people: People }

/** Which configuration was last used: a team lead may have set the device up anew since, and that is to hold. */
const USED_KEY = 'tote.managed'

export function createManagedSetups({ managed, vault, session, people }: ManagedDeps): ManagedSetups {
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

  async function takeUp(setup: Setup): Promise<ManagedState> {
    const [signedIn, place] = [session.findWorkplace(), findPlace()]
    if (signedIn === undefined && place === undefined && !setup.shared) return { kind: 'offered' }
    const mark = markOf(setup)
    const isUsed = (await vault.read(USED_KEY)) === mark
    // Whoever works here alone has no PIN: to share the device they would have to stop.
    const stopsFirst = setup.shared && signedIn !== undefined && place === undefined
    if (isUsed && (signedIn ?? place) !== undefined) return { kind: stopsFirst ? 'waiting' : 'done' }
    if (signedIn !== undefined && !isSameStore(signedIn, setup)) return { kind: 'waiting' }

    if (signedIn !== undefined && place === undefined) {
      await renewSession(setup)
    } else {
      await people.setUp(setup)
      await renewSession(setup)
    }
    await vault.write(USED_KEY, mark)
    if (stopsFirst) return { kind: 'waiting' }
    return session.findWorkplace() === undefined && findPlace() === undefined
      ? { kind: 'offered' }
      : { kind: 'done' }
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

  return {
    store,
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
      ]
      return () => stops.forEach((stop) => stop())
    },
    findOffered: () => (store.getState().kind === 'offered' ? wanted : undefined),
  }
}

/** Tells two configurations apart without keeping the token a second time. */
const markOf = (setup: Setup): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(setup))))
