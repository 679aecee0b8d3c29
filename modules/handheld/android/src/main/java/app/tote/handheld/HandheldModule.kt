package app.tote.handheld

import android.content.Context
import android.os.Build
import android.os.Handler
import android.os.Looper
import android.view.WindowManager.LayoutParams.FLAG_SECURE
import expo.modules.kotlin.exception.Exceptions
import expo.modules.kotlin.modules.Module
import expo.modules.kotlin.modules.ModuleDefinition

private const val ON_SCAN = "onScan"
private const val ON_KEY = "onKey"
private const val ON_MANAGED = "onManaged"

/**
 * What a handheld has that React Native does not know of: its own scanner, the keys of a scanner that types, what the
 * people who manage it have set, and a display that keeps secrets. It only hands on; every rule is in TypeScript (`state/handheld`).
 */
class HandheldModule : Module() {
  private val main = Handler(Looper.getMainLooper())
  private var dataWedge: DataWedge? = null
  private var honeywell: HoneywellScanner? = null
  private var managed: ManagedConfiguration? = null
  private val keys = KeyWatch { key -> tell(ON_KEY, key) }
  private var isInFront = false
  private var wantsScans = false
  private var wantsKeys = false
  private var isSecret = false

  override fun definition() = ModuleDefinition {
    Name("ToteHandheld")

    Events(ON_SCAN, ON_KEY, ON_MANAGED)

    OnCreate {
      val application = context.applicationContext
      dataWedge = DataWedge(application) { scan -> tell(ON_SCAN, scan) }
      honeywell = HoneywellScanner(application) { scan -> tell(ON_SCAN, scan) }
      managed = ManagedConfiguration(application) { tell(ON_MANAGED, emptyMap()) }
    }

    OnStartObserving(ON_SCAN) { onMain { wantsScans = true } }
    OnStopObserving(ON_SCAN) { onMain { wantsScans = false } }
    OnStartObserving(ON_KEY) { onMain { wantsKeys = true } }
    OnStopObserving(ON_KEY) { onMain { wantsKeys = false } }
    OnStartObserving(ON_MANAGED) { onMain { managed?.start() } }
    OnStopObserving(ON_MANAGED) { onMain { managed?.stop() } }

    OnActivityEntersForeground {
      onMain { isInFront = true }
      // It may have been changed while nobody was there to hear of it.
      tell(ON_MANAGED, emptyMap())
    }
    OnActivityEntersBackground { onMain { isInFront = false } }
    OnDestroy {
      onMain {
        wantsScans = false
        wantsKeys = false
        managed?.stop()
      }
    }

    Function("answerKeys") { upTo: Int, answer: String ->
      main.post { keys.answer(upTo, isGiven = answer == "give") }
    }

    Function("setLocked") { isLocked: Boolean ->
      main.post { keys.isLocked = isLocked }
    }

    Function("setSecret") { isSecret: Boolean ->
      onMain { this@HandheldModule.isSecret = isSecret }
    }

    AsyncFunction<Map<String, Any>>("readManaged") {
      managed?.read() ?: emptyMap()
    }

    AsyncFunction<Map<String, Any>>("readFacts") {
      readFacts()
    }
  }

  private val context: Context
    get() = appContext.reactContext ?: throw Exceptions.ReactContextLost()

  /** Everything here lives on the main thread, as the screen and its keys do. */
  private fun onMain(change: () -> Unit) {
    main.post {
      change()
      settle()
    }
  }

  /** A scanner belongs to whoever is seen: another app must have it back when this one goes to the background. */
  private fun settle() {
    if (isInFront && wantsScans) {
      dataWedge?.start()
      honeywell?.start()
    } else {
      dataWedge?.stop()
      honeywell?.stop()
    }
    // The context is asked for only while it is wanted: it may be gone by the time that this module is.
    val window = if (isInFront && wantsKeys) appContext.currentActivity?.window else null
    if (window != null) keys.start(window) else keys.stop()
    hideFromScreenshots()
  }

  /** Of the window that is there now: another one, after the system took the first, must not show what this one hid. */
  private fun hideFromScreenshots() {
    val window = appContext.currentActivity?.window ?: return
    if (isSecret) window.addFlags(FLAG_SECURE) else window.clearFlags(FLAG_SECURE)
  }

  /** Nobody may be there any more to hear it: the app is being reloaded or is going away. */
  private fun tell(event: String, body: Map<String, Any>) {
    try {
      sendEvent(event, body)
    } catch (_: Exception) {
    }
  }

  private fun readFacts(): Map<String, Any> {
    val facts = mutableMapOf<String, Any>(
      "maker" to Build.MANUFACTURER,
      "model" to Build.MODEL,
      "system" to "Android ${Build.VERSION.RELEASE}",
      "honeywell" to (honeywell?.isPresent() == true)
    )
    dataWedge?.findVersion()?.let { facts["dataWedge"] = it }
    dataWedge?.profileResult?.let { facts["dataWedgeProfile"] = it }
    return facts
  }
}
