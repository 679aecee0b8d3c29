package app.tote.handheld

import android.os.Handler
import android.os.Looper
import android.view.KeyEvent
import android.view.Window
import android.widget.EditText

/** Should nobody answer, a key must not be lost for longer than this. */
private const val LONGEST_HOLD_MS = 1000L

/**
 * The keys of a scanner that types, before any field of the screen gets them. They are held back until they are
 * answered: given to the screen in their order, or dropped. Which, is decided in TypeScript (`state/handheld/catchKeys`).
 */
internal class KeyWatch(private val tell: (Map<String, Any>) -> Unit) {
  private class Held(val at: Int, val event: KeyEvent)

  private val main = Handler(Looper.getMainLooper())
  private val held = ArrayList<Held>()
  /** Keys that were dropped and not yet let go: their release is nobody's business either. */
  private val droppedDown = HashSet<Int>()
  private val giveAll = Runnable { answer(at, isGiven = true) }
  private var at = 0
  /** Views behind the app's lock can still have the focus and be pressed by keys: until it opens, none is given. */
  var isLocked = false
  private var window: Window? = null
  private var callback: Watching? = null

  fun start(window: Window) {
    if (this.window === window) return
    stop()
    val inner = window.callback ?: return
    val watching = Watching(inner)
    window.callback = watching
    this.window = window
    callback = watching
  }

  fun stop() {
    giveAll.run()
    droppedDown.clear()
    callback?.let { watching ->
      watching.isOn = false
      // Somebody may have put theirs over ours; then ours stays and lets everything pass.
      if (window?.callback === watching) window?.callback = watching.inner
    }
    callback = null
    window = null
  }

  fun answer(upTo: Int, isGiven: Boolean) {
    val answered = held.filter { it.at <= upTo }
    held.removeAll(answered)
    if (held.isEmpty()) main.removeCallbacks(giveAll)
    // What was told already must not come in a second time through the app's own catcher of scans.
    val isWanted = isGiven && !isLocked && !isCatching()
    for (key in answered) {
      if (isWanted) callback?.inner?.dispatchKeyEvent(key.event) else drop(key, answered)
    }
  }

  private fun drop(key: Held, answered: List<Held>) {
    val isLetGo = answered.any { it.at == key.at && it.event.action == KeyEvent.ACTION_UP }
    if (!isLetGo) droppedDown.add(key.event.keyCode)
  }

  private fun press(event: KeyEvent, inner: Window.Callback): Boolean {
    val name = nameOf(event)
    if (name in MODIFIERS.values) {
      if (event.repeatCount == 0 && name != null) tellOf(0, name, event)
      return pass(event, inner)
    }
    if (event.repeatCount > 0) return isHeld(event) || event.keyCode in droppedDown || pass(event, inner)
    // Arrows and the like are no scanner's; but they must not overtake what is held.
    if (name == null && held.isEmpty()) return pass(event, inner)
    at += 1
    held.add(Held(at, KeyEvent(event)))
    main.removeCallbacks(giveAll)
    main.postDelayed(giveAll, LONGEST_HOLD_MS)
    tellOf(at, name ?: "Other", event)
    return true
  }

  private fun letGo(event: KeyEvent, inner: Window.Callback): Boolean {
    if (droppedDown.remove(event.keyCode)) return true
    val pressed = held.lastOrNull { it.event.keyCode == event.keyCode }
    if (pressed == null) return pass(event, inner)
    held.add(Held(pressed.at, KeyEvent(event)))
    return true
  }

  private fun pass(event: KeyEvent, inner: Window.Callback): Boolean {
    if (!isLocked) return inner.dispatchKeyEvent(event)
    // Let go after the lock has opened, it would be half a press.
    if (event.action == KeyEvent.ACTION_DOWN) droppedDown.add(event.keyCode) else droppedDown.remove(event.keyCode)
    return true
  }

  private fun isHeld(event: KeyEvent) = held.any { it.event.keyCode == event.keyCode }

  private fun tellOf(at: Int, name: String, event: KeyEvent) = tell(
    mapOf(
      "at" to at,
      "key" to name,
      "atMs" to event.eventTime.toDouble(),
      "isInField" to (findField()?.showSoftInputOnFocus == true),
      "isCapsLock" to event.isCapsLockOn
    )
  )

  /** A field that opens no keyboard is not one that a person types into, but `components/scan/WedgeCatcher`. */
  private fun findField() = window?.currentFocus as? EditText

  private fun isCatching() = findField()?.showSoftInputOnFocus == false

  /** Java's default methods of a callback are not handed on; none of them is about keys or touch. */
  private inner class Watching(val inner: Window.Callback) : Window.Callback by inner {
    var isOn = true

    override fun dispatchKeyEvent(event: KeyEvent): Boolean {
      // System keys (back, volume, the trigger of some makers) are the device's.
      if (!isOn || event.isSystem) return inner.dispatchKeyEvent(event)
      // A keyboard on the screen is a person's; makers whose wedge writes into a field end it with such a key.
      val isOnScreen = event.flags and KeyEvent.FLAG_SOFT_KEYBOARD != 0
      return when {
        isOnScreen -> if (isCatching()) inner.dispatchKeyEvent(event) else pass(event, inner)
        event.action == KeyEvent.ACTION_DOWN -> press(event, inner)
        event.action == KeyEvent.ACTION_UP -> letGo(event, inner)
        else -> pass(event, inner)
      }
    }
  }
}
