package app.tote.handheld

import android.annotation.SuppressLint
import android.content.Context
import android.content.Intent
import android.content.IntentFilter
import android.content.pm.PackageManager
import android.os.Bundle
import java.security.MessageDigest

private const val PACKAGE = "com.symbol.datawedge"
private const val API = "com.symbol.datawedge.api.ACTION"
private const val SET_CONFIG = "com.symbol.datawedge.api.SET_CONFIG"
private const val SWITCH_TO_PROFILE = "com.symbol.datawedge.api.SWITCH_TO_PROFILE"
private const val RESULT_ACTION = "com.symbol.datawedge.api.RESULT_ACTION"
private const val SOURCE = "com.symbol.datawedge.source"
private const val LABEL_TYPE = "com.symbol.datawedge.label_type"
private const val DATA = "com.symbol.datawedge.data_string"

private const val PROFILE = "Tote"
private const val SCAN_ACTION = "app.tote.handheld.SCAN"
private const val OUR_COMMAND = "tote-profile"
private const val BY_BROADCAST = "2"

/** Zebra's scanner service, spoken to by intents: the app makes its own profile, so that nobody has to. */
internal class DataWedge(private val context: Context, private val onScan: (Map<String, Any>) -> Unit) {
  private val ear = Ear(context, this::hear)

  /** What DataWedge said to our profile: `SUCCESS`, or why not. */
  var profileResult: String? = null
    private set

  fun findVersion(): String? = try {
    context.packageManager.getPackageInfo(PACKAGE, 0).versionName
  } catch (_: PackageManager.NameNotFoundException) {
    null
  }

  fun start() {
    if (ear.isOpen || findVersion() == null) return
    ear.open(
      IntentFilter().apply {
        addAction(SCAN_ACTION)
        addAction(RESULT_ACTION)
        addCategory(Intent.CATEGORY_DEFAULT)
      }
    )
    if (profileResult == "SUCCESS") switchToProfile() else makeProfile()
  }

  fun stop() = ear.close()

  private fun hear(intent: Intent) {
    when (intent.action) {
      SCAN_ACTION -> hearScan(intent)
      RESULT_ACTION -> if (intent.getStringExtra("COMMAND_IDENTIFIER") == OUR_COMMAND) hearResult(intent)
    }
  }

  /** Its other sources, such as card readers and voice, read no barcodes. */
  private fun hearScan(intent: Intent) {
    val source = intent.getStringExtra(SOURCE) ?: "scanner"
    val text = intent.getStringExtra(DATA) ?: return
    if (source != "scanner") return
    onScan(
      mapOf("source" to "datawedge", "text" to text, "label" to (intent.getStringExtra(LABEL_TYPE) ?: ""))
    )
  }

  private fun hearResult(intent: Intent) {
    val result = intent.getStringExtra("RESULT") ?: return
    @Suppress("DEPRECATION")
    val code = intent.getBundleExtra("RESULT_INFO")?.get("RESULT_CODE")
    profileResult = when {
      result == "SUCCESS" -> result
      code is Array<*> -> code.joinToString()
      else -> code?.toString() ?: result
    }
    if (profileResult == "SUCCESS") switchToProfile()
  }

  /**
   * Created once, and merged into what is there afterwards: what somebody has set for the barcodes of this profile
   * stays. Keys are switched off, so that one pull of the trigger does not come in twice.
   */
  private fun makeProfile() {
    val app = Bundle().apply {
      putString("PACKAGE_NAME", context.packageName)
      putStringArray("ACTIVITY_LIST", arrayOf("*"))
    }
    val config = Bundle().apply {
      putString("PROFILE_NAME", PROFILE)
      putString("PROFILE_ENABLED", "true")
      putString("CONFIG_MODE", "CREATE_IF_NOT_EXIST")
      putParcelableArray("APP_LIST", arrayOf(app))
      putParcelableArrayList("PLUGIN_CONFIG", arrayListOf(barcodes(), keystrokes(), intents()))
    }
    send(
      Intent(API)
        .putExtra(SET_CONFIG, config)
        .putExtra("SEND_RESULT", "LAST_RESULT")
        .putExtra("COMMAND_IDENTIFIER", OUR_COMMAND)
    )
  }

  private fun barcodes() = plugin("BARCODE") {
    putString("scanner_selection", "auto")
    putString("scanner_input_enabled", "true")
  }

  private fun keystrokes() = plugin("KEYSTROKE") {
    putString("keystroke_output_enabled", "false")
  }

  /** A set-up code holds a token: the broadcast goes to this app alone (DataWedge 8 and later; others ignore it). */
  private fun intents() = plugin("INTENT") {
    putString("intent_output_enabled", "true")
    putString("intent_action", SCAN_ACTION)
    putString("intent_category", Intent.CATEGORY_DEFAULT)
    putString("intent_delivery", BY_BROADCAST)
    val receivers = findSignatures().map { signature ->
      Bundle().apply {
        putString("PACKAGE_NAME", context.packageName)
        putString("SIGNATURE", signature)
      }
    }
    if (receivers.isNotEmpty()) putParcelableArrayList("intent_component_info", ArrayList(receivers))
  }

  private fun plugin(name: String, parameters: Bundle.() -> Unit) = Bundle().apply {
    putString("PLUGIN_NAME", name)
    putString("RESET_CONFIG", "false")
    putBundle("PARAM_LIST", Bundle().apply(parameters))
  }

  private fun switchToProfile() = send(Intent(API).putExtra(SWITCH_TO_PROFILE, PROFILE))

  private fun send(intent: Intent) = context.sendBroadcast(intent.setPackage(PACKAGE))

  /** As DataWedge compares them: SHA-1 of the signing certificates, in capital hex. */
  @SuppressLint("PackageManagerGetSignatures")
  @Suppress("DEPRECATION")
  private fun findSignatures(): List<String> {
    val info = context.packageManager.getPackageInfo(context.packageName, PackageManager.GET_SIGNATURES)
    return info.signatures.orEmpty().map { signature ->
      MessageDigest.getInstance("SHA-1")
        .digest(signature.toByteArray())
        .joinToString("") { byte -> "%02X".format(byte) }
    }
  }
}
