import { readError } from './backendReader'
import { type Session } from './session'
import { cutFrames, frameBody, frameKind } from './wireFrames'
import { bindNothing, errorResponse, simpleQuery, sync } from './wireReplies'

/**
 * A transaction that does nothing while others wait for it is rolled back behind its client's back, after a while.
 * Its connection stays: a driver that finds it gone in the middle of a transaction may well fall over. When the client
 * comes back, it finds what every client knows, a transaction that failed, and learns why.
 */

const tookTooLong = errorResponse(
  'ERROR',
  '25P03',
  'The embedded database runs one transaction at a time, and rolled this one back because it did nothing while ' +
    'others waited; inside a transaction every query must go through that transaction.',
)

/** PostgreSQL's answer to everything in a transaction that failed. */
const IN_FAILED_TRANSACTION = '25P02'

/** Where the client was when its work was rolled back. */
export interface Interruption {
  inTransaction: boolean
  /** It had sent messages, and no Sync after them. */
  midCycle: boolean
}

const ignore = () => undefined

/** A transaction that its client still believes in. */
export class FailedTransaction {
  #told = false

  /** Brings the session to where the client believes to be, only that it failed. */
  async resume(
    session: Session,
    { inTransaction, midCycle }: Interruption,
    answer: (run: Buffer) => void,
  ): Promise<void> {
    if (inTransaction) await session.runCycle(simpleQuery('begin'), ignore)
    if (!midCycle) {
      await session.runCycle(Buffer.concat([bindNothing, sync]), ignore)
      return
    }
    // From here the session skips everything up to the client's Sync.
    await session.run(bindNothing, ignore)
    this.#told = true
    answer(tookTooLong)
  }

  /**
   * Puts the reason in the place of PostgreSQL's remark that the transaction has failed. To a client that goes straight
   * to COMMIT PostgreSQL would only remark a ROLLBACK, which drivers take for success.
   */
  explain(run: Buffer): Buffer {
    return Buffer.concat(
      cutFrames(run).map((frame) => {
        if (!isFailedTransaction(frame) && (this.#told || !isRollback(frame))) return frame
        this.#told = true
        return tookTooLong
      }),
    )
  }
}

function isFailedTransaction(frame: Buffer): boolean {
  return frameKind(frame) === 'E' && readError(frame).code === IN_FAILED_TRANSACTION
}

function isRollback(frame: Buffer): boolean {
  return frameKind(frame) === 'C' && frameBody(frame).toString('latin1') === 'ROLLBACK\0'
}
