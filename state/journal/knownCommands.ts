import { type Journal, type JournalEntry } from './journal'

type Sent = { command?: JournalEntry['command']; settled?: JournalEntry['settled'] }

/**
 * The outbox as it lies on the disk, read once. After that it follows what this app writes: with hundreds of orders
 * unsent, reading them all again for each decision would be felt. Where somebody else may have written, it is read anew.
 */
export type KnownCommands = {
  list(): Promise<unknown[]>
  /** This was written. */
  follow(entry: Sent): void
  /** Somebody else wrote, or a write failed: what is known may be wrong. */
  forget(): void
}

export function knowCommands(disk: Pick<Journal, 'listCommands'>): KnownCommands {
  let known: readonly unknown[] | undefined
  /** Under way: whoever asks meanwhile gets the same entries. */
  let reading: Promise<readonly unknown[]> | undefined
  /** How often something was written: what was read meanwhile may lack it. */
  let writes = 0

  async function read(): Promise<readonly unknown[]> {
    const before = writes
    const found = await disk.listCommands()
    if (before === writes) known = found
    return found
  }

  function noteWrite() {
    writes += 1
    reading = undefined
  }

  return {
    async list() {
      if (known !== undefined) return [...known]
      const mine = (reading ??= read())
      try {
        return [...(await mine)]
      } finally {
        if (reading === mine) reading = undefined
      }
    },
    follow({ command, settled }) {
      if (command === undefined && settled === undefined) return
      noteWrite()
      if (known === undefined) return
      const put = command === undefined ? known : withCommand(known, command)
      known = settled === undefined ? put : put.filter((entry) => idOf(entry) !== settled)
    },
    forget() {
      noteWrite()
      known = undefined
    },
  }
}

/** In the place of the one with its id, or at the end. */
function withCommand(known: readonly unknown[], command: NonNullable<Sent['command']>): readonly unknown[] {
  const place = known.findIndex((entry) => idOf(entry) === command.id)
  return place === -1 ? [...known, command] : known.map((entry, index) => (index === place ? command : entry))
}

function idOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined
}
