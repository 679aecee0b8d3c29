package app.tote.handheld

import android.view.KeyCharacterMap
import android.view.KeyEvent

/** What scanners press around a character. Named as in browsers, since the same rules hear of them. */
internal val MODIFIERS = mapOf(
  KeyEvent.KEYCODE_SHIFT_LEFT to "Shift",
  KeyEvent.KEYCODE_SHIFT_RIGHT to "Shift",
  KeyEvent.KEYCODE_CAPS_LOCK to "CapsLock",
  KeyEvent.KEYCODE_ALT_LEFT to "Alt",
  KeyEvent.KEYCODE_ALT_RIGHT to "AltGraph",
  KeyEvent.KEYCODE_CTRL_LEFT to "Control",
  KeyEvent.KEYCODE_CTRL_RIGHT to "Control"
)

private const val GROUP_SEPARATOR = "\u001D"

/** Null for keys that neither a scanner presses nor a PIN needs. */
internal fun nameOf(event: KeyEvent): String? = when (event.keyCode) {
  KeyEvent.KEYCODE_ENTER, KeyEvent.KEYCODE_NUMPAD_ENTER -> "Enter"
  KeyEvent.KEYCODE_TAB -> "Tab"
  KeyEvent.KEYCODE_DEL -> "Backspace"
  in MODIFIERS -> MODIFIERS[event.keyCode]
  else -> characterOf(event)
}

private fun characterOf(event: KeyEvent): String? {
  // Between the parts of a GS1 code scanners send the control character that this shortcut once stood for.
  if (event.isCtrlPressed) {
    return if (event.keyCode == KeyEvent.KEYCODE_RIGHT_BRACKET) GROUP_SEPARATOR else null
  }
  val point = event.unicodeChar
  return when {
    event.isMetaPressed || point == 0 -> null
    point and KeyCharacterMap.COMBINING_ACCENT != 0 -> "Dead"
    else -> String(Character.toChars(point))
  }
}
