/**
 * Bytes between the threads travel as messages, which queue without bound. Each side therefore counts what it sent
 * and what the other side has taken, and holds back when too much is under way.
 */

/** A client may have this much waiting for its turn before its writes wait too. */
export const INPUT_WINDOW_BYTES = 256 * 1024

/** A client that has this much unread gets no further query run. One answer may be bigger: it cannot be paused. */
export const OUTPUT_WINDOW_BYTES = 1024 * 1024

/** Far below both windows: confirmations stay rare, and a full window always gets one. */
const CONFIRM_EVERY_BYTES = 32 * 1024

export class SendWindow {
  #underWay = 0
  readonly #limit: number

  constructor(limitBytes: number) {
    this.#limit = limitBytes
  }

  get full(): boolean {
    return this.#underWay >= this.#limit
  }

  sent(bytes: number): void {
    this.#underWay += bytes
  }

  confirmed(bytes: number): void {
    this.#underWay -= bytes
  }
}

export class Receipts {
  #owed = 0

  /** How much to confirm now; 0 while it is too little to be worth a message. */
  take(bytes: number): number {
    this.#owed += bytes
    if (this.#owed < CONFIRM_EVERY_BYTES) return 0
    const due = this.#owed
    this.#owed = 0
    return due
  }
}
