import type { Random } from './random'

/** One run of the app on a device, from its start until it is killed. */
export type Life = {
  isOver(): boolean
  /** A moment in which the battery may fall out. True when it just has. */
  mayEndNow(): boolean
  end(): void
}

export type Storm = {
  /** Faults happen only while it lasts. */
  isRaging(): boolean
  random: Random
  /** Of so many moments in which something can go wrong, it goes wrong once. */
  killOnceIn: number
  diskFullOnceIn: number
  networkFaultOnceIn: number
}

export function createLife(storm: Storm, onEnd: () => void): Life {
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    onEnd()
  }
  return {
    isOver: () => isOver,
    mayEndNow() {
      if (!isOver && storm.isRaging() && storm.random.once(storm.killOnceIn)) end()
      return isOver
    },
    end,
  }
}

/** What a killed app waits for. */
export const never = <Result>(): Promise<Result> => new Promise(() => undefined)
