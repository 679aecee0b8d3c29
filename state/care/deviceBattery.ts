import type * as ExpoBattery from 'expo-battery'
import { type BatteryReading } from '@/domain/care/battery'

export type Battery = {
  /** Undefined where nobody knows. */
  read(): Promise<BatteryReading | undefined>
  /** Tells when something may have changed. Returns how to stop. */
  listen(hear: (reading: BatteryReading) => void): () => void
}

/** Expo's number for a battery that fills; one that is full hangs on its cable too. */
const CHARGING = [2, 3]

export function createDeviceBattery(load: () => Promise<typeof ExpoBattery>): Battery {
  const read = async () => {
    try {
      const { batteryLevel, batteryState } = await (await load()).getPowerStateAsync()
      // Below zero: the device does not know, as on a simulator.
      if (batteryLevel < 0) return undefined
      return { level: batteryLevel, isCharging: CHARGING.includes(batteryState) }
    } catch {
      return undefined
    }
  }
  return {
    read,
    listen(hear) {
      let isOver = false
      const stops: (() => void)[] = []
      const look = () =>
        void read().then((reading) => {
          if (reading !== undefined && !isOver) hear(reading)
        })
      load()
        .then((battery) => {
          if (isOver) return
          const subscriptions = [battery.addBatteryLevelListener(look), battery.addBatteryStateListener(look)]
          stops.push(...subscriptions.map((subscription) => () => subscription.remove()))
        })
        .catch(() => undefined)
      return () => {
        isOver = true
        stops.forEach((stop) => stop())
      }
    },
  }
}

export const deviceBattery = createDeviceBattery(() => import('expo-battery'))
