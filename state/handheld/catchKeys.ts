import { LATE_KEY_MS, WEDGE_GAP_MS } from '@/domain/scanning/timings'
import { feedWedge, idleWedge, settleWedge } from '@/domain/scanning/wedge'
import { type ScanStream } from '@/state/scans/scanStream'
import { keyEventSchema, type KeyEvent, type NativeHandheld } from './native'

/**
 * A scanner that types into a device. The module holds its keys back before any field sees them; here is decided what
 * becomes of them, by the same rules as in a browser. `tellTyped` hears what a person typed outside of a field, and
 * says whether anybody took it.
 */
export function catchKeys(
  native: NativeHandheld,
  scans: ScanStream,
  tellTyped: (key: string) => boolean,
): () => void {
  let state = idleWedge
  let heldUpTo = 0
  let unanswered: KeyEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const answer = (upTo: number, said: 'give' | 'drop') => {
    unanswered = unanswered.filter(({ at }) => at > upTo)
    native.answerKeys(upTo, said)
  }
  const give = (upTo: number) => {
    const typed = unanswered.filter(({ at }) => at <= upTo)
    const left = typed.filter(({ key, isInField }) => isInField || !tellTyped(key))
    answer(upTo, typed.length > 0 && left.length === 0 ? 'drop' : 'give')
  }

  const settle = () => {
    // No key came for so long that none is under way any more.
    const settled = settleWedge(state, state.atMs + WEDGE_GAP_MS)
    state = settled.state
    if (settled.held.length > 0) give(heldUpTo)
  }

  const hear = (body: unknown) => {
    const heard = keyEventSchema.safeParse(body).data
    if (heard === undefined) return
    clearTimeout(timer)
    const { at, key, atMs } = heard
    scans.noteKey(heard)
    if (at > 0) unanswered.push(heard)
    const { state: next, step } = feedWedge(state, { key, atMs })
    state = next
    switch (step.kind) {
      case 'pass':
        if (at > 0) give(at)
        break
      case 'hold':
        // The second half of CR and LF.
        if (state.held.length === 0) answer(at, 'drop')
        break
      case 'scan':
        answer(at, 'drop')
        scans.offer({ text: step.text, source: 'wedge', atMs: Date.now() })
        break
      case 'release':
        give(step.then === 'hold' || at === 0 ? heldUpTo : at)
        break
    }
    if (at > 0) heldUpTo = at
    if (state.held.length > 0) timer = setTimeout(settle, WEDGE_GAP_MS + LATE_KEY_MS)
  }

  const subscription = native.addListener('onKey', hear)
  return () => {
    clearTimeout(timer)
    subscription.remove()
  }
}
