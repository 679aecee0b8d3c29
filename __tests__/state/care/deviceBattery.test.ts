import type * as ExpoBattery from 'expo-battery'
import { type BatteryReading } from '@/domain/care/battery'
import { createDeviceBattery } from '@/state/care/deviceBattery'

const [UNKNOWN, UNPLUGGED, CHARGING, FULL] = [0, 1, 2, 3]

function makeExpo(batteryLevel: number, batteryState: number) {
  const listeners = new Set<() => void>()
  const power = { batteryLevel, batteryState }
  const add = (hear: () => void) => {
    listeners.add(hear)
    return { remove: () => listeners.delete(hear) }
  }
  const battery = createDeviceBattery(
    async () =>
      ({
        getPowerStateAsync: async () => ({ ...power, lowPowerMode: false }),
        addBatteryLevelListener: add,
        addBatteryStateListener: add,
      }) as unknown as typeof ExpoBattery,
  )
  return {
    battery,
    listeners,
    become: (now: Partial<typeof power>) => {
      Object.assign(power, now)
      listeners.forEach((hear) => hear())
    },
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

it.each([
  { state: UNPLUGGED, isCharging: false },
  { state: UNKNOWN, isCharging: false },
  { state: CHARGING, isCharging: true },
  { state: FULL, isCharging: true },
])('in state $state charges: $isCharging', async ({ state = 0, isCharging }) => {
  expect(await makeExpo(0.5, state).battery.read()).toEqual({ level: 0.5, isCharging })
})

it('tells every change until nobody listens', async () => {
  const { battery, listeners, become } = makeExpo(0.5, UNPLUGGED ?? 1)
  const heard: BatteryReading[] = []
  const stop = battery.listen((reading) => heard.push(reading))
  await settle()
  become({ batteryLevel: 0.2 })
  await settle()
  expect(heard.at(-1)).toEqual({ level: 0.2, isCharging: false })
  stop()
  expect(listeners.size).toBe(0)
})

it('knows nothing where the device knows nothing', async () => {
  expect(await makeExpo(-1, UNKNOWN ?? 0).battery.read()).toBeUndefined()
  const without = createDeviceBattery(() => Promise.reject(new Error('No such module')))
  expect(await without.read()).toBeUndefined()
  expect(without.listen(() => undefined)).not.toThrow()
})
