import { type Library } from './libraries'
import { isRemoved, type Manifest } from './manifest'

/** What the app may ask for, and what for. A name more here is a decision, and a line in the roll-out's papers. */
export const allowedPermissions: Record<string, string> = {
  'android.permission.INTERNET': 'talks to the service',
  'android.permission.CAMERA': 'reads barcodes where there is no scanner',
  'android.permission.VIBRATE': 'answers a scan where it is too loud for a sound',
  'com.honeywell.decode.permission.DECODE': "claims the scanner of Honeywell's handhelds",
}

/** Brought by what Gradle loads later, which nobody can read here; blocked, so that they cannot come in unseen. */
export const broughtByGradle: Record<string, string> = {
  'android.permission.ACCESS_NETWORK_STATE': "the camera's barcode reader and the sound player",
  'android.permission.USE_BIOMETRIC': 'the secure store',
  'android.permission.USE_FINGERPRINT': 'the secure store',
}

type Asked = { permission: string; by: string }

/** What Android will show as the app's permissions: those of the app and of every library, without the removed ones. */
export function listPermissions(app: Manifest, libraries: Library[]): Asked[] {
  const removed = new Set(app.permissions.filter(isRemoved).map(({ name }) => name))
  const sources = [{ name: 'app.json', manifest: app }, ...libraries]
  return sources.flatMap(({ name: by, manifest }) =>
    manifest.permissions
      .filter((each) => !isRemoved(each) && !removed.has(each.name))
      .map(({ name }) => ({ permission: name, by })),
  )
}

export function judgePermissions(app: Manifest, libraries: Library[]): string[] {
  const asked = listPermissions(app, libraries)
  const removed = new Set(app.permissions.filter(isRemoved).map(({ name }) => name))
  return [
    ...asked
      .filter(({ permission }) => !(permission in allowedPermissions))
      .map(
        ({ permission, by }) =>
          `The app would ask for ${permission}, because of ${by}: add it to android.blockedPermissions in app.json, or say in scripts/android/judgePermissions.ts what it is for.`,
      ),
    ...Object.keys(allowedPermissions)
      .filter((permission) => !asked.some((each) => each.permission === permission))
      .map(
        (permission) =>
          `The app does not ask for ${permission} any more: add it to android.permissions in app.json, or take it out of scripts/android/judgePermissions.ts.`,
      ),
    ...Object.entries(broughtByGradle)
      .filter(([permission]) => !removed.has(permission))
      .map(
        ([permission, by]) =>
          `${permission} comes with ${by}: add it to android.blockedPermissions in app.json.`,
      ),
  ]
}
