import { z } from 'zod'
import { orderIdSchema } from '@/domain/contract/ids'
import { type Neighbours } from './heardJournal'

const CHANNEL = 'tote.journal'

const newsSchema = z.object({ orderId: orderIdSchema.optional(), isOutboxChanged: z.boolean() })

/** The other tabs of this browser: they share one journal and hear of what this one writes. */
export const neighbours: Neighbours = createNeighbours()

function createNeighbours(): Neighbours {
  // An old browser without it shows in a second tab what was there when it was opened; the journal refuses what
  // would be decided on that.
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL)
  return {
    tell: (news) => channel?.postMessage(news),
    listen: (hear) => {
      const receive = ({ data }: MessageEvent<unknown>) => {
        const news = newsSchema.safeParse(data)
        if (news.success) hear({ orderId: news.data.orderId, isOutboxChanged: news.data.isOutboxChanged })
      }
      // A page that the browser had laid aside heard nothing meanwhile.
      const missed = ({ persisted }: PageTransitionEvent) => {
        if (persisted) hear({ orderId: undefined, isOutboxChanged: true })
      }
      channel?.addEventListener('message', receive)
      window.addEventListener('pageshow', missed)
      return () => {
        channel?.removeEventListener('message', receive)
        window.removeEventListener('pageshow', missed)
      }
    },
  }
}
