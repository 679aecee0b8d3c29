import { useEffect, useReducer } from 'react'
import { batteryFine, judgeBattery, wholePercent, type BatteryReading } from '@/domain/care/battery'
import { useDeviceState } from '@/state/deviceState'

const start = { care: batteryFine, percent: 100, lowTold: 0 }

function hear(before: typeof start, reading: BatteryReading): typeof start {
  const { care, tellLow } = judgeBattery(before.care, reading)
  return { care, percent: wholePercent(reading.level), lowTold: before.lowTold + (tellLow ? 1 : 0) }
}

/** How this device's battery stands. `lowTold` grows whenever it is time to say that it runs low. */
export function useBatteryCare(): { percent: number; isVeryLow: boolean; lowTold: number } {
  const { battery } = useDeviceState().ports
  const [{ care, percent, lowTold }, tell] = useReducer(hear, start)
  useEffect(() => {
    let isOver = false
    const stop = battery.listen(tell)
    void battery.read().then((reading) => {
      if (reading !== undefined && !isOver) tell(reading)
    })
    return () => {
      isOver = true
      stop()
    }
  }, [battery])
  return { percent, isVeryLow: care.isVeryLow, lowTold }
}
