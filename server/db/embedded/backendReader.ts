import { FrameAssembler, frameLength, readCString } from './wireFrames'

export type TransactionStatus = 'idle' | 'in-transaction' | 'failed'

export interface Notification {
  channel: string
  frame: Buffer
}

/** How far the backend came: what its last ReadyForQuery said, and how the last transaction before it ended. */
export interface Progress {
  status: TransactionStatus | undefined
  rolledBack: boolean
}

export interface BackendEvents {
  /** A run of whole messages for the client that asked. */
  answer(run: Buffer): void
  notification(notification: Notification): void
  /** PGlite ends itself after this and cannot be used again. */
  fatal(reason: string): void
}

const KIND = { ready: 0x5a, notification: 0x41, error: 0x45, complete: 0x43 } as const
const statuses: Record<string, TransactionStatus> = { I: 'idle', T: 'in-transaction', E: 'failed' }
const HEADER_BYTES = 5
const ROLLBACK_FRAME_BYTES = HEADER_BYTES + 'ROLLBACK\0'.length

/** Reads what PGlite writes: takes notifications out, since they belong to whoever listens, and watches the state. */
export class BackendReader {
  readonly progress: Progress = { status: undefined, rolledBack: false }
  readonly #assembler = new FrameAssembler()
  #lastRolledBack = false

  read(piece: Buffer, events: BackendEvents): void {
    const run = this.#assembler.add(piece)
    let passed = 0
    for (let start = 0; start < run.length;) {
      const end = start + frameLength(run, start)
      // Rows are most of what passes: they are only stepped over.
      switch (run[start]) {
        case KIND.notification:
          if (start > passed) events.answer(run.subarray(passed, start))
          passed = end
          events.notification(readNotification(run.subarray(start, end)))
          break
        case KIND.ready:
          this.progress.status = statuses[run.toString('latin1', start + HEADER_BYTES, end)]
          this.progress.rolledBack = this.#lastRolledBack
          break
        case KIND.complete:
          this.#lastRolledBack = isRollback(run, start, end)
          break
        case KIND.error:
          this.#lastRolledBack = true
          reportFatal(run.subarray(start, end), events)
          break
        default:
      }
      start = end
    }
    if (run.length > passed) events.answer(run.subarray(passed))
  }
}

function isRollback(run: Buffer, start: number, end: number): boolean {
  return (
    end - start === ROLLBACK_FRAME_BYTES && run.toString('latin1', start + HEADER_BYTES, end) === 'ROLLBACK\0'
  )
}

function readNotification(frame: Buffer): Notification {
  const channel = readCString(frame, HEADER_BYTES + 4)
  // A copy: the run it stands in is also kept for the client that notified.
  return { channel: channel?.toString('utf8') ?? '', frame: Buffer.from(frame) }
}

function reportFatal(frame: Buffer, events: BackendEvents): void {
  const error = readError(frame)
  if (error.severity === 'FATAL' || error.severity === 'PANIC') events.fatal(error.message)
}

export interface BackendError {
  severity: string
  code: string
  message: string
}

export function readError(frame: Buffer): BackendError {
  const fields = new Map<string, string>()
  for (let at = HEADER_BYTES; at < frame.length && frame[at] !== 0;) {
    const field = readCString(frame, at)
    if (field === undefined) break
    fields.set(field.toString('latin1', 0, 1), field.toString('utf8', 1))
    at += field.length + 1
  }
  const get = (name: string) => fields.get(name) ?? ''
  return { severity: get('V') || get('S'), code: get('C'), message: get('M') }
}
