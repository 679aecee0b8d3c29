import { createApi } from '@/api/client'
import { type Order } from '@/domain/contract/order'
import { type OrderUpdate } from '@/domain/contract/orderUpdate'
import { workplaceKey } from '@/domain/outbox/command'
import { isClosed } from '@/domain/picking/session'
import { type Setup } from '@/domain/setup/setupCode'
import { takeTurns } from '@/state/disk/takeTurns'
import { type Journal } from '@/state/journal/journal'
import { endOrder } from '@/state/outbox/endOrder'
import { createOutbox, type Sender } from '@/state/outbox/outbox'
import { createPickDesk } from '@/state/picking/pickDesk'
import { cancelOf, finishOf } from './commands'
import { makeJournal } from './device'
import { makeSetup } from './factories'
import { makeClock } from './fakeClock'
import { makeScriptedService } from './scriptedService'
import { makeHeardJournal } from './tabs'

/** As many turns of the event loop as nothing may happen in before it is quiet. */
const QUIET_TURNS = 10

const aTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

type Given = Parameters<typeof makeSetup>[0] & { picker?: string; signedOut?: boolean }

/** A device with a disk that outlives its app, a service within reach, and time in the hand of the test. */
export function makeSendingDevice(...orders: Order[]) {
  const service = makeScriptedService(...orders)
  const clock = makeClock()
  const disk = makeJournal()
  let underWay = 0
  /** The disk takes nothing while this says so. */
  let isRefused: (entry: Parameters<Journal['write']>[0]) => boolean = () => false

  async function settle() {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet = underWay === 0 ? quiet + 1 : 0) await aTurn()
  }

  /** The disk as an app sees it. One that was killed neither writes nor reads any more. */
  function diskOf(life: { isKilled: boolean }): Journal {
    const during = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      if (life.isKilled) return new Promise(() => undefined)
      underWay += 1
      return work().finally(() => (underWay -= 1))
    }
    return {
      write: (entry) =>
        during(() => (isRefused(entry) ? Promise.reject(new Error('disk full')) : disk.write(entry))),
      read: (orderId, by) => during(() => disk.read(orderId, by)),
      listOrders: (by) => during(() => disk.listOrders(by)),
      listCommands: () => during(() => disk.listCommands()),
      countEvents: () => during(() => disk.countEvents()),
    }
  }

  /** The app is opened, by Mira unless it is said otherwise. */
  async function start({ picker = 'Mira', signedOut = false, ...place }: Given = {}) {
    const life = { isKilled: false }
    const journal = makeHeardJournal(diskOf(life))
    const desk = createPickDesk(journal, clock)
    const shown: Order[] = []
    const asked = { toSignIn: 0 }
    const lastingFetch: typeof service.fetch = (url, init) =>
      life.isKilled ? new Promise(() => undefined) : service.fetch(url, init)

    const workplaceOf = (given: Given) => ({ ...makeSetup(given), picker: given.picker ?? picker })
    const senderOf = (setup: Setup): Sender => ({
      workplace: workplaceKey(setup),
      role: setup.role,
      api: createApi({ baseUrl: setup.address, token: setup.token, fetch: lastingFetch, clock }),
    })
    let workplace = workplaceOf(place)
    let sender = signedOut ? undefined : senderOf(workplace)
    const outbox = createOutbox({
      journal,
      clock,
      alone: takeTurns(),
      chance: () => 1,
      findSender: () => sender,
      onOrder: (order) => void shown.push(order),
      onUnauthorized: () => {
        asked.toSignIn += 1
        sender = undefined
      },
    })
    await desk.enter(picker)
    let stop = outbox.start()

    async function decide(order: Order, update: OrderUpdate) {
      const ended = await endOrder({ desk, outbox, clock }, workplace, order, () => update)
      await settle()
      return ended
    }
    await settle()
    return {
      outbox,
      shown,
      asked,
      finish: (order: Order) => decide(order, finishOf(order)),
      cancel: (order: Order) => decide(order, cancelOf(order)),
      wake: () => {
        outbox.wake()
        return settle()
      },
      signIn: (given: Given = {}) => {
        workplace = workplaceOf(given)
        sender = senderOf(workplace)
        outbox.wake()
        return settle()
      },
      stop: () => stop(),
      startAgain: () => {
        stop = outbox.start()
        return settle()
      },
      kill: () => {
        life.isKilled = true
      },
      commands: () => outbox.store.getState().commands,
      states: () => outbox.store.getState().commands.map(({ state }) => state),
      /** Whether the cart of an order can still be changed, as the picker sees it. */
      isClosed: async (order: Order) => {
        await desk.open(order)
        const session = desk.store.getState().sessions.get(order.order_id)
        return session && isClosed(session)
      },
    }
  }

  return {
    service,
    disk,
    clock,
    start,
    settle,
    pass: (ms: number) => clock.pass(ms, settle),
    refuseWrites: (when: typeof isRefused) => {
      isRefused = when
    },
    /** The kinds of what is in somebody's journal of an order. */
    eventsOf: async (order: Order, by = 'Mira') =>
      (await disk.read(order.order_id, by)).map((entry) => (entry as { type: string }).type),
  }
}
