import { FrontendReader } from './frontendReader'
import { type FailedTransaction, type Interruption } from './idleTransaction'
import { OUTPUT_WINDOW_BYTES, Receipts, SendWindow } from './flowControl'
import { type Settings } from './sessionSettings'
import { type ChannelChange, type Leftover, type SqlEffects } from './sqlEffects'
import { StatementNames, type UnnamedStatement } from './statementNames'

interface WaitingFrame {
  frame: Buffer
  endsCycle: boolean
}

/** Messages of one connection that run together: up to the next Query or Sync, or all there are until it arrives. */
export interface Turn {
  frames: Buffer[]
  bytes: number
  endsCycle: boolean
}

/** What the worker knows about one client. */
export class Connection {
  readonly id: number
  readonly reader = new FrontendReader()
  readonly names: StatementNames
  readonly output = new SendWindow(OUTPUT_WINDOW_BYTES)
  readonly receipts = new Receipts()
  settings: Settings = new Map()
  /** It asked for settings, which are tried before it is let in. */
  admission: (() => void) | undefined
  /** No further messages will come. */
  ended = false
  /** Nobody reads any more; what waits is not worth running. */
  gone = false
  inTransaction = false
  midCycle = false
  /** Its transaction was rolled back for doing nothing, and it has not come back since. */
  interruption: Interruption | undefined
  failed: FailedTransaction | undefined
  /** What its transaction has done so far, to be looked after when it is over. */
  channelChanges: ChannelChange[] = []
  changedSettings = false
  readonly unlistedSettings = new Set<string>()
  readonly leftovers = new Set<Leftover>()
  readonly preparedInSql = new Set<string>()
  readonly #waiting: WaitingFrame[] = []

  constructor(id: number, unnamed: UnnamedStatement) {
    this.id = id
    this.names = new StatementNames(id, unnamed)
  }

  get hasWork(): boolean {
    return (this.admission !== undefined || this.#waiting.length > 0) && !this.gone
  }

  wait(frame: Buffer, endsCycle: boolean): void {
    this.#waiting.push({ frame, endsCycle })
  }

  dropWork(): void {
    this.admission = undefined
    this.#waiting.length = 0
  }

  takeTurn(): Turn {
    const last = this.#waiting.findIndex(({ endsCycle }) => endsCycle)
    const taken = this.#waiting.splice(0, last < 0 ? this.#waiting.length : last + 1)
    const frames = taken.map(({ frame }) => frame)
    return { frames, bytes: frames.reduce((sum, frame) => sum + frame.length, 0), endsCycle: last >= 0 }
  }

  /** Its work was undone; what it had in mind went with it. */
  interrupt(): void {
    this.interruption = { inTransaction: this.inTransaction, midCycle: this.midCycle }
    this.channelChanges = []
    this.changedSettings = false
  }

  note(effects: SqlEffects): void {
    this.channelChanges.push(...effects.channelChanges)
    this.changedSettings ||= effects.changesSettings
    for (const name of effects.unlistedSettings) this.unlistedSettings.add(name)
    for (const name of effects.prepared) this.preparedInSql.add(name)
    for (const leftover of effects.leftovers) this.leftovers.add(leftover)
  }
}
