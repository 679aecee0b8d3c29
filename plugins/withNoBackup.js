const { AndroidConfig, withAndroidManifest } = require('expo/config-plugins')
const withResource = require('./withResource')

/** Every place where Android lets an app keep something. Naming `root` alone leaves the folders below it in. */
const domains = [
  'root',
  'file',
  'database',
  'sharedpref',
  'external',
  'device_root',
  'device_file',
  'device_database',
  'device_sharedpref',
]

const everything = domains.map((domain) => `    <exclude domain="${domain}" path="." />`).join('\n')

const rules = `
<data-extraction-rules>
  <cloud-backup>
${everything}
  </cloud-backup>
  <device-transfer>
${everything}
  </device-transfer>
</data-extraction-rules>`

/**
 * Journals name customers, and a token works for whoever holds it: neither goes into a cloud or onto another device.
 * `allowBackup` alone stops the cloud only; since Android 12 a transfer between devices asks the rules.
 */
module.exports = function withNoBackup(config) {
  const closed = { ...config, android: { ...config.android, allowBackup: false } }
  const marked = withAndroidManifest(closed, (modConfig) => {
    const application = AndroidConfig.Manifest.getMainApplicationOrThrow(modConfig.modResults)
    application.$['android:fullBackupContent'] = 'false'
    application.$['android:dataExtractionRules'] = '@xml/data_extraction_rules'
    return modConfig
  })
  return withResource(marked, 'main/res/xml/data_extraction_rules.xml', rules)
}
