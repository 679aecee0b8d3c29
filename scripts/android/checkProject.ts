import path from 'node:path'
import { existsSync, readFileSync } from 'node:fs'
import { judgeBackupRules, judgeNetworkRules, judgePictures } from './judgeResources'
import { judgeExported, judgeManifest } from './judgeManifest'
import { judgeGradle } from './judgeGradle'
import { findRestrictions, judgeLinked } from './judgeLinked'
import { judgePermissions, listPermissions } from './judgePermissions'
import { listLibraries } from './libraries'
import { parseManifest } from './manifest'
import { debugSourceSets, mainManifest, openProject, type Project } from './project'

type AppJson = {
  expo: {
    version: string
    android: { package: string; versionCode: number; adaptiveIcon: { backgroundColor: string } }
    plugins: (string | [string, { backgroundColor?: string; dark?: { backgroundColor?: string } }])[]
  }
}

export type ProjectReport = { faults: string[]; permissions: string[]; libraries: number }

/** Everything that is promised of the native project made in `folder`. */
export async function checkProject(folder: string): Promise<ProjectReport> {
  const project = openProject(folder)
  const { expo } = JSON.parse(readFileSync(path.join(folder, 'app.json'), 'utf8')) as AppJson
  const app = await parseManifest(project.find(mainManifest) ?? '')
  const libraries = await listLibraries(folder)
  const faults = [
    ...judgeManifest(app),
    ...judgePermissions(app, libraries),
    ...judgeExported(app, libraries),
    ...(await judgeDebug(project)),
    ...judgePictures(project, readColours(expo)),
    ...(await judgeBackupRules(project)),
    ...(await judgeNetworkRules(project)),
    ...judgeGradle(project, { ...expo.android, version: expo.version }),
    ...judgeLinked(libraries),
    ...judgeRestrictions(folder, findRestrictions(libraries)),
  ]
  const permissions = [...new Set(listPermissions(app, libraries).map(({ permission }) => permission))]
  return { faults, permissions: permissions.sort(), libraries: libraries.length }
}

/** A debug build asks for nothing more than a release: what developers see is what pickers get. */
async function judgeDebug(project: Project): Promise<string[]> {
  const faults = await Promise.all(
    debugSourceSets.map(async (sourceSet) => {
      const { permissions, application } = await parseManifest(
        project.find(`app/src/${sourceSet}/AndroidManifest.xml`) ?? '<manifest />',
      )
      return [
        ...permissions.map(
          ({ name }) =>
            `A ${sourceSet} build would ask for ${name}: plugins/withNetworkRules.js must be in app.json.`,
        ),
        ...(application['android:usesCleartextTraffic'] === 'true'
          ? [
              `A ${sourceSet} build permits clear text everywhere: plugins/withNetworkRules.js must be in app.json.`,
            ]
          : []),
      ]
    }),
  )
  return faults.flat()
}

function judgeRestrictions(folder: string, resource: string | undefined): string[] {
  if (resource === undefined)
    return [
      'A managed device cannot be told its store: the manifest of modules/handheld must name android.content.APP_RESTRICTIONS.',
    ]
  const file = path.join('modules/handheld/android/src/main/res', `${resource.replace('@', '')}.xml`)
  return existsSync(path.join(folder, file))
    ? []
    : [`${file} is missing, which the manifest of modules/handheld names.`]
}

function readColours({ android, plugins }: AppJson['expo']) {
  const splash = plugins.find((plugin) => Array.isArray(plugin) && plugin[0] === 'expo-splash-screen')
  const { backgroundColor = '', dark } = (Array.isArray(splash) && splash[1]) || {}
  return {
    icon: android.adaptiveIcon.backgroundColor,
    splash: backgroundColor,
    splashDark: dark?.backgroundColor ?? '',
  }
}
