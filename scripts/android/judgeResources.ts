import { XML } from 'expo/config-plugins'
import { debugSourceSets, type Project } from './project'

const res = 'app/src/main/res'
const densities = ['mdpi', 'hdpi', 'xhdpi', 'xxhdpi', 'xxxhdpi']

/** What a missing picture looks like on the device, and where it comes from. */
const pictures = [
  ...['ic_launcher', 'ic_launcher_round', 'ic_launcher_foreground', 'ic_launcher_monochrome'].flatMap(
    (name) => densities.map((density) => ({ file: `mipmap-${density}/${name}.webp`, from: 'adaptiveIcon' })),
  ),
  ...['drawable', 'drawable-night'].flatMap((kind) =>
    densities.map((density) => ({
      file: `${kind}-${density}/splashscreen_logo.png`,
      from: 'expo-splash-screen',
    })),
  ),
  { file: 'mipmap-anydpi-v26/ic_launcher.xml', from: 'adaptiveIcon' },
  { file: 'mipmap-anydpi-v26/ic_launcher_round.xml', from: 'adaptiveIcon' },
]

type Colours = { icon: string; splash: string; splashDark: string }

export function judgePictures(project: Project, colours: Colours): string[] {
  const day = project.find(`${res}/values/colors.xml`) ?? ''
  const night = project.find(`${res}/values-night/colors.xml`) ?? ''
  const isThere = (text: string, name: string, colour: string) =>
    text.includes(`<color name="${name}">${colour}</color>`)
  return [
    ...pictures
      .filter(({ file }) => !project.has(`${res}/${file}`))
      .map(({ file, from }) => `The picture ${file} was not made: see ${from} in app.json.`),
    ...(isThere(day, 'iconBackground', colours.icon)
      ? []
      : [`The icon does not stand on ${colours.icon}: see android.adaptiveIcon in app.json.`]),
    ...(isThere(day, 'splashscreen_background', colours.splash) &&
    isThere(night, 'splashscreen_background', colours.splashDark)
      ? []
      : ['The splash screen has lost its colours, by day or by night: see expo-splash-screen in app.json.']),
  ]
}

type Exclude = { $: { domain: string; path: string } }
type Rules = { 'data-extraction-rules': Record<string, { exclude?: Exclude[] }[] | undefined> }

const keptPlaces = ['root', 'file', 'database', 'sharedpref', 'external'].flatMap((place) =>
  place === 'external' ? [place] : [place, `device_${place}`],
)

/** Everything is left out of both ways, or something is copied. */
export async function judgeBackupRules(project: Project): Promise<string[]> {
  const text = project.find(`${res}/xml/data_extraction_rules.xml`)
  if (text === undefined)
    return ['The rules for backup and transfer are missing: see plugins/withNoBackup.js.']
  const rules = (await XML.parseXMLAsync(text)) as unknown as Rules
  return ['cloud-backup', 'device-transfer'].flatMap((way) => {
    const ways = rules['data-extraction-rules'][way] ?? []
    const excluded = ways.flatMap(({ exclude = [] }) =>
      exclude.filter(({ $ }) => $.path === '.').map(({ $ }) => $.domain),
    )
    const included = ways.some((each) => 'include' in each)
    const forgotten = keptPlaces.filter((place) => !excluded.includes(place))
    return forgotten.length === 0 && !included
      ? []
      : [
          `${way} would copy ${included ? 'what is included by name' : forgotten.join(', ')}: see plugins/withNoBackup.js.`,
        ]
  })
}

type DomainConfig = { $?: { cleartextTrafficPermitted?: string }; domain?: (string | { _: string })[] }
type NetworkRules = {
  'network-security-config': { 'base-config'?: DomainConfig[]; 'domain-config'?: DomainConfig[] }
}

const ownMachine = ['localhost', '127.0.0.1', '10.0.2.2']

/** A release speaks in clear text with nobody, a debug build with its own machine. */
export async function judgeNetworkRules(project: Project): Promise<string[]> {
  const sourceSets = ['main', ...debugSourceSets]
  const faults = await Promise.all(
    sourceSets.map(async (sourceSet) => {
      const text = project.find(`app/src/${sourceSet}/res/xml/network_rules.xml`)
      if (text === undefined)
        return [`The network rules of ${sourceSet} are missing: see plugins/withNetworkRules.js.`]
      const { base, open } = readNetworkRules((await XML.parseXMLAsync(text)) as unknown as NetworkRules)
      const strangers = open.filter((host) => sourceSet === 'main' || !ownMachine.includes(host))
      return [
        ...(base === 'false'
          ? []
          : [`${sourceSet} permits clear text everywhere: see plugins/withNetworkRules.js.`]),
        ...strangers.map(
          (host) => `${sourceSet} permits clear text with ${host}: see plugins/withNetworkRules.js.`,
        ),
      ]
    }),
  )
  return faults.flat()
}

function readNetworkRules({ 'network-security-config': rules }: NetworkRules) {
  const open = (rules['domain-config'] ?? [])
    .filter(({ $ }) => $?.cleartextTrafficPermitted !== 'false')
    .flatMap(({ domain = [] }) => domain.map((each) => (typeof each === 'string' ? each : each._)))
  return { base: rules['base-config']?.[0]?.$?.cleartextTrafficPermitted, open }
}
