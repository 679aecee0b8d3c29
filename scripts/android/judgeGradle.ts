import { type Project } from './project'

const properties: Record<string, { value: string; otherwise: string }> = {
  'android.enableMinifyInReleaseBuilds': {
    value: 'true',
    otherwise: 'A release would carry code that nobody calls: plugins/withRelease.js must be in app.json.',
  },
  'android.enableShrinkResourcesInReleaseBuilds': {
    value: 'true',
    otherwise: 'A release would carry pictures that nobody sees: plugins/withRelease.js must be in app.json.',
  },
  hermesEnabled: {
    value: 'true',
    otherwise: 'The app would not run on Hermes, for which its bundle is compiled: see gradle.properties.',
  },
  newArchEnabled: {
    value: 'true',
    otherwise: "React Native's new architecture is off, and nothing here was tried without it.",
  },
}

type Identity = { package: string; versionCode: number; version: string }

export function judgeGradle(project: Project, { package: id, versionCode, version }: Identity): string[] {
  const settings = readProperties(project.find('gradle.properties') ?? '')
  const gradle = project.find('app/build.gradle') ?? ''
  const says = (line: string, otherwise: string) => (gradle.includes(line) ? [] : [otherwise])
  return [
    ...Object.entries(properties)
      .filter(([name, { value }]) => settings.get(name) !== value)
      .map(([, { otherwise }]) => otherwise),
    ...says(`applicationId '${id}'`, `The app is not called ${id}: see android.package in app.json.`),
    ...says(`versionCode ${versionCode}\n`, 'The version code is not the one of app.json.'),
    ...says(`versionName "${version}"`, 'The version is not the one of app.json.'),
    ...judgeRelease(gradle),
  ]
}

function judgeRelease(gradle: string): string[] {
  const [, release = ''] = /\n\s*buildTypes \{[\s\S]*?\n\s*release \{([\s\S]*?)\n {8}\}/.exec(gradle) ?? []
  return [
    ...(/^\s*debuggable false$/m.test(release) && !/debuggable true/.test(release)
      ? []
      : ['A release could be opened with a debugger: plugins/withRelease.js must be in app.json.']),
    ...(release.includes("findProperty('TOTE_KEYSTORE') ? signingConfigs.release")
      ? []
      : ["A release cannot be signed with the chain's own key: plugins/withRelease.js must be in app.json."]),
  ]
}

function readProperties(text: string): Map<string, string> {
  return new Map(
    text
      .split('\n')
      .filter((line) => /^[^#=]+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')).trim(), line.slice(line.indexOf('=') + 1).trim()]),
  )
}
