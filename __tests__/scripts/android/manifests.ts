import { type Library } from '@/scripts/android/libraries'
import { parseManifest } from '@/scripts/android/manifest'

/** As `expo prebuild` makes it out of `app.json`, shortened. */
export const goodManifest = `<manifest xmlns:android="http://schemas.android.com/apk/res/android" xmlns:tools="http://schemas.android.com/tools">
  <uses-permission android:name="android.permission.ACCESS_NETWORK_STATE" tools:node="remove"/>
  <uses-permission android:name="android.permission.CAMERA"/>
  <uses-permission android:name="android.permission.INTERNET"/>
  <uses-permission android:name="android.permission.RECORD_AUDIO" tools:node="remove"/>
  <uses-permission android:name="android.permission.USE_BIOMETRIC" tools:node="remove"/>
  <uses-permission android:name="android.permission.USE_FINGERPRINT" tools:node="remove"/>
  <uses-permission android:name="android.permission.VIBRATE"/>
  <application android:name=".MainApplication" android:allowBackup="false" android:supportsRtl="true" android:networkSecurityConfig="@xml/network_rules" android:usesCleartextTraffic="false" android:fullBackupContent="false" android:dataExtractionRules="@xml/data_extraction_rules">
    <service android:name="com.google.android.datatransport.runtime.backends.TransportBackendDiscovery" tools:node="remove"/>
    <activity android:name=".MainActivity" android:windowSoftInputMode="adjustResize" android:exported="true" android:screenOrientation="unspecified">
      <intent-filter>
        <action android:name="android.intent.action.MAIN"/>
        <category android:name="android.intent.category.LAUNCHER"/>
      </intent-filter>
      <intent-filter>
        <action android:name="android.intent.action.VIEW"/>
        <category android:name="android.intent.category.BROWSABLE"/>
        <data android:scheme="tote"/>
      </intent-filter>
    </activity>
  </application>
</manifest>`

/** The same with one thing changed; a change that changes nothing would make a test that cannot fail. */
export function manifestWith(from: string, to: string): string {
  if (!goodManifest.includes(from)) throw new Error(`The manifest has no ${from}`)
  return goodManifest.replace(from, to)
}

export const library = async (name: string, inside: string): Promise<Library> => ({
  name,
  classes: [],
  manifest: await parseManifest(
    `<manifest xmlns:android="http://schemas.android.com/apk/res/android">${inside}</manifest>`,
  ),
})

const permission = (name: string) => `<uses-permission android:name="${name}"/>`

/** What the libraries of the app add to it. */
export const goodLibraries = (): Promise<Library[]> =>
  Promise.all([
    library('expo-audio', ''),
    library('handheld', permission('com.honeywell.decode.permission.DECODE')),
  ])
