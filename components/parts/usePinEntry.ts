import { useState } from 'react'
import { useWords } from '@/components/words/useWords'
import { type PersonId } from '@/domain/people/person'
import { useDeviceState } from '@/state/deviceState'
import { badgeWords, peopleWords } from './peopleWords'
import { useLeftAlone } from './useLeftAlone'

/** Tries PINs and badges, one at a time, and says what became of the last one. */
export function usePinEntry(id: PersonId | undefined) {
  const { t } = useWords()
  const { people, ports } = useDeviceState()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  /** A lent PIN that was right, until its owner has chosen another. */
  const [lent, setLent] = useState<string>()
  useLeftAlone(lent !== undefined, () => {
    setLent(undefined)
    setFault(undefined)
  })

  async function attempt<Result extends { kind: string }>(
    work: () => Promise<Result>,
    say: (result: Result) => string | undefined,
  ) {
    setBusy(true)
    setFault(undefined)
    const result = await work()
    setBusy(false)
    setFault(say(result))
    ports.feedback.give(result.kind === 'in' || result.kind === 'must-choose' ? 'picked' : 'refused')
    return result
  }

  return {
    busy,
    fault,
    lent,
    waitMs: () => (id === undefined ? 0 : people.waitMs(id)),
    async enter(pin: string, chosen?: string) {
      if (busy || id === undefined) return
      const result = await attempt(
        () => people.enter(id, pin, chosen),
        (entry) => peopleWords(t, entry),
      )
      if (result.kind === 'must-choose') setLent(pin)
      if (result.kind === 'in') setLent(undefined)
    },
    async showBadge(scanned: string) {
      if (busy) return
      await attempt(
        () => people.enterByBadge(scanned),
        (entry) => badgeWords(t, entry),
      )
    },
  }
}
