import { stroke } from './measures'
import { themes, type Scheme } from './theme'

const FOCUS_COLOR = '--tote-focus'

/** Paints what lies around the app in a browser: the page behind it, its scroll bars, and the ring around what has the keyboard's focus. */
export function paintDocument(scheme: Scheme): void {
  const colors = themes[scheme]
  const { style } = document.documentElement
  style.colorScheme = scheme
  style.backgroundColor = colors.background
  style.setProperty(FOCUS_COLOR, colors.brand)
  // No line of a sentence holds a single word, where the browser can help it.
  style.setProperty('text-wrap', 'pretty')
  addFocusRing()
}

let hasFocusRing = false

function addFocusRing(): void {
  if (hasFocusRing) return
  hasFocusRing = true
  const element = document.head.appendChild(document.createElement('style'))
  // Through the sheet, not as text: a content security policy may forbid inline styles.
  element.sheet?.insertRule(
    `:focus-visible { outline: ${stroke.strong + stroke.hair}px solid var(${FOCUS_COLOR}) !important; outline-offset: ${stroke.strong}px; }`,
  )
}
