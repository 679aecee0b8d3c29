package app.tote.handheld

import android.annotation.SuppressLint
import android.content.BroadcastReceiver
import android.content.Context
import android.content.Intent
import android.content.IntentFilter
import android.os.Build

/** Hears broadcasts between start and stop. */
internal class Ear(private val context: Context, private val hear: (Intent) -> Unit) {
  private val receiver = object : BroadcastReceiver() {
    override fun onReceive(context: Context, intent: Intent) = hear(intent)
  }
  var isOpen = false
    private set

  /**
   * Since Android 13 a receiver says whether it hears other apps, since 14 it must. The makers' scanner services are
   * other apps, which hold no permission of ours.
   */
  @SuppressLint("UnspecifiedRegisterReceiverFlag")
  fun open(filter: IntentFilter) {
    if (isOpen) return
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.TIRAMISU) {
      context.registerReceiver(receiver, filter, Context.RECEIVER_EXPORTED)
    } else {
      context.registerReceiver(receiver, filter)
    }
    isOpen = true
  }

  fun close() {
    if (!isOpen) return
    context.unregisterReceiver(receiver)
    isOpen = false
  }
}
