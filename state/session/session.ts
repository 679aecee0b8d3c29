import { createStore, type StoreApi } from 'zustand/vanilla'
import { workplaceKey } from '@/domain/outbox/command'
import { type Setup } from '@/domain/setup/setupCode'
import { type Vault } from '@/state/vault/vault'
import { readSavedSession, SESSION_KEY, writeSavedSession, type EndedSession } from './savedSession'

/**
 * Whom this device works for, and who works with it: devices are shared, and what is done is written down under a
 * name. The token is left out: state is shown, logged and inspected, the token never is.
 */
export type Workplace = Omit<Setup, 'token'> & { picker: string }

/** Why a session ended, where the picker did not end it. */
export type EndReason = EndedSession['because']

export type SessionState =
  | { kind: 'restoring' }
  /** Who was signed in is known only where they did not leave by themselves, so that they can go on. */
  | { kind: 'signed-out'; because?: EndReason; picker?: string }
  | { kind: 'signed-in'; workplace: Workplace }

/** Whether the same person goes on in the same store, perhaps with another token. */
export function isSameWork(one: SessionState, other: SessionState): boolean {
  if (one.kind !== 'signed-in' || other.kind !== 'signed-in') return false
  const [before, after] = [one.workplace, other.workplace]
  return (
    before.picker === after.picker &&
    before.role === after.role &&
    workplaceKey(before) === workplaceKey(after)
  )
}

export type Session = {
  store: StoreApi<SessionState>
  restore(): Promise<void>
  /** `picker` as `judgePickerName` writes it. */
  begin(setup: Setup, picker: string): Promise<void>
  end(because?: EndReason): Promise<void>
  findToken(): string | undefined
  /** Whose work it is now; undefined while nobody is signed in. */
  findWorkplace(): Workplace | undefined
}

export function createSession(vault: Vault): Session {
  const store = createStore<SessionState>(() => ({ kind: 'restoring' }))
  let token: string | undefined

  function enter({ token: given, ...place }: Setup, picker: string) {
    token = given
    store.setState({ kind: 'signed-in', workplace: { ...place, picker } }, true)
  }

  function leave(ended?: EndedSession) {
    token = undefined
    store.setState({ kind: 'signed-out', because: ended?.because, picker: ended?.picker }, true)
  }

  // A vault that cannot forget is told something else; a token must not come back at the next start.
  const forget = () =>
    vault.remove(SESSION_KEY).catch(() => vault.write(SESSION_KEY, '').catch(() => undefined))

  return {
    store,
    async restore() {
      const saved = readSavedSession(await vault.read(SESSION_KEY).catch(() => null))
      // A set-up link may have been confirmed while the vault was still opening; it is the newer word.
      if (store.getState().kind !== 'restoring') return
      if (saved !== undefined && 'setup' in saved) enter(saved.setup, saved.picker)
      else leave(saved)
    },
    async begin(setup, picker) {
      enter(setup, picker)
      // A vault that cannot write costs another set-up at the next start, not the work of now.
      await vault.write(SESSION_KEY, writeSavedSession({ setup, picker })).catch(() => undefined)
    },
    async end(because) {
      if (because === undefined) {
        leave()
        return forget()
      }
      const before = store.getState()
      // Of several answers that refuse the token the first one ends the session; the others find nobody.
      if (before.kind !== 'signed-in') return
      const ended = { because, picker: before.workplace.picker }
      leave(ended)
      // Written over the token, so that not both are there at any moment.
      await vault.write(SESSION_KEY, writeSavedSession(ended)).catch(forget)
    },
    findToken: () => token,
    findWorkplace: () => {
      const now = store.getState()
      return now.kind === 'signed-in' ? now.workplace : undefined
    },
  }
}
