const { withAppBuildGradle, withGradleProperties } = require('expo/config-plugins')

/** R8 leaves out what nobody calls: less to load over a store's Wi-Fi, less to attack. */
const properties = {
  'android.enableMinifyInReleaseBuilds': 'true',
  'android.enableShrinkResourcesInReleaseBuilds': 'true',
}

const templateSigning = /(\n\s*release \{[^}]*?)signingConfig signingConfigs\.debug/

/** Names of properties of Gradle, given on the command line or in ~/.gradle/gradle.properties: no key is in the project. */
const ownKey = `
        release {
            if (findProperty('TOTE_KEYSTORE')) {
                storeFile file(findProperty('TOTE_KEYSTORE'))
                storePassword findProperty('TOTE_KEYSTORE_PASSWORD')
                keyAlias findProperty('TOTE_KEY_ALIAS')
                keyPassword findProperty('TOTE_KEY_PASSWORD')
            }
        }`

const ownSigning = `debuggable false
            signingConfig findProperty('TOTE_KEYSTORE') ? signingConfigs.release : signingConfigs.debug`

/** A release cannot be looked into with a debugger, is small, and is signed with the chain's own key where it is named. */
module.exports = function withRelease(config) {
  const small = withGradleProperties(config, (modConfig) => {
    const others = modConfig.modResults.filter(
      (each) => !(each.type === 'property' && each.key in properties),
    )
    const own = Object.entries(properties).map(([key, value]) => ({ type: 'property', key, value }))
    return { ...modConfig, modResults: [...others, ...own] }
  })
  return withAppBuildGradle(small, (modConfig) => {
    modConfig.modResults.contents = signRelease(modConfig.modResults.contents)
    return modConfig
  })
}

function signRelease(gradle) {
  if (gradle.includes('TOTE_KEYSTORE')) return gradle
  if (!templateSigning.test(gradle) || !gradle.includes('signingConfigs {'))
    throw new Error(
      'plugins/withRelease.js does not find how a release is signed in app/build.gradle: Expo changed its template, so compare it with the new one.',
    )
  return gradle
    .replace(templateSigning, (_found, before) => before + ownSigning)
    .replace('signingConfigs {', `signingConfigs {${ownKey}`)
}
