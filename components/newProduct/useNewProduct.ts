import { useIsFocused } from 'expo-router'
import { useMemo, useRef, useState } from 'react'
import { keyOf } from '@/domain/barcode/codeKey'
import { newBarcode } from '@/domain/tools/newBarcode'
import { findKnown, judgeDraft, type DraftFaults, type KnownStore } from '@/domain/tools/newProduct'
import { emptyDraft, type ProductDraft } from '@/domain/tools/productDraft'
import { type TaskId } from '@/domain/tools/task'
import { useDeviceState } from '@/state/deviceState'
import { useScans } from '@/state/scans/useScans'
import { useSignedIn } from '@/state/session/useSession'
import { useLabelLayouts } from '@/state/settings/useLabelLayouts'
import { useShelf } from '@/state/shelf/useShelf'
import { makeTask } from '@/state/tools/makeTask'
import { type DraftBook } from '@/state/tools/useDraft'
import { withCode } from './withCode'

const NO_FAULTS: DraftFaults = {}

/** A draft on its way to a task: what is scanned goes in, what is wrong comes out, and in the end it is sent. */
export function useNewProduct(
  draft: ProductDraft,
  { change, restart, forget }: DraftBook<ProductDraft>,
  onCreated: (taskId: TaskId) => void,
) {
  const { ports, toolbox } = useDeviceState()
  const { workplace } = useSignedIn()
  const store = useKnownStore()
  const isSending = useRef(false)
  const [isSent, setSent] = useState(false)
  const [isNotKept, setNotKept] = useState(false)
  /** Nobody is told of faults in what they have not had the time to fill in. */
  const [isJudged, setJudged] = useState(false)
  const [isCodeJudged, setCodeJudged] = useState(false)
  const verdict = judgeDraft(draft, store)
  const faults = verdict.kind === 'faulty' ? verdict.faults : NO_FAULTS
  const known = [...draft.barcodes, draft.typedBarcode].flatMap((code) => findKnown(code, store) ?? [])[0]

  const takeCode = (scanned: string) => {
    const read = newBarcode(scanned, store.layouts)
    setCodeJudged(true)
    change((now) => withCode(now, scanned, store.layouts))
    return read.kind === 'faulty'
      ? 'unknown-code'
      : store.findByKey(keyOf(read.code)).length > 0
        ? 'already-complete'
        : 'picked'
  }
  useScans(({ text }) => ports.feedback.give(takeCode(text)), useIsFocused() && !isSent)

  const create = async () => {
    setJudged(true)
    if (verdict.kind === 'faulty' || isSending.current) return
    isSending.current = true
    setSent(true)
    const work = { type: 'create-products' as const, vendors: verdict.vendors, products: [verdict.product] }
    const task = makeTask(workplace, work, ports.clock.nowMs())
    const isKept = (await toolbox.add(task)) === 'kept'
    if (isKept) await forget()
    if (isKept) return onCreated(task.id)
    isSending.current = false
    setSent(false)
    setNotKept(true)
  }

  return {
    faults: isJudged ? faults : isCodeJudged && faults.barcodes ? { barcodes: faults.barcodes } : NO_FAULTS,
    ready: verdict.kind === 'ready' ? verdict : undefined,
    known,
    isSent,
    isNotKept,
    takeCode: () => void takeCode(draft.typedBarcode),
    typeCode: (typedBarcode: string) => {
      setCodeJudged(false)
      change({ typedBarcode })
    },
    startOver: (first?: string) => {
      setJudged(false)
      setCodeJudged(false)
      restart({ ...emptyDraft, ...(first !== undefined && withCode(emptyDraft, first, store.layouts)) })
    },
    create,
  }
}

function useKnownStore(): KnownStore {
  const { workplace } = useSignedIn()
  const { shelf, categories } = useShelf()
  const layouts = useLabelLayouts()
  return useMemo(
    () => ({
      vendorId: workplace.vendorId,
      layouts,
      find: shelf.find,
      findByKey: shelf.findByKey,
      categoryIds: categories.map(({ global_id }) => global_id),
    }),
    [workplace.vendorId, layouts, shelf, categories],
  )
}
