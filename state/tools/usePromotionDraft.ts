import { useEffect, useMemo, useRef, useState } from 'react'
import { workplaceKey } from '@/domain/outbox/command'
import { emptyDraft, promotionDraftSchema, type PromotionDraft } from '@/domain/tools/promotionDraft'
import { useDeviceState } from '@/state/deviceState'
import { forgivingKept } from '@/state/kept/forgivingKept'
import { parseKept } from '@/state/kept/parseKept'
import { useSignedIn } from '@/state/session/useSession'

type KeptDraft = {
  /** Undefined until the disk has answered. */
  draft: PromotionDraft | undefined
  /** Of two changes in a row the second one builds on the first, also before the screen is drawn again. */
  change: (edit: (draft: PromotionDraft) => PromotionDraft) => void
  /** It was sent, or is not wanted any more. */
  forget: () => void
}

/** The promotion that somebody is writing in this store: it is there again after a walk to the shelf, or a new start. */
export function usePromotionDraft(): KeptDraft {
  const { ports } = useDeviceState()
  const { workplace } = useSignedIn()
  const [draft, setDraft] = useState<PromotionDraft>()
  const latest = useRef(emptyDraft)
  const kept = useMemo(() => forgivingKept(ports.kept, ports.clock), [ports])
  const key = `promotion-draft ${workplaceKey(workplace)} ${encodeURIComponent(workplace.picker)}`

  useEffect(() => {
    let isWanted = true
    void kept.read(key).then((text) => {
      if (!isWanted) return
      latest.current = parseKept(text, promotionDraftSchema) ?? emptyDraft
      setDraft(latest.current)
    })
    return () => {
      isWanted = false
    }
  }, [kept, key])

  return {
    draft,
    change: (edit) => {
      latest.current = edit(latest.current)
      setDraft(latest.current)
      void kept.write([[key, JSON.stringify(latest.current)]])
    },
    forget: () => {
      latest.current = emptyDraft
      setDraft(emptyDraft)
      void kept.remove([key])
    },
  }
}
