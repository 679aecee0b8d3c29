import { judgeExported, judgeManifest } from '@/scripts/android/judgeManifest'
import { judgePermissions, listPermissions } from '@/scripts/android/judgePermissions'
import { parseManifest } from '@/scripts/android/manifest'
import { goodLibraries, goodManifest, library, manifestWith } from './manifests'

const ask = (name: string) => `<uses-permission android:name="${name}"/>`
const MICROPHONE = 'android.permission.RECORD_AUDIO'

test('passes the manifest that app.json makes', async () => {
  const manifest = await parseManifest(goodManifest)
  const libraries = await goodLibraries()
  expect(judgeManifest(manifest)).toEqual([])
  expect(judgePermissions(manifest, libraries)).toEqual([])
  expect(judgeExported(manifest, libraries)).toEqual([])
})

test.each([
  ['backups', 'android:allowBackup="false"', 'android:allowBackup="true"', /go into backups/],
  [
    "a backup by another plugin's rules",
    'android:fullBackupContent="false"',
    'android:fullBackupContent="@xml/secure_store_backup_rules"',
    /Android 11 and older/,
  ],
  [
    'a transfer that nobody ruled',
    ' android:dataExtractionRules="@xml/data_extraction_rules"',
    '',
    /transfer to another device/,
  ],
  [
    'no rules for the network',
    ' android:networkSecurityConfig="@xml/network_rules"',
    '',
    /Nothing forbids clear text/,
  ],
  [
    'clear text',
    'android:usesCleartextTraffic="false"',
    'android:usesCleartextTraffic="true"',
    /permits clear text/,
  ],
  [
    'a release that can be debugged',
    'android:supportsRtl="true"',
    'android:supportsRtl="true" android:debuggable="true"',
    /leave it to Gradle/,
  ],
  ['Arabic from left to right', 'android:supportsRtl="true"', '', /supportsRTL/],
  ['a fixed orientation', '"unspecified"', '"portrait"', /set "orientation" to "default"/],
  ['a keyboard that covers fields', '"adjustResize"', '"adjustPan"', /leave android.softwareKeyboardLayoutMode/],
  ['links of others', 'android:scheme="tote"', 'android:scheme="https"', /answers to https: links/],
  ['an app that cannot be started', '.LAUNCHER"', '.INFO"', /No activity starts/],
  ['a barcode reader that reports', ' tools:node="remove"/>\n    <activity', '/>\n    <activity', /withoutTelemetry/],
])('refuses %s and says what to do', async (_what, from, to, sentence) => {
  const manifest = await parseManifest(manifestWith(from, to))
  expect(judgeManifest(manifest)).toEqual([expect.stringMatching(sentence)])
})

test('refuses a permission that only a library asks for, and names the library', async () => {
  const libraries = [
    ...(await goodLibraries()),
    await library('expo-media-library', ask('android.permission.READ_MEDIA_IMAGES')),
  ]
  expect(judgePermissions(await parseManifest(goodManifest), libraries)).toEqual([
    expect.stringMatching(/READ_MEDIA_IMAGES, because of expo-media-library: add it to android.blocked/),
  ])
})

test('counts what a library asks for and the app removes as not asked for', async () => {
  const libraries = [...(await goodLibraries()), await library('expo-audio', ask(MICROPHONE))]
  const manifest = await parseManifest(goodManifest)
  expect(judgePermissions(manifest, libraries)).toEqual([])
  expect(listPermissions(manifest, libraries).map(({ permission }) => permission)).not.toContain(MICROPHONE)
  const opened = await parseManifest(manifestWith(`${MICROPHONE}" tools:node="remove"`, `${MICROPHONE}"`))
  expect(judgePermissions(opened, libraries)).toEqual([
    expect.stringMatching(/RECORD_AUDIO, because of app.json/),
    expect.stringMatching(/RECORD_AUDIO, because of expo-audio/),
  ])
})

test('misses a permission that nobody asks for any more', async () => {
  const manifest = await parseManifest(manifestWith(ask('android.permission.CAMERA'), ''))
  expect(judgePermissions(manifest, await goodLibraries())).toEqual([
    expect.stringMatching(/does not ask for android.permission.CAMERA any more/),
  ])
})

test('wants what only Gradle would bring to be blocked', async () => {
  const manifest = await parseManifest(
    manifestWith('  <uses-permission android:name="android.permission.USE_BIOMETRIC" tools:node="remove"/>\n', ''),
  )
  expect(judgePermissions(manifest, await goodLibraries())).toEqual([
    'android.permission.USE_BIOMETRIC comes with the secure store: add it to android.blockedPermissions in app.json.',
  ])
})

const open = (kind: string, more: string) =>
  `<application><${kind} android:name="x.Door" ${more}</application>`
const filter = '<intent-filter><action android:name="x.OPEN"/></intent-filter>'

test.each([
  ['an activity', open('activity', 'android:exported="true"/>')],
  ['a provider', open('provider', 'android:exported="true"/>')],
  ['a receiver that says nothing and answers to intents', open('receiver', `>${filter}</receiver>`)],
])('refuses %s of a library that other apps could start', async (_what, inside) => {
  const libraries = [await library('expo-door', inside)]
  expect(judgeExported(await parseManifest(goodManifest), libraries)).toEqual([
    expect.stringMatching(/x.Door of expo-door: set android:exported to "false"/),
  ])
})

test('lets a library keep its doors to itself', async () => {
  const libraries = [await library('expo-sharing', open('provider', 'android:exported="false"/>'))]
  expect(judgeExported(await parseManifest(goodManifest), libraries)).toEqual([])
})
