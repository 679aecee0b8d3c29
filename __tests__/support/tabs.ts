import { createHeardJournal, type HeardJournal, type Neighbours } from '@/state/journal/heardJournal'
import { type Journal } from '@/state/journal/journal'
import { makeJournal } from './device'

type News = Parameters<Neighbours['tell']>[0]

/** The tabs of one browser: each hears what the others say, a moment later, and never itself. */
export function makeNeighbours(tabs: number): Neighbours[] {
  const ears = Array.from({ length: tabs }, () => new Set<(news: News) => void>())
  return ears.map((own) => ({
    tell: (news) => {
      for (const others of ears) {
        if (others !== own) setImmediate(() => others.forEach((hear) => hear(news)))
      }
    },
    listen: (hear) => {
      own.add(hear)
      return () => own.delete(hear)
    },
  }))
}

/** The one app of a device has none beside it. */
export const nobody: Neighbours = { tell: () => undefined, listen: () => () => undefined }

export const makeHeardJournal = (disk: Journal = makeJournal()): HeardJournal =>
  createHeardJournal(disk, nobody)
