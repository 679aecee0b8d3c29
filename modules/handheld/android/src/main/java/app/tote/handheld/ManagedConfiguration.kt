package app.tote.handheld

import android.content.Context
import android.content.Intent
import android.content.IntentFilter
import android.content.RestrictionsManager

/** What the people who manage this device have set for the app, and when they change it. */
internal class ManagedConfiguration(private val context: Context, onChange: () -> Unit) {
  private val ear = Ear(context) { onChange() }

  fun start() = ear.open(IntentFilter(Intent.ACTION_APPLICATION_RESTRICTIONS_CHANGED))

  fun stop() = ear.close()

  /** Texts, switches and numbers; anything else is none of ours. */
  fun read(): Map<String, Any> {
    val manager = context.getSystemService(Context.RESTRICTIONS_SERVICE) as? RestrictionsManager
    val given = manager?.applicationRestrictions ?: return emptyMap()
    val read = mutableMapOf<String, Any>()
    for (key in given.keySet()) {
      @Suppress("DEPRECATION")
      val value = given.get(key)
      if (value is String || value is Boolean || value is Int) read[key] = value
    }
    return read
  }
}
