import { StaleEntry } from '@/state/journal/journal'

/** `too-late`: it was confirmed, or taken off the list, or nobody knows just now. `not-kept`: the disk is full. */
export type Decided = 'done' | 'too-late' | 'not-kept'

/** What a person decides about an entry of a queue, on what is on the disk now. */
export function decideOn<Entry extends { id: string }>(
  reload: () => Promise<readonly Entry[]>,
): (id: string, act: (entry: Entry) => Promise<Decided>) => Promise<Decided> {
  return async (id, act) => {
    try {
      const entry = (await reload()).find((one) => one.id === id)
      return entry === undefined ? 'too-late' : await act(entry)
    } catch (problem) {
      if (!(problem instanceof StaleEntry)) return 'not-kept'
      // Somebody else was quicker: the screen shows what is there now.
      await reload().catch(() => undefined)
      return 'too-late'
    }
  }
}
