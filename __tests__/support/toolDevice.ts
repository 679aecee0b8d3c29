import { createApi } from '@/api/client'
import { skuSchema } from '@/domain/contract/ids'
import { workplaceKey } from '@/domain/outbox/command'
import { type ProductChange, type ProductFields, type Task, type Work } from '@/domain/tools/task'
import { takeTurns } from '@/state/disk/takeTurns'
import { createHeardJournal } from '@/state/journal/heardJournal'
import { type Journal } from '@/state/journal/journal'
import { type Alone } from '@/state/outbox/alone'
import { makeTask } from '@/state/tools/makeTask'
import { createToolbox, type ToolSender } from '@/state/tools/toolbox'
import { makeJournal } from './device'
import { makeSetup } from './factories'
import { makeClock } from './fakeClock'
import { makeScriptedStore } from './scriptedStore'
import { makeNeighbours, nobody } from './tabs'

/** As many turns of the event loop as nothing may happen in before it is quiet. */
const QUIET_TURNS = 10

const aTurn = () => new Promise<void>((resolve) => setImmediate(resolve))

export const changeOf = (sku: string, will: ProductFields = { active: false }): ProductChange => ({
  sku: skuSchema.parse(sku),
  name: sku,
  was: {},
  will,
})

export const changeWork = (...changes: ProductChange[]): Work => ({
  type: 'change-products',
  changes,
  phase: 'once',
})

/** As many as a test opens of one app, one after another or side by side. */
const MOST_TABS = 4

/** A team lead's device with a disk that outlives its app, a store within reach, and time in the hand of the test. */
export function makeToolDevice(...skus: string[]) {
  const service = makeScriptedStore(...skus)
  const clock = makeClock()
  const disk = makeJournal()
  const setup = { ...makeSetup({ role: 'lead' }), picker: 'Lea' }
  const tabs = makeNeighbours(MOST_TABS)
  let underWay = 0

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
      write: (entry) => during(() => disk.write(entry)),
      read: (orderId, by) => during(() => disk.read(orderId, by)),
      listOrders: (by) => during(() => disk.listOrders(by)),
      listCommands: () => during(() => disk.listCommands()),
      countEvents: () => during(() => disk.countEvents()),
    }
  }

  /** The app is opened; tabs of one browser share a lock. */
  async function start({
    alone = takeTurns(),
    signedOut = false,
  }: { alone?: Alone; signedOut?: boolean } = {}) {
    const life = { isKilled: false }
    const ended: Task[] = []
    const asked = { toSignIn: 0 }
    const lastingFetch: typeof service.fetch = (url, init) =>
      life.isKilled ? new Promise(() => undefined) : service.fetch(url, init)
    const sender: ToolSender = {
      workplace: workplaceKey(setup),
      role: 'lead',
      vendorId: setup.vendorId,
      api: createApi({ baseUrl: setup.address, token: setup.token, fetch: lastingFetch, clock }),
    }
    let isSignedIn = !signedOut
    const toolbox = createToolbox({
      journal: createHeardJournal(diskOf(life), tabs.pop() ?? nobody),
      clock,
      alone,
      chance: () => 1,
      findSender: () => (isSignedIn ? sender : undefined),
      onEnded: (task) => void ended.push(task),
      onUnauthorized: () => {
        asked.toSignIn += 1
        isSignedIn = false
      },
    })
    toolbox.start()
    await settle()
    const tasks = () => toolbox.store.getState().tasks
    return {
      toolbox,
      ended,
      asked,
      add: async (work: Work) => {
        const task = makeTask(setup, work, clock.nowMs())
        const kept = await toolbox.add(task)
        await settle()
        return kept === 'kept' ? task.id : undefined
      },
      decide: async (what: 'dismiss' | 'retry', place = 0) => {
        const result = await toolbox[what](tasks()[place]?.id ?? '')
        await settle()
        return result
      },
      signIn: () => {
        isSignedIn = true
        toolbox.wake()
        return settle()
      },
      kill: () => {
        life.isKilled = true
      },
      tasks,
      states: () => tasks().map(({ state }) => state),
    }
  }

  return { service, clock, disk, start, settle, pass: (ms: number) => clock.pass(ms, settle) }
}
