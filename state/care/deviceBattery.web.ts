import { type Battery } from './deviceBattery'

/** Chrome's; other browsers keep it to themselves. */
type BatteryManager = EventTarget & { level: number; charging: boolean }
type Chrome = { getBattery?: () => Promise<BatteryManager> }

const EVENTS = ['levelchange', 'chargingchange'] as const

const find = async (): Promise<BatteryManager | undefined> => {
  try {
    return await (navigator as Chrome).getBattery?.()
  } catch {
    return undefined
  }
}

const readingOf = ({ level, charging }: BatteryManager) => ({ level, isCharging: charging })

export const deviceBattery: Battery = {
  async read() {
    const manager = await find()
    return manager && readingOf(manager)
  },
  listen(hear) {
    const over = new AbortController()
    void find().then((manager) =>
      EVENTS.forEach((name) =>
        manager?.addEventListener(name, () => hear(readingOf(manager)), { signal: over.signal }),
      ),
    )
    return () => over.abort()
  },
}
