import { hours } from '../clock'
import { chanceOf } from '../draw'

/** The moments at which customers order: independent of each other, so many an hour on average, from the start on. */
export function drawArrivals(seed: number, count: number, perHour: number): number[] {
  const chance = chanceOf(seed, 'arrivals')
  const meanMs = hours(1) / perHour
  let atMs = 0
  return Array.from({ length: count }, () => {
    atMs += -Math.log(1 - chance.next()) * meanMs
    return atMs
  })
}
