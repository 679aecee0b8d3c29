import fc from 'fast-check'
import { batteryFine, judgeBattery, wholePercent, type BatteryReading } from '@/domain/care/battery'

/** What was said to somebody who lived through these readings, one after another. */
function live(...readings: BatteryReading[]) {
  let care = batteryFine
  return readings.map((reading) => {
    const judged = judgeBattery(care, reading)
    care = judged.care
    return judged.tellLow ? 'low' : care.isVeryLow ? 'very low' : 'nothing'
  })
}

const on = (level: number): BatteryReading => ({ level, isCharging: false })
const charging = (level: number): BatteryReading => ({ level, isCharging: true })

it.each([
  { day: 'full enough', readings: [on(1), on(0.5), on(0.21)], said: ['nothing', 'nothing', 'nothing'] },
  { day: 'running low', readings: [on(0.21), on(0.2), on(0.19)], said: ['nothing', 'low', 'nothing'] },
  {
    day: 'swinging around the mark',
    readings: [on(0.2), on(0.21), on(0.2)],
    said: ['low', 'nothing', 'nothing'],
  },
  { day: 'very low', readings: [on(0.15), on(0.1), on(0.05)], said: ['low', 'very low', 'very low'] },
  { day: 'very low at the start', readings: [on(0.08)], said: ['very low'] },
  { day: 'rising without a charger', readings: [on(0.1), on(0.12)], said: ['very low', 'very low'] },
  { day: 'charged at last', readings: [on(0.09), charging(0.09)], said: ['very low', 'nothing'] },
  { day: 'twice', readings: [on(0.2), charging(0.9), on(0.2)], said: ['low', 'nothing', 'low'] },
  { day: 'low on its cable', readings: [charging(0.05)], said: ['nothing'] },
])('a day $day is told of as $said', ({ readings, said }) => {
  expect(live(...readings)).toEqual(said)
})

it('warns quietly at most once for each time it is taken off the charger', () => {
  const level = fc.integer({ min: 8, max: 30 }).map((percent) => percent / 100)
  const reading = fc.record({ level, isCharging: fc.boolean() })
  fc.assert(
    fc.property(fc.array(reading), (readings) => {
      const chargings = readings.filter(({ isCharging }) => isCharging).length
      expect(live(...readings).filter((said) => said === 'low').length).toBeLessThanOrEqual(chargings + 1)
    }),
  )
})

it('never says more than there is', () => {
  expect([0.29, 0.096, 1, 0].map(wholePercent)).toEqual([29, 9, 100, 0])
})
