import { type ChannelChange } from './sqlEffects'

/** What the session has to do so that it listens on what its connections want, and on nothing else. */
export interface ChannelUpkeep {
  listen: string[]
  unlisten: string[]
}

/** Who listens on what. The session itself listens once on a channel, for all connections that want it. */
export class Channels {
  readonly #byConnection = new Map<number, Set<string>>()

  listeners(channel: string): number[] {
    return [...this.#byConnection]
      .filter(([, wanted]) => wanted.has(channel))
      .map(([connection]) => connection)
  }

  /** After a commit. `inSession` is the truth: a LISTEN that was undone by a savepoint is not in it. */
  settle(connection: number, changes: ChannelChange[], inSession: ReadonlySet<string>): ChannelUpkeep {
    const wanted = this.#byConnection.get(connection) ?? new Set<string>()
    for (const change of changes) apply(change, wanted)
    for (const channel of wanted) {
      const listensNow = changes.some((change) => change.kind === 'listen' && change.channel === channel)
      if (listensNow && !inSession.has(channel)) wanted.delete(channel)
    }
    if (wanted.size > 0) this.#byConnection.set(connection, wanted)
    else this.#byConnection.delete(connection)
    return this.#upkeep(inSession)
  }

  /** Channels that nobody wants any more once this connection is gone. */
  drop(connection: number): string[] {
    const left = this.#byConnection.get(connection) ?? new Set<string>()
    this.#byConnection.delete(connection)
    const wanted = this.#wanted()
    return [...left].filter((channel) => !wanted.has(channel))
  }

  #upkeep(inSession: ReadonlySet<string>): ChannelUpkeep {
    const wanted = this.#wanted()
    return {
      // An UNLISTEN by one connection took the channel from the others too.
      listen: [...wanted].filter((channel) => !inSession.has(channel)),
      unlisten: [...inSession].filter((channel) => !wanted.has(channel)),
    }
  }

  #wanted(): Set<string> {
    return new Set([...this.#byConnection.values()].flatMap((channels) => [...channels]))
  }
}

function apply(change: ChannelChange, wanted: Set<string>): void {
  switch (change.kind) {
    case 'listen':
      wanted.add(change.channel)
      break
    case 'unlisten':
      wanted.delete(change.channel)
      break
    case 'unlisten-all':
      wanted.clear()
      break
  }
}

/** A name in double quotes, safe for any channel. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
