import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { type Api } from '@/api/client'
import { useDeviceState } from '@/state/deviceState'
import { type SessionState, type Workplace } from './session'
import { createSessionApi } from './sessionApi'

export function useSession(): SessionState {
  return useStore(useDeviceState().session.store)
}

/**
 * For screens that only exist while somebody is signed in. Such a screen keeps its workplace for the moment
 * between the end of the session and its own removal.
 */
export function useSignedIn(): { workplace: Workplace; api: Api } {
  const { session, fetch } = useDeviceState()
  const now = useSession()
  const [first] = useState(now)
  const shown = now.kind === 'signed-in' ? now : first
  if (shown.kind !== 'signed-in') throw new Error('This screen needs a signed-in session')

  const { workplace } = shown
  const api = useMemo(() => createSessionApi(session, workplace, fetch), [session, workplace, fetch])
  return { workplace, api }
}
