/**
 * Where a device keeps what it has read from the service, so that it can start without a network. It stands apart from
 * the journal: all of it may be lost without harm. Values are texts, which cost nothing to hand over; whoever reads one
 * parses it in pieces as small as it needs.
 */
export type Kept = {
  read(key: string): Promise<string | undefined>
  /** In the order of the keys; undefined where there is none. */
  readMany(keys: readonly string[]): Promise<readonly (string | undefined)[]>
  /** All of them, or none. */
  write(entries: readonly KeptEntry[]): Promise<void>
  /** What is removed is gone from the disk as well, as far as the device can promise that. */
  remove(keys: readonly string[]): Promise<void>
  /** Everything whose key begins like this. */
  removeAll(prefix: string): Promise<void>
  list(prefix: string): Promise<readonly string[]>
}

export type KeptEntry = readonly [key: string, value: string]
