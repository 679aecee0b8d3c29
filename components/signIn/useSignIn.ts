import { useEffect, useRef, useState } from 'react'
import { type Problem } from '@/api/problem'
import { type Setup } from '@/domain/setup/setupCode'
import { useDeviceState } from '@/state/deviceState'
import { trySetup } from '@/state/session/trySetup'

export type Attempt =
  { kind: 'none' } | { kind: 'under-way'; setup: Setup } | { kind: 'failed'; setup: Setup; problem: Problem }

/** Tries a setup against its service and, only when that works, makes it this device's session, in the picker's name. */
export function useSignIn() {
  const { ports, session } = useDeviceState()
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'none' })
  const leaving = useRef(new AbortController())

  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  async function signIn(setup: Setup, picker: string): Promise<'signed-in' | 'failed'> {
    setAttempt({ kind: 'under-way', setup })
    const trial = await trySetup(setup, ports.fetch, leaving.current.signal)
    // Whoever left the screen has changed their mind.
    if (leaving.current.signal.aborted) return 'failed'
    if (trial.kind === 'fails') {
      setAttempt({ kind: 'failed', setup, problem: trial.problem })
      return 'failed'
    }
    await session.begin(setup, picker)
    return 'signed-in'
  }

  return { attempt, signIn, forget: () => setAttempt({ kind: 'none' }) }
}
