import { FolderInUse, lockFolder } from '@/server/db/embedded/folderLock'

/** One of several processes that reach for the same locks at the same moments. Tells its parent which it got. */
async function race(folders: string[], start: number): Promise<void> {
  const won: string[] = []
  for (const [round, folder] of folders.entries()) {
    const moment = start + round * 5
    // Awake, so that all of them go off within microseconds.
    while (Date.now() < moment);
    try {
      await lockFolder(folder)
      won.push(folder)
    } catch (problem) {
      if (!(problem instanceof FolderInUse)) throw problem
    }
  }
  process.send?.(won)
  // Until the parent has looked; a lock of a dead process would be free again.
  process.once('disconnect', () => process.exit())
}

process.once('message', (start) => void race(process.argv.slice(2), Number(start)))
process.send?.('ready')
