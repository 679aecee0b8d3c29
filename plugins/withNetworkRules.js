const { AndroidConfig, withAndroidManifest } = require('expo/config-plugins')
const withResource = require('./withResource')

/** This machine as a cable (`adb reverse`) and as the emulator show it to the device. */
const ownMachine = ['localhost', '127.0.0.1', '10.0.2.2']

const encryptedOnly = `
<network-security-config>
  <base-config cleartextTrafficPermitted="false" />
</network-security-config>`

const encryptedApartFromOwnMachine = `
<network-security-config>
  <base-config cleartextTrafficPermitted="false" />
  <domain-config cleartextTrafficPermitted="true">
${ownMachine.map((host) => `    <domain includeSubdomains="false">${host}</domain>`).join('\n')}
  </domain-config>
</network-security-config>`

/** Expo's own opens every address and asks to draw over other apps; a developer needs neither. */
const nothingMore = `<manifest />`

/** What developers build; everything else is `main` alone. */
const debugSourceSets = ['debug', 'debugOptimized']

/** A token that travels in clear text belongs to everybody in the store's Wi-Fi. Only a debug build may ask its own machine. */
module.exports = function withNetworkRules(config) {
  const marked = withAndroidManifest(config, (modConfig) => {
    const application = AndroidConfig.Manifest.getMainApplicationOrThrow(modConfig.modResults)
    application.$['android:networkSecurityConfig'] = '@xml/network_rules'
    application.$['android:usesCleartextTraffic'] = 'false'
    return modConfig
  })
  const ruled = withResource(marked, 'main/res/xml/network_rules.xml', encryptedOnly)
  return debugSourceSets.reduce(
    (current, sourceSet) =>
      withResource(
        withResource(current, `${sourceSet}/res/xml/network_rules.xml`, encryptedApartFromOwnMachine),
        `${sourceSet}/AndroidManifest.xml`,
        nothingMore,
      ),
    ruled,
  )
}
