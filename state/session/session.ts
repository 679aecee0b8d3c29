import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Setup } from '@/domain/setup/setupCode'
import { type Vault } from '@/state/vault/vault'
import { readSavedSession, SESSION_KEY, writeSavedSession } from './savedSession'

/** Whom this device works for. The token is left out: state is shown, logged and inspected, the token never is. */
export type Workplace = Omit<Setup, 'token'>

/** Why a session ended, where the picker did not end it. */
export type EndReason = 'token-refused'

export type SessionState =
  | { kind: 'restoring' }
  | { kind: 'signed-out'; because?: EndReason }
  | { kind: 'signed-in'; workplace: Workplace }

export type Session = {
  store: StoreApi<SessionState>
  restore(): Promise<void>
  begin(setup: Setup): Promise<void>
  end(because?: EndReason): Promise<void>
  findToken(): string | undefined
}

export function createSession(vault: Vault): Session {
  const store = createStore<SessionState>(() => ({ kind: 'restoring' }))
  let token: string | undefined

  function enter({ token: given, ...workplace }: Setup) {
    token = given
    store.setState({ kind: 'signed-in', workplace }, true)
  }

  return {
    store,
    async restore() {
      const saved = readSavedSession(await vault.read(SESSION_KEY).catch(() => null))
      // A set-up link may have been confirmed while the vault was still opening; it is the newer word.
      if (store.getState().kind !== 'restoring') return
      if (saved === undefined) store.setState({ kind: 'signed-out' }, true)
      else enter(saved)
    },
    async begin(setup) {
      enter(setup)
      // A vault that cannot write costs another set-up at the next start, not the work of now.
      await vault.write(SESSION_KEY, writeSavedSession(setup)).catch(() => undefined)
    },
    async end(because) {
      token = undefined
      store.setState({ kind: 'signed-out', because }, true)
      // A vault that cannot forget is told something else; a token must not come back at the next start.
      await vault.remove(SESSION_KEY).catch(() => vault.write(SESSION_KEY, '').catch(() => undefined))
    },
    findToken: () => token,
  }
}
