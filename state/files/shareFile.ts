import { Directory, File, Paths } from 'expo-file-system'
import type * as Sharing from 'expo-sharing'

export type ShownFile = { name: string; mimeType: string; text: string }

/**
 * `saved`: it lies with the downloads. `shared`: whoever holds the device was asked which app shall have it; no
 * platform tells what they chose. `refused`: this device has no way to hand on a file, or no room for it.
 */
export type FileShared = 'saved' | 'shared' | 'refused'

export type ShareFile = (file: ShownFile) => Promise<FileShared>

/** What handing on a file is called on this device. */
export const sharing: 'save' | 'share' = 'share'

/** A folder of its own, so that what was shared before leaves with one stroke. */
const FOLDER = 'shared'

/** Hands a file to whichever app the person chooses, whatever its length. */
export function createShareFile(
  loadSharing: () => Promise<Pick<typeof Sharing, 'isAvailableAsync' | 'shareAsync'>>,
): ShareFile {
  return async ({ name, mimeType, text }) => {
    try {
      const { isAvailableAsync, shareAsync } = await loadSharing()
      if (!(await isAvailableAsync())) return 'refused'
      await shareAsync(writeDown(name, text).uri, { mimeType, dialogTitle: name })
      return 'shared'
    } catch {
      return 'refused'
    }
  }
}

export const shareFile = createShareFile(() => import('expo-sharing'))

/** The other app may read it long after it was chosen, so the file stays until the next one is shared. */
function writeDown(name: string, text: string): File {
  const folder = new Directory(Paths.cache, FOLDER)
  if (folder.exists) folder.delete()
  folder.create()
  const file = new File(folder, name)
  file.write(text)
  return file
}
