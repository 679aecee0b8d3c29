import { type Clock } from '@/api/clock'
import { type Kept } from './kept'

/** A disk that has not answered by then is not waited for: somebody is. */
const PATIENCE_MS = 3_000

/**
 * A disk that fails, is full, is forbidden or does not answer is as good as an empty one that takes nothing: everything
 * is read from the service as if nothing were ever kept.
 */
export function forgivingKept(kept: Kept, clock: Clock): Kept {
  // Patience is lost once; it comes back when the disk answers after all.
  let isSilent = false

  const orElse = <Result>(ask: () => Promise<Result>, otherwise: Result): Promise<Result> =>
    new Promise((resolve) => {
      const giveUp = () => resolve(otherwise)
      const callOff = clock.after(isSilent ? 0 : PATIENCE_MS, () => {
        isSilent = true
        giveUp()
      })
      const settle = () => {
        isSilent = false
        callOff()
      }
      // Some browsers refuse by throwing at once.
      void Promise.resolve().then(ask).then(resolve, giveUp).finally(settle)
    })

  return {
    read: (key) => orElse(() => kept.read(key), undefined),
    readMany: (keys) =>
      orElse(
        () => kept.readMany(keys),
        keys.map(() => undefined),
      ),
    write: (entries) => orElse(() => kept.write(entries), undefined),
    remove: (keys) => orElse(() => kept.remove(keys), undefined),
    removeAll: (prefix) => orElse(() => kept.removeAll(prefix), undefined),
    list: (prefix) => orElse(() => kept.list(prefix), []),
  }
}
