import { judgeGradle } from '@/scripts/android/judgeGradle'
import { judgeLinked } from '@/scripts/android/judgeLinked'
import { judgeBackupRules, judgeNetworkRules, judgePictures } from '@/scripts/android/judgeResources'
import { type Project } from '@/scripts/android/project'

const project = (files: Record<string, string>): Project => ({
  find: (file) => files[file],
  has: (file) => file in files,
})

const RULES = 'app/src/main/res/xml/data_extraction_rules.xml'
const places = [
  ...['root', 'file', 'database', 'sharedpref'].flatMap((place) => [place, `device_${place}`]),
  'external',
]
const way = (name: string, excluded: string[], more = '') =>
  `<${name}>${excluded.map((place) => `<exclude domain="${place}" path="."/>`).join('')}${more}</${name}>`
const rules = (cloud: string, transfer: string) =>
  project({ [RULES]: `<data-extraction-rules>${cloud}${transfer}</data-extraction-rules>` })
const cloud = way('cloud-backup', places)
const transfer = way('device-transfer', places)

test('takes rules that leave everything out of both ways', async () => {
  expect(await judgeBackupRules(rules(cloud, transfer))).toEqual([])
})

test.each([
  ['no rules', project({}), /are missing/],
  ['a way without a rule', rules(cloud, ''), /device-transfer would copy root, /],
  [
    'a forgotten place',
    rules(way('cloud-backup', places.slice(1)), transfer),
    /cloud-backup would copy root: see plugins/,
  ],
  [
    'something included',
    rules(cloud, way('device-transfer', places, '<include domain="file" path="journal"/>')),
    /device-transfer would copy what is included by name/,
  ],
])('refuses %s for backups', async (_what, made, sentence) => {
  expect(await judgeBackupRules(made)).toEqual([expect.stringMatching(sentence)])
})

const network = (base: string, hosts: string[] = []) => `<network-security-config>
  <base-config cleartextTrafficPermitted="${base}" />
  ${hosts.length > 0 ? `<domain-config cleartextTrafficPermitted="true">${hosts.map((host) => `<domain includeSubdomains="false">${host}</domain>`).join('')}</domain-config>` : ''}
</network-security-config>`
const place = (sourceSet: string) => `app/src/${sourceSet}/res/xml/network_rules.xml`
const goodNetwork = {
  [place('main')]: network('false'),
  [place('debug')]: network('false', ['localhost', '10.0.2.2']),
  [place('debugOptimized')]: network('false', ['localhost']),
}

test('takes network rules by which only a debug build speaks in clear text, with its own machine', async () => {
  expect(await judgeNetworkRules(project(goodNetwork))).toEqual([])
})

test.each([
  ['clear text everywhere', 'main', network('true'), /main permits clear text everywhere/],
  ['clear text with the own machine in a release', 'main', network('false', ['localhost']), /main permits clear text with localhost/],
  ['clear text with a stranger', 'debug', network('false', ['example.com']), /debug permits clear text with example.com/],
])('refuses %s', async (_what, sourceSet, text, sentence) => {
  const made = project({ ...goodNetwork, [place(sourceSet)]: text })
  expect(await judgeNetworkRules(made)).toEqual([expect.stringMatching(sentence)])
})

test('names every picture that was not made, and lost colours', () => {
  const faults = judgePictures(project({}), { icon: '#0B6B43', splash: '#F4F6F5', splashDark: '#101512' })
  // Four icons and two splash screens in five densities, two adaptive icons, two colours.
  expect(faults).toHaveLength(34)
  expect(faults).toContain('The picture mipmap-hdpi/ic_launcher.webp was not made: see adaptiveIcon in app.json.')
})

const properties = `# Settings
hermesEnabled=true
newArchEnabled=true
android.enableMinifyInReleaseBuilds=true
android.enableShrinkResourcesInReleaseBuilds=true`
const gradle = `android {
    defaultConfig {
        applicationId 'app.tote.picker'
        versionCode 3
        versionName "1.2.0"
    }
    buildTypes {
        debug {
            signingConfig signingConfigs.debug
        }
        release {
            debuggable false
            signingConfig findProperty('TOTE_KEYSTORE') ? signingConfigs.release : signingConfigs.debug
        }
    }
}`
const identity = { package: 'app.tote.picker', versionCode: 3, version: '1.2.0' }
const judge = (ofProperties: string, ofGradle: string) =>
  judgeGradle(project({ 'gradle.properties': ofProperties, 'app/build.gradle': ofGradle }), identity)

test('takes a release that is small, closed and signed by its owner', () => {
  expect(judge(properties, gradle)).toEqual([])
})

test.each([
  ['code that nobody calls', properties.replace('MinifyInReleaseBuilds=true', 'x='), gradle, /nobody calls/],
  ['another engine', properties.replace('hermesEnabled=true', ''), gradle, /would not run on Hermes/],
  ['another name', properties, gradle.replace('app.tote.picker', 'com.example'), /not called app.tote.picker/],
  ['another version', properties, gradle.replace('versionCode 3', 'versionCode 33'), /version code/],
  ['a debugger', properties, gradle.replace('debuggable false', 'debuggable true'), /with a debugger/],
  ['a key that everybody has', properties, gradle.replace("findProperty('TOTE_KEYSTORE') ? signingConfigs.release :", ''), /own key/],
])('refuses a release with %s', (_what, ofProperties, ofGradle, sentence) => {
  expect(judge(ofProperties, ofGradle)).toEqual([expect.stringMatching(sentence)])
})

test('misses a module that nobody registers', () => {
  const faults = judgeLinked([])
  expect(faults).toHaveLength(9)
  expect(faults).toContain(
    'app.tote.handheld.HandheldModule is not registered: see modules/handheld/expo-module.config.json.',
  )
})
