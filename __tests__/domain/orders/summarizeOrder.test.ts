import { summarizeOrder } from '@/domain/orders/summarizeOrder'
import { makeLine, makeOrder, makeWeighedLine } from '../../support/factories'

describe('what the list says about an order', () => {
  it('counts lines, and those that must be weighed', () => {
    const order = makeOrder({ items: [makeLine(), makeWeighedLine(), makeLine()] })
    expect(summarizeOrder(order)).toEqual({ lines: 3, weighed: 1, wishes: 0 })
  })

  it('counts a wish once a line, and the comment on the whole order', () => {
    const order = makeOrder({
      comment: 'Ring twice',
      items: [
        makeLine({ instructions: 'ripe', replacement_preference: { kind: 'CALL_ME', skus: [] } }),
        makeLine({ replacement_preference: { kind: 'NO_REPLACEMENT', skus: [] } }),
        makeLine({ instructions: 'no bruises' }),
        makeLine(),
      ],
    })
    expect(summarizeOrder(order).wishes).toBe(4)
  })

  it.each([[null], [undefined], [''], ['  \n']])('takes %j for no wish', (nothing) => {
    const order = makeOrder({ comment: nothing, items: [makeLine({ instructions: nothing })] })
    expect(summarizeOrder(order).wishes).toBe(0)
  })
})
