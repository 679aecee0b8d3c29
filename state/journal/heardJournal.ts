import { type OrderId } from '@/domain/contract/ids'
import { type PickEvent } from '@/domain/picking/events'
import { type Journal, type JournalEntry } from './journal'
import { knowCommands } from './knownCommands'

/** What was written, and by whom: this app, then with the event, or another tab, then to be read. */
export type JournalNews = {
  orderId: OrderId | undefined
  event: PickEvent | undefined
  isOutboxChanged: boolean
}

/** A journal that tells what is written to it. Listeners have heard it when `write` resolves. */
export type HeardJournal = Journal & {
  listen(hear: (news: JournalNews) => void): () => void
}

/** Other tabs of the same browser; a device has none. */
export type Neighbours = {
  tell(news: Omit<JournalNews, 'event'>): void
  listen(hear: (news: Omit<JournalNews, 'event'>) => void): () => void
}

export function createHeardJournal(disk: Journal, neighbours: Neighbours): HeardJournal {
  const listeners = new Set<(news: JournalNews) => void>()
  const spread = (news: JournalNews) =>
    listeners.forEach((hear) => {
      try {
        hear(news)
      } catch (problem) {
        // What is on the disk is kept, whatever a listener makes of it. The fault is told as any other.
        setTimeout(() => {
          throw problem
        })
      }
    })
  const commands = knowCommands(disk)
  neighbours.listen((news) => {
    if (news.isOutboxChanged) commands.forget()
    spread({ ...news, event: undefined })
  })

  return {
    ...disk,
    listCommands: commands.list,
    async write(entry) {
      try {
        await disk.write(entry)
      } catch (problem) {
        commands.forget()
        throw problem
      }
      commands.follow(entry)
      const news = newsOf(entry)
      spread(news)
      neighbours.tell({ orderId: news.orderId, isOutboxChanged: news.isOutboxChanged })
    },
    listen(hear) {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
  }
}

function newsOf({ event, command, settled }: JournalEntry): JournalNews {
  return {
    orderId: event?.orderId,
    event,
    isOutboxChanged: command !== undefined || settled !== undefined,
  }
}
