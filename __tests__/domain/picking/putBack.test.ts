import { add, onShelf, replace } from '@/__tests__/support/brought'
import { makeOrder } from '@/__tests__/support/factories'
import {
  miss,
  pick,
  piecesLine,
  sessionAfter,
  setTo,
  unweigh,
  weigh,
  weighedLine,
} from '@/__tests__/support/picks'
import type { PickAct } from '@/domain/picking/events'
import { goodsToPutBack } from '@/domain/picking/putBack'

const milk = piecesLine(3, { name: 'Milk', image_url: 'https://tote.example/milk.png' }, [2, 3])
const more = piecesLine(3, { name: 'Milk', sku: milk.sku }, [2, 3])
const bananas = weighedLine({ name: 'Bananas' })
const order = makeOrder({ items: [milk, more, bananas] })
const oat = onShelf('Oat', 1)
const apples = onShelf('Apples', 1, { pricingType: 'KG' })

const told = (before: PickAct[], after?: PickAct[]) =>
  goodsToPutBack(sessionAfter(order, ...before), after && sessionAfter(order, ...before, ...after)).map(
    ({ name, quantity, weightKg }) => `${quantity} ${name}${weightKg === undefined ? '' : ` ${weightKg} kg`}`,
  )

describe('goods to put back', () => {
  it('are all of them when the order is cancelled', () => {
    const acts = [
      pick(milk),
      miss(milk),
      weigh(bananas, 1),
      replace(more, oat),
      add(1, apples, { weightKg: 0.5 }),
    ]
    expect(told(acts)).toEqual(['1 Milk', '1 Bananas 1 kg', '1 Oat', '1 Apples 0.5 kg'])
    expect(goodsToPutBack(sessionAfter(order, pick(milk)))).toEqual([
      {
        sku: milk.sku,
        name: 'Milk',
        quantity: 1,
        weightKg: undefined,
        imageUrl: 'https://tote.example/milk.png',
      },
    ])
  })

  it.each<[string, PickAct[], PickAct[], string[]]>([
    ['what was picked of a line that is replaced', [setTo(milk, 2)], [replace(milk, oat)], ['2 Milk']],
    ['too few of a line that is given up', [pick(milk)], [miss(milk)], ['1 Milk']],
    ['none of a short line', [setTo(milk, 2)], [miss(milk)], []],
    [
      'the replacement that made room for another',
      [replace(milk, oat)],
      [replace(milk, apples, { weightKg: 1 })],
      ['1 Oat'],
    ],
    ['the replacement of what was found', [replace(milk, oat)], [pick(milk)], ['1 Oat']],
    ['none that another line takes', [setTo(milk, 2)], [setTo(milk, 1), pick(more)], []],
    ['the rest where another line takes some', [setTo(milk, 2)], [setTo(milk, 0), pick(more)], ['1 Milk']],
    ['none that is only weighed again', [weigh(bananas, 1)], [weigh(bananas, 1.1)], []],
    ['what was weighed and is taken out', [weigh(bananas, 1)], [unweigh(bananas)], ['1 Bananas 1 kg']],
    ['nothing when nothing happens', [pick(milk), weigh(bananas, 1), add(1, oat)], [], []],
  ])('are %s', (_, before, after, expected) => {
    expect(told(before, after)).toEqual(expected)
  })

  it('before sending are what a line that was given up had', () => {
    const session = sessionAfter(order, pick(milk), miss(milk))
    expect(goodsToPutBack(session, session)).toMatchObject([{ name: 'Milk', quantity: 1 }])
  })
})
