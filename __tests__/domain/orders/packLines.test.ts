import { packLines, unpackLines } from '@/domain/orders/packLines'
import { makeLine, makeOrder } from '../../support/factories'

const order = makeOrder({ items: [makeLine(), makeLine()], comment: 'Ring twice' })

it('changes nothing of an order', () => {
  const packed = packLines(order)
  expect(packed).toEqual(order)
  expect(JSON.parse(JSON.stringify(packed))).toEqual(JSON.parse(JSON.stringify(order)))
})

it('reads the lines only when somebody looks at them, and for everybody the same', () => {
  const packed = packLines(order)
  const parse = jest.spyOn(JSON, 'parse')
  expect(packed.comment).toBe('Ring twice')
  expect(parse).toHaveBeenCalledTimes(0)
  const [first, second] = [packed.items, packed.items]
  expect(parse).toHaveBeenCalledTimes(1)
  parse.mockRestore()
  expect(first).toBe(second)
})

it('packs an order that is packed', () => {
  expect(packLines(packLines(order))).toEqual(order)
})

it('unpacks the lines once and for all', () => {
  const packed = packLines(order)
  const unpacked = unpackLines(packed)
  const parse = jest.spyOn(JSON, 'parse')
  expect(unpacked.items).toBe(unpacked.items)
  expect(parse).toHaveBeenCalledTimes(0)
  parse.mockRestore()
  expect(unpacked).toEqual(order)
  expect(unpackLines(order)).toEqual(order)
})
