const { AndroidConfig, withAndroidManifest } = require('expo/config-plugins')

/** The camera's barcode reader finds the way to its maker's servers through this service, and only through it. */
const service = 'com.google.android.datatransport.runtime.backends.TransportBackendDiscovery'

/**
 * The barcode reader (ML Kit) reports every use to its maker and has no switch for it. Without a registered way out
 * it drops each report at once: nothing leaves the device, and nobody needs to know the state of the network.
 */
module.exports = function withoutTelemetry(config) {
  return withAndroidManifest(config, (modConfig) => {
    AndroidConfig.Manifest.ensureToolsAvailable(modConfig.modResults)
    const application = AndroidConfig.Manifest.getMainApplicationOrThrow(modConfig.modResults)
    const others = (application.service ?? []).filter(({ $ }) => $['android:name'] !== service)
    application.service = [...others, { $: { 'android:name': service, 'tools:node': 'remove' } }]
    return modConfig
  })
}
