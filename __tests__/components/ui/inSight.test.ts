import fc from 'fast-check'
import { blocksInSight } from '@/components/ui/inSight'

const heights = fc.array(fc.integer({ min: 1, max: 600 }), { maxLength: 40 })
const sights = fc
  .tuple(fc.integer({ min: -500, max: 12_000 }), fc.nat(2_000))
  .map(([from, length]) => ({ from, to: from + length }))

const sum = (list: readonly number[]) => list.reduce((total, height) => total + height, 0)

it('draws whoever is seen, and keeps the room of the others', () => {
  fc.assert(
    fc.property(heights, sights, (list, sight) => {
      const { blocks, above, below } = blocksInSight(list.length, new Map(list.entries()), sight)
      const seen = list.flatMap((height, nth) => {
        const top = sum(list.slice(0, nth))
        return top + height >= sight.from && top <= sight.to ? [nth] : []
      })
      expect(blocks).toEqual(seen)
      expect(above + sum(blocks.map((nth) => list[nth] ?? 0)) + below).toBe(sum(list))
    }),
  )
})

it('takes who was never drawn to be as high as the others', () => {
  const known = new Map([
    [0, 100],
    [1, 300],
  ])
  expect(blocksInSight(6, known, { from: 0, to: 500 })).toEqual({ blocks: [0, 1, 2], above: 0, below: 600 })
})

it('draws all of a list of which nothing is known', () => {
  expect(blocksInSight(3, new Map(), { from: 0, to: 500 }).blocks).toEqual([0, 1, 2])
})
