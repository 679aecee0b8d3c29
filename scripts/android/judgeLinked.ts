import { type Library } from './libraries'

/** What the app's code calls on a device, and the Kotlin that answers. */
const needed: Record<string, string> = {
  'expo-audio': 'expo.modules.audio.AudioModule',
  'expo-battery': 'expo.modules.battery.BatteryModule',
  'expo-camera': 'expo.modules.camera.CameraViewModule',
  'expo-file-system': 'expo.modules.filesystem.FileSystemModule',
  'expo-keep-awake': 'expo.modules.keepawake.KeepAwakeModule',
  'expo-secure-store': 'expo.modules.securestore.SecureStoreModule',
  'expo-sharing': 'expo.modules.sharing.SharingModule',
  'expo-sqlite': 'expo.modules.sqlite.SQLiteModule',
  handheld: 'app.tote.handheld.HandheldModule',
}

const RESTRICTIONS = 'android.content.APP_RESTRICTIONS'

/** Whether what is called will be there, and a managed device can be told its store. */
export function judgeLinked(libraries: Library[]): string[] {
  const classes = libraries.flatMap((library) => library.classes)
  return Object.entries(needed)
    .filter(([, kotlin]) => !classes.includes(kotlin))
    .map(([library, kotlin]) =>
      library === 'handheld'
        ? `${kotlin} is not registered: see modules/handheld/expo-module.config.json.`
        : `${kotlin} is not registered: ${library} must be in package.json and linked.`,
    )
}

/** The name of the file that says what can be managed, such as `@xml/app_restrictions`. */
export const findRestrictions = (libraries: Library[]): string | undefined =>
  libraries
    .flatMap(({ manifest }) => manifest.metaData)
    .find((each) => each['android:name'] === RESTRICTIONS)?.['android:resource']
