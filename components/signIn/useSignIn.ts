import { useEffect, useRef, useState } from 'react'
import { judgeSetup } from '@/domain/people/judgeSetup'
import { type Setup } from '@/domain/setup/setupCode'
import { useDeviceState } from '@/state/deviceState'
import { trySetup, type SetupFault } from '@/state/session/trySetup'

export type Attempt =
  | { kind: 'none' }
  | { kind: 'under-way'; setup: Setup }
  | { kind: 'failed'; setup: Setup; problem: SetupFault | 'not-kept' }

/** What became of a code: somebody is in, people may sign in, or a team lead has yet to say their name. */
export type Became = 'signed-in' | 'set-up' | 'lead-joins' | 'failed'

/** Tries a setup against its service and, only when that works, makes it what this device works for. */
export function useSignIn() {
  const { ports, session, people } = useDeviceState()
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'none' })
  const leaving = useRef(new AbortController())

  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  /** `picker`: who works with a device of their own. */
  async function signIn(setup: Setup, picker: string | undefined): Promise<Became> {
    setAttempt({ kind: 'under-way', setup })
    const trial = await trySetup(setup, ports.fetch, leaving.current.signal)
    // Whoever left the screen has changed their mind.
    if (leaving.current.signal.aborted) return 'failed'
    if (trial.kind === 'fails') {
      setAttempt({ kind: 'failed', setup, problem: trial.problem })
      return 'failed'
    }
    const before = people.store.getState()
    const meaning = judgeSetup(setup, before.kind === 'shared' ? before.place : undefined)
    if (meaning !== 'own') setAttempt({ kind: 'none' })
    // Whoever is signed in shows a code of their own; at the sign-in page somebody joins with it.
    const becomesLead = meaning === 'lead-joins' && session.findWorkplace() !== undefined
    if (meaning === 'lead-joins' && !becomesLead) return meaning
    // A vault that cannot write leaves a device that would forget at once what it works for.
    const isKept = await (
      becomesLead ? people.becomeLead(setup) : people.setUp(setup).then(() => true)
    ).catch(() => false)
    if (!isKept) {
      setAttempt({ kind: 'failed', setup, problem: 'not-kept' })
      return 'failed'
    }
    if (becomesLead) return 'signed-in'
    if (meaning !== 'own' || picker === undefined) return 'set-up'
    await session.begin(setup, picker)
    return 'signed-in'
  }

  return { attempt, signIn, forget: () => setAttempt({ kind: 'none' }) }
}
