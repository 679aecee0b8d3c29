import type { Order } from '@/domain/contract/order'
import type { OrderUpdate } from '@/domain/contract/orderUpdate'
import { fulfilment, settled } from '@/__tests__/support/judging'
import type { Answer } from '@/__tests__/support/service'
import { diceOf, type Dice } from './dice'
import type { StockedStore } from './stockStores'
import { telephone, type Telephone } from './telephone'

/** A state of an order that the service said it had reached. */
export interface Acknowledged {
  orderId: string
  version: number
  status: Order['status']
}

/** What customers, pickers and riders do in a rush, all at once, while the service comes and goes. */
export interface Rush {
  acknowledged: Acknowledged[]
  /** Answers that break a promise. */
  surprises: string[]
  tally: { unanswered: number; repeats: number; duels: number }
  /** Everybody finishes the order at hand. */
  end(): Promise<void>
  /** Everybody drops what they do, and nobody complains: for clearing up. */
  abandon(): void
}

interface RushPlan {
  stores: readonly StockedStore[]
  address: () => string
  seed: number
  /** How many orders are handled at a time. */
  hands: number
}

const STORIES = ['delivered', 'cancelled outside', 'cancelled by the store', 'duel'] as const
/** Keeps the load below what a partner in a bad mood can take. */
const LONGEST_BREATH_MS = 150

export function startRush({ stores, address, seed, hands }: RushPlan): Rush {
  const rush: Rush = {
    acknowledged: [],
    surprises: [],
    tally: { unanswered: 0, repeats: 0, duels: 0 },
    end: async () => {
      isOver = true
      await Promise.all(work)
    },
    abandon: () => {
      isOver = true
      abandoned.abort()
    },
  }
  let isOver = false
  const abandoned = new AbortController()
  const phone = telephone(address, abandoned.signal)
  const work = Array.from({ length: hands }, async (_, hand) => {
    const dice = diceOf(seed + hand * 7919)
    while (!isOver) await serveCustomer(new Hand(rush, phone, dice, dice.pick(stores)))
  })
  // Told by `end`, if anybody waits for it.
  for (const hand of work) hand.catch(() => undefined)
  return rush
}

/** One order from checkout to its end. */
async function serveCustomer(hand: Hand): Promise<void> {
  const order = await hand.place()
  if (!order) return
  switch (hand.dice.pick(STORIES)) {
    case 'delivered':
      await hand.checkCart(order)
      await hand.fulfil(order)
      return hand.deliver(order)
    case 'cancelled outside':
      if (hand.dice.chance(0.5)) await hand.fulfil(order)
      return hand.happen(order, hand.dice.pick(['CUSTOMER_CANCELLED', 'LOGISTICS_CANCELLED']))
    case 'cancelled by the store':
      if (hand.dice.chance(0.3)) await hand.fulfil(order)
      return hand.cancel(order)
    case 'duel':
      await hand.duel(order)
      return hand.deliver(order, { mayBeRefused: true })
  }
}

class Hand {
  constructor(
    private readonly rush: Rush,
    private readonly phone: Telephone,
    readonly dice: Dice,
    private readonly store: StockedStore,
  ) {}

  /** Undefined when the answer got lost: the order may be there, but nobody here knows its number. */
  async place(): Promise<Order | undefined> {
    await this.breathe()
    const { chainId, vendorId } = this.store
    const answer = await this.phone.portal(`/chains/${chainId}/vendors/${vendorId}/test-orders`, {
      delivery: this.dice.pick(['PLATFORM', 'PLATFORM', 'VENDOR']),
      items: this.dice.pick([
        [{ sku: 'MILK', quantity: 2 }],
        [{ sku: 'GOUDA' }, { sku: 'BANANAS', weight: 1.2 }],
      ]),
    })
    if (!answer) return this.notAnswered()
    this.expect(answer, [201], 'placing an order')
    return answer.status === 201 ? (answer.body as Order) : undefined
  }

  async checkCart(order: Order): Promise<void> {
    const check = fulfilment(order, { status: 'UPDATE_CART' })
    const answer = await this.persist(() => this.phone.put(this.store, order.order_id, check))
    if (answer.status !== 200) this.surprise(`checking the cart got ${answer.status}`)
  }

  /** Nobody else is at this order: it works, and it works again. */
  async fulfil(order: Order): Promise<void> {
    await this.putAlone(order, fulfilment(order))
  }

  async cancel(order: Order): Promise<void> {
    await this.putAlone(order, CANCELLATION)
  }

  async deliver(order: Order, { mayBeRefused = false } = {}): Promise<void> {
    if (order.transport_type === 'LOGISTICS_DELIVERY')
      await this.happen(order, 'RIDER_PICKED_UP', { mayBeRefused })
    await this.happen(order, 'DELIVERED', { mayBeRefused })
  }

  async happen(order: Order, type: string, { mayBeRefused = false } = {}): Promise<void> {
    await this.breathe()
    const path = `/chains/${this.store.chainId}/orders/${order.order_id}/events`
    let asked = 0
    const answer = await this.persist(() => {
      asked += 1
      return this.phone.portal(path, { type })
    })
    // The second time it may have happened already, the first time's answer being lost.
    this.expect(answer, mayBeRefused || asked > 1 ? [200, 409] : [200], type)
  }

  /** Two or three who want different things at the same moment: one wins, the others get what its state deserves. */
  async duel(order: Order): Promise<void> {
    this.rush.tally.duels += 1
    const found = fulfilment(order)
    const missing = fulfilment(order, { items: order.items.map((line) => settled(line, 'NOT_FOUND')) })
    const contenders = [
      found,
      missing,
      ...(this.dice.chance(0.3) ? [CANCELLATION] : []),
      ...(this.dice.chance(0.2) ? [found] : []),
    ]
    const answers = await Promise.all(
      contenders.map(async (update) => {
        const answer = await this.persist(() => this.phone.put(this.store, order.order_id, update))
        this.expect(answer, [200, 409], 'a duel')
        return { update, answer }
      }),
    )
    const winners = new Set(answers.filter(({ answer }) => answer.status === 200).map(({ update }) => update))
    if (winners.has(found) && winners.has(missing)) this.surprise('two different fulfilments were accepted')
    if (winners.size === 0) this.surprise('nobody won a duel')
  }

  private async putAlone(order: Order, update: OrderUpdate): Promise<void> {
    await this.breathe()
    const put = () => this.persist(() => this.phone.put(this.store, order.order_id, update))
    this.expect(await put(), [200], update.status)
    if (!this.dice.chance(0.25)) return
    this.rush.tally.repeats += 1
    this.expect(await put(), [200], `${update.status} repeated`)
  }

  /** Asks until somebody answers, as a device does that got no answer. */
  private async persist(call: () => Promise<Answer | undefined>): Promise<Answer> {
    for (;;) {
      const answer = await call()
      if (answer) return answer
      await this.notAnswered()
    }
  }

  private async notAnswered(): Promise<undefined> {
    this.rush.tally.unanswered += 1
    await this.phone.waitForAnswer()
    return undefined
  }

  private expect(answer: Answer, statuses: readonly number[], what: string): void {
    if (!statuses.includes(answer.status))
      return this.surprise(`${what} got ${answer.status} ${answer.text.slice(0, 200)}`)
    if (answer.status >= 300) return
    const order = answer.body as Order
    this.rush.acknowledged.push({
      orderId: order.order_id,
      version: order.sys.version,
      status: order.status,
    })
  }

  private surprise(sentence: string): void {
    this.rush.surprises.push(sentence)
  }

  private breathe(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.dice.between(0, LONGEST_BREATH_MS)))
  }
}

const CANCELLATION: OrderUpdate = {
  status: 'CANCELLED',
  items: [],
  cancellation: { reason: 'TOO_BUSY' },
}
