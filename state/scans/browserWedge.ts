import { LATE_KEY_MS } from '@/domain/scanning/timings'
import { feedWedge, idleWedge, settlesInMs, settleWedge, type WedgeStep } from '@/domain/scanning/wedge'
import { type ScanStream } from './scanStream'

/**
 * A scanner that types. Its keys are caught before any field sees them and kept until the burst is over: a scan goes
 * to the stream and never into a field; what a person typed is put into the field after a wait that nobody notices.
 */
export function attachWedge(scans: ScanStream): () => void {
  let state = idleWedge
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Where the keys would go: looked up once a key, as a scan has many. */
  let field: TextField | undefined

  const giveBack = (held: readonly string[]) => {
    if (held.length > 0) typeInto(field, held.join(''))
  }
  const settle = () => {
    const settled = settleWedge(state, performance.now())
    state = settled.state
    giveBack(settled.held)
    waitForMore()
  }
  const waitForMore = () => {
    // Outside of fields nothing has to be given back: the next key's own time tells whether it belongs to the burst,
    // however late a busy device hands it on.
    if (field === undefined) return
    const dueInMs = settlesInMs(state, performance.now())
    if (dueInMs === undefined) return
    // Keys that were pressed in time may still wait to be heard: they go before the verdict.
    timer = setTimeout(() => (timer = setTimeout(settle)), dueInMs + LATE_KEY_MS)
  }

  const onKey = (event: KeyboardEvent) => {
    const key = scannedKey(event)
    if (key === undefined) return
    if (timer !== undefined) clearTimeout(timer)
    timer = undefined
    const wasInBurst = state !== idleWedge
    const fed = feedWedge(state, { key, atMs: event.timeStamp })
    state = fed.state
    const { step } = fed
    if (step.kind === 'release') giveBack(step.held)
    field = findField()
    scans.noteKey({
      key,
      atMs: event.timeStamp,
      isInField: field !== undefined,
      isCapsLock: event.getModifierState('CapsLock'),
    })
    if (isKept(step, wasInBurst, field, key)) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else if (isIdle(step, wasInBurst, key)) keepFromPage(event)
    if (step.kind === 'scan') scans.offer({ text: step.text, source: 'wedge', atMs: Date.now() })
    waitForMore()
  }

  const onKeyUp = (event: KeyboardEvent) => {
    if (isCharacter(event.key) && findField() === undefined) event.stopPropagation()
  }

  window.addEventListener('keydown', onKey, true)
  window.addEventListener('keyup', onKeyUp, true)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('keydown', onKey, true)
    window.removeEventListener('keyup', onKeyUp, true)
  }
}

const GROUP_SEPARATOR = '\u001D'

/** The key as a scanner means it; undefined for what no scanner sends. */
function scannedKey(event: KeyboardEvent): string | undefined {
  // A held key, letters that an input method still composes, or a key of our own making.
  if (event.repeat || event.isComposing || !event.isTrusted) return undefined
  if (!event.ctrlKey && !event.metaKey && !event.altKey) return event.key
  // Between the parts of a GS1 code scanners send the control character that this shortcut once stood for.
  if (event.ctrlKey && event.key === ']' && !event.altKey) return GROUP_SEPARATOR
  // Some keyboards write brackets with AltGr, which Windows reports as Ctrl and Alt.
  return event.getModifierState('AltGraph') ? event.key : undefined
}

/**
 * What nobody else may hear. Outside of fields only two keys of a scanner do harm: the ones that end a scan, and a space
 * within it, all of which press the button that has the focus. Who works by keyboard loses none of the others.
 */
function isKept(step: WedgeStep, wasInBurst: boolean, field: TextField | undefined, key: string): boolean {
  if (step.kind === 'scan') return true
  const isHeld = step.kind === 'hold' || (step.kind === 'release' && step.then === 'hold')
  return isHeld && (field !== undefined || isEnd(key) || (wasInBurst && MOVES_THE_PAGE.includes(key)))
}

/**
 * A character in the middle of a burst, which nobody in the page waits for. Whoever listens on the window as it comes in
 * still hears it: two keys of a person may be as quick.
 */
function isIdle(step: WedgeStep, wasInBurst: boolean, key: string): boolean {
  return wasInBurst && step.kind === 'hold' && isCharacter(key)
}

/** A scan has three dozen events, and a slow device better draws than carries each of them through the whole page. */
function keepFromPage(event: KeyboardEvent): void {
  // No `keypress` follows.
  event.preventDefault()
  event.stopPropagation()
}

/** A space presses the button that has the focus. */
const isCharacter = (key: string) => key.length === 1 && key !== ' '

/** Outside of fields browsers scroll by the first and search the page by the others. */
const MOVES_THE_PAGE = [' ', '/', "'"]

const isEnd = (key: string) => key.length > 1

type TextField = HTMLInputElement | HTMLTextAreaElement

function findField(): TextField | undefined {
  const field = document.activeElement
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : undefined
}

/** As if the keys had been pressed: the field's own listeners hear of it. Without a field nobody wanted them. */
function typeInto(field: TextField | undefined, text: string): void {
  if (field === undefined || field !== document.activeElement) return
  // Deprecated and everywhere: the one way to type that keeps selection, undo and the input events of the field.
  document.execCommand('insertText', false, text)
}
