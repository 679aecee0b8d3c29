import { useEffect, useMemo, useRef, useState } from 'react'
import { type z } from 'zod'
import { workplaceKey } from '@/domain/outbox/command'
import { useDeviceState } from '@/state/deviceState'
import { forgivingKept } from '@/state/kept/forgivingKept'
import { parseKept } from '@/state/kept/parseKept'
import { useSignedIn } from '@/state/session/useSession'

export type DraftBook<Draft> = {
  /** Undefined until the disk has answered. */
  draft: Draft | undefined
  /** What depends on what is there gets what is there by then. */
  change: (changes: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void
  /** Writes another one in its place. */
  restart: (draft: Draft) => void
  /** Nothing of it is left on the device; the screen still shows it. */
  forget: () => Promise<void>
}

/**
 * What somebody fills in and has not sent. It is on the disk with every sign, apart for each store, so that it survives
 * another screen, a reload and an empty battery. `start` makes the first draft of what was found there.
 */
export function useDraft<Draft extends object>(
  name: string,
  schema: z.ZodType<Draft>,
  start: (found: Draft | undefined) => Draft,
): DraftBook<Draft> {
  const { ports } = useDeviceState()
  const { workplace } = useSignedIn()
  const key = `draft ${name} ${workplaceKey(workplace)}`
  const kept = useMemo(() => forgivingKept(ports.kept, ports.clock), [ports])
  const [draft, setDraft] = useState<Draft>()
  const latest = useRef<Draft>(undefined)
  const begin = useRef(start)

  useEffect(() => {
    let isGone = false
    void kept.read(key).then((text) => {
      if (isGone) return
      latest.current = begin.current(parseKept(text, schema))
      setDraft(latest.current)
    })
    return () => {
      isGone = true
    }
  }, [kept, key, schema])

  const restart = (next: Draft) => {
    latest.current = next
    setDraft(next)
    void kept.write([[key, JSON.stringify(next)]])
  }
  return {
    draft,
    restart,
    // Two changes of one moment both count, whatever is drawn between them.
    change: (changes) => {
      const now = latest.current
      if (now !== undefined) restart({ ...now, ...(typeof changes === 'function' ? changes(now) : changes) })
    },
    forget: () => kept.remove([key]),
  }
}
