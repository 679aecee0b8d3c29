package app.tote.handheld

import android.content.ComponentName
import android.content.Context
import android.content.Intent
import android.content.IntentFilter
import android.os.Bundle

private const val CLAIM = "com.honeywell.aidc.action.ACTION_CLAIM_SCANNER"
private const val RELEASE = "com.honeywell.aidc.action.ACTION_RELEASE_SCANNER"
private const val EXTRA_PROFILE = "com.honeywell.aidc.extra.EXTRA_PROFILE"
private const val EXTRA_PROPERTIES = "com.honeywell.aidc.extra.EXTRA_PROPERTIES"

private const val SCAN_ACTION = "app.tote.handheld.HONEYWELL_SCAN"

/** Honeywell's scanner service, claimed by intent while the app is seen; its properties hold for the claim only. */
internal class HoneywellScanner(
  private val context: Context,
  private val onScan: (Map<String, Any>) -> Unit
) {
  private val ear = Ear(context, this::hear)

  fun isPresent(): Boolean = findServices().isNotEmpty()

  fun start() {
    if (ear.isOpen || !isPresent()) return
    ear.open(IntentFilter(SCAN_ACTION))
    send(
      Intent(CLAIM)
        // What the store has set for its scanners stays, but for what stands below.
        .putExtra(EXTRA_PROFILE, "DEFAULT")
        .putExtra(EXTRA_PROPERTIES, properties())
    )
  }

  fun stop() {
    if (!ear.isOpen) return
    ear.close()
    send(Intent(RELEASE))
  }

  private fun properties() = Bundle().apply {
    putBoolean("DPR_DATA_INTENT", true)
    putString("DPR_DATA_INTENT_ACTION", SCAN_ACTION)
    // A set-up code holds a token: the broadcast goes to this app alone.
    putString("DPR_DATA_INTENT_PACKAGE_NAME", context.packageName)
    // One pull of the trigger must not come in as keys too.
    putBoolean("DPR_WEDGE", false)
    // A set-up code is a link; scanned, it would leave the app for the browser.
    putBoolean("DPR_LAUNCH_BROWSER", false)
    putString("DPR_SYMBOLOGY_PREFIX", "none")
  }

  private fun hear(intent: Intent) {
    val text = intent.getStringExtra("data") ?: return
    val scan = mutableMapOf<String, Any>(
      "source" to "honeywell",
      "text" to text,
      "codeId" to (intent.getStringExtra("codeId") ?: ""),
      "aimId" to (intent.getStringExtra("aimId") ?: "")
    )
    intent.getStringExtra("timestamp")?.let { scan["readAt"] = it }
    onScan(scan)
  }

  /** Since Android 8 only a broadcast that names its receiver reaches one that is not running. */
  private fun send(intent: Intent) = findServices().forEach { service ->
    context.sendBroadcast(Intent(intent).setComponent(service))
  }

  private fun findServices(): List<ComponentName> =
    context.packageManager.queryBroadcastReceivers(Intent(CLAIM), 0)
      .mapNotNull { it.activityInfo }
      .map { ComponentName(it.packageName, it.name) }
}
