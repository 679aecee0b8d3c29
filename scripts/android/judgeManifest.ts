import { type Library } from './libraries'
import { isRemoved, type Component, type Manifest } from './manifest'

const LAUNCHER = 'android.intent.category.LAUNCHER'
const SCHEME = 'tote'
const TELEMETRY = 'com.google.android.datatransport.runtime.backends.TransportBackendDiscovery'

type Rule = { attribute: string; value: string; otherwise: string }

const applicationRules: Rule[] = [
  {
    attribute: 'android:allowBackup',
    value: 'false',
    otherwise: 'What the app keeps would go into backups: plugins/withNoBackup.js must be in app.json.',
  },
  {
    attribute: 'android:fullBackupContent',
    value: 'false',
    otherwise:
      'Android 11 and older would back up what other rules name: plugins/withNoBackup.js must come after every plugin that writes fullBackupContent.',
  },
  {
    attribute: 'android:dataExtractionRules',
    value: '@xml/data_extraction_rules',
    otherwise:
      'A transfer to another device would follow rules that are not ours: plugins/withNoBackup.js must come after every plugin that writes dataExtractionRules.',
  },
  {
    attribute: 'android:networkSecurityConfig',
    value: '@xml/network_rules',
    otherwise: 'Nothing forbids clear text: plugins/withNetworkRules.js must be in app.json.',
  },
  {
    attribute: 'android:usesCleartextTraffic',
    value: 'false',
    otherwise: 'The manifest permits clear text: plugins/withNetworkRules.js must be in app.json.',
  },
  {
    attribute: 'android:supportsRtl',
    value: 'true',
    otherwise: 'Arabic would run from left to right: set supportsRTL of expo-localization in app.json.',
  },
]

/** What the app's own manifest says, without what libraries add. */
export function judgeManifest(manifest: Manifest): string[] {
  return [
    ...applicationRules
      .filter(({ attribute, value }) => manifest.application[attribute] !== value)
      .map(({ otherwise }) => otherwise),
    ...judgeDebuggable(manifest),
    ...judgeLauncher(manifest),
    ...judgeTelemetry(manifest),
  ]
}

/** Gradle sets it for a debug build; written down it would hold for a release too. */
function judgeDebuggable({ application }: Manifest): string[] {
  return 'android:debuggable' in application
    ? ['android:debuggable is written in the manifest: leave it to Gradle, which knows debug from release.']
    : []
}

function judgeLauncher({ components }: Manifest): string[] {
  const launcher = components.find(({ filters }) =>
    filters.some(({ categories }) => categories.includes(LAUNCHER)),
  )
  if (!launcher) return ['No activity starts from the home screen: the generated manifest is not usable.']
  const { 'android:screenOrientation': orientation, 'android:windowSoftInputMode': keyboard } =
    launcher.attributes
  const schemes = launcher.filters.flatMap((filter) => filter.schemes)
  return [
    ...(orientation === undefined || orientation === 'unspecified'
      ? []
      : [`The app is held ${orientation}: set "orientation" to "default" in app.json.`]),
    ...(keyboard === 'adjustResize'
      ? []
      : [
          'The keyboard would cover what is typed into: leave android.softwareKeyboardLayoutMode at "resize".',
        ]),
    ...schemes
      .filter((scheme) => scheme !== SCHEME)
      .map(
        (scheme) =>
          `The app answers to ${scheme}: links, which nobody here has thought about: take it out of app.json.`,
      ),
  ]
}

function judgeTelemetry({ components }: Manifest): string[] {
  return components.some((each) => each.name === TELEMETRY && isRemoved(each))
    ? []
    : ["The camera's barcode reader would report to its maker: plugins/withoutTelemetry.js must be in app.json."]
}

/**
 * Only the launcher is open to other apps: the home screen has to start it, and a link `tote:` has to find it. What
 * comes in through either is an address of a route, which parses it and asks for a session like any other.
 */
export function judgeExported(app: Manifest, libraries: Library[]): string[] {
  const sources = [{ name: 'the app', manifest: app }, ...libraries]
  return sources.flatMap(({ name, manifest }) =>
    manifest.components
      .filter((component) => !isRemoved(component) && isExported(component) && !isLauncher(component))
      .map(
        (component) =>
          `Other apps could start the ${component.kind} ${component.name} of ${name}: set android:exported to "false", or remove it by a plugin.`,
      ),
  )
}

const isLauncher = ({ filters }: Component): boolean =>
  filters.some(({ categories }) => categories.includes(LAUNCHER))

/** Without a word Android takes what answers to intents for exported, and refuses to install it since Android 12. */
const isExported = ({ attributes, filters }: Component): boolean =>
  (attributes['android:exported'] ?? String(filters.length > 0)) === 'true'
