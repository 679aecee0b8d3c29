import { inBackground } from '@/api/inSlices'

/** A page that nobody looks at draws nothing. */
const LATEST_MS = 200

/**
 * Does something once what has just changed is drawn and nothing else is due, unless it is called off before. A browser
 * never says that it is idle (`requestIdleCallback`) while keys come, and a scanner types ten codes a second.
 */
export function whenDrawn(act: () => void): () => void {
  let isOver = false
  const once = () => {
    if (isOver) return
    callOff()
    act()
  }
  const latest = setTimeout(once, LATEST_MS)
  const callOff = () => {
    isOver = true
    clearTimeout(latest)
  }
  requestAnimationFrame(() => {
    if (!isOver) inBackground(once)
  })
  return callOff
}
