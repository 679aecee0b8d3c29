import { BURST_OVER_MS, isEndKey, readBurst, type RawKey, type RawRead } from '@/domain/scanning/rawRead'

/** Puts the keys of a scanner that types together again, whatever came of them. */
export type BurstWatch = {
  note(key: RawKey): void
  forget(): void
}

export function createBurstWatch(tell: (read: RawRead) => void): BurstWatch {
  let keys: RawKey[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const close = () => {
    clearTimeout(timer)
    const read = readBurst(keys, Date.now())
    keys = []
    if (read !== undefined) tell(read)
  }

  return {
    note(key) {
      const last = keys.at(-1)
      if (last !== undefined && key.atMs - last.atMs > BURST_OVER_MS) close()
      // The second half of CR and LF.
      if (keys.length === 0 && isEndKey(key.key)) return
      keys.push(key)
      clearTimeout(timer)
      if (isEndKey(key.key)) close()
      else timer = setTimeout(close, BURST_OVER_MS)
    },
    forget() {
      clearTimeout(timer)
      keys = []
    },
  }
}
