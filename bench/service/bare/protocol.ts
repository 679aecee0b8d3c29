import type { Order } from '@/domain/contract/order'
import type { DatabaseLocation } from '@/server/db/database'

export interface BareProtocol {
  open: {
    question: {
      location: DatabaseLocation
      /** Orders for a database that nobody else fills. */
      orders: Order[]
    }
    answer: { bytesPort: number; driverPort: number; databaseVersion: string }
  }
  /** The bytes that the server without a database answers with from now on. */
  answerWith: { question: { text: string }; answer: null }
}
