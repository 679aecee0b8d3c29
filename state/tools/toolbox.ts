import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Api } from '@/api/client'
import { type Clock } from '@/api/clock'
import { type DeviceRole } from '@/domain/contract/device'
import { type VendorId } from '@/domain/contract/ids'
import {
  comingBack,
  isComingBack,
  isOfProducts,
  stillComingBack,
  type ProductTask,
} from '@/domain/tools/comingBack'
import { taskSchema, type JobProgress, type Task, type TaskId } from '@/domain/tools/task'
import { type HeardJournal } from '@/state/journal/heardJournal'
import { StaleEntry } from '@/state/journal/journal'
import { readOnce } from '@/state/journal/readOnce'
import { type Alone } from '@/state/outbox/alone'
import { decideOn, type Decided } from '@/state/outbox/decideOn'
import { createSendLoop, type Step } from '@/state/outbox/sendLoop'
import { followJob, sendTask, type TaskSent } from './sendTask'

/** A job is looked at this often while it runs. */
const FOLLOW_MS = 2_000

/** What is done is kept for so long, for whoever asks what became of it. */
const KEPT_MS = 7 * 24 * 60 * 60_000

export type ToolSender = { workplace: string; role: DeviceRole; vendorId: VendorId; api: Api }

export type ToolboxOptions = {
  journal: HeardJournal
  clock: Clock
  alone: Alone
  chance?: () => number
  findSender: () => ToolSender | undefined
  /** Something that the service did, to be shown and told: products are back in stock, a job has ended. */
  onEnded: (task: Task) => void
  onUnauthorized: () => void
}

/** `kept`: it is on the disk and will be sent. */
export type TaskKept = 'kept' | 'not-kept'

export type ToolboxState = {
  /** Everybody's on this device, in the order in which it was written. */
  tasks: readonly Task[]
  sending: TaskId | undefined
}

/** Sends what a team lead does for the store: in order, one at a time, until the service has it. */
export type Toolbox = {
  store: StoreApi<ToolboxState>
  start(): () => void
  wake(): void
  /** Writes a task down; `instead` leaves the box in the same stroke. */
  add(task: Task, instead?: Task): Promise<TaskKept>
  /** A person is done with a task: its result, its trouble, or a return into stock that is not to be. */
  dismiss(id: TaskId): Promise<Decided>
  /** A person wants a refused task sent once more. */
  retry(id: TaskId): Promise<Decided>
}

export function createToolbox(options: ToolboxOptions): Toolbox {
  const { journal, clock, alone, chance = Math.random, findSender } = options
  const store = createStore<ToolboxState>(() => ({ tasks: [], sending: undefined }))

  /** A task that this version does not understand stays on the disk for one that does. */
  const understand = readOnce(taskSchema)

  async function reload(): Promise<readonly Task[]> {
    const tasks = understand(await journal.listCommands())
    store.setState({ tasks })
    return tasks
  }

  const nowIso = () => new Date(clock.nowMs()).toISOString()

  async function change(task: Task, changed: Partial<Task>): Promise<Task> {
    const next = { ...task, ...changed }
    await journal.write({ command: next, expected: { id: task.id, state: task.state } })
    return next
  }

  async function conclude(task: Task, sent: TaskSent): Promise<Step> {
    switch (sent.kind) {
      case 'done':
        await end(task, undefined)
        return { kind: 'more' }
      case 'working':
        if (sent.job.rows !== undefined) await end(task, sent.job)
        else if (isNews(task, sent.job)) await change(task, { state: 'working', job: sent.job })
        return { kind: 'more' }
      case 'needs-you':
        await change(task, { state: 'needs-you', trouble: sent.trouble })
        return { kind: 'more' }
      case 'unknown':
        return { kind: 'pause' }
      case 'sign-in-first':
        options.onUnauthorized()
        return { kind: 'idle' }
      case 'wait':
        return { kind: 'told-to-wait', ms: sent.ms }
    }
  }

  /** What is out of stock for a while only goes on from here: the same task brings it back. */
  async function end(task: Task, job: JobProgress | undefined): Promise<void> {
    const ended = { ...task, job, endedAt: nowIso() }
    const back = isOfProducts(ended) ? comingBack(ended) : undefined
    if (back !== undefined) {
      const { endedAt } = ended
      await change(task, { state: 'waiting', job, endedAt, dueAt: back.backAt, work: back })
      return
    }
    options.onEnded(await change(task, { state: 'done', job, endedAt: ended.endedAt }))
  }

  /** What somebody has decided about anew no longer comes back by itself. Tells whether there was any. */
  async function heedLastWord(tasks: readonly Task[]): Promise<boolean> {
    for (const [place, task] of tasks.entries()) {
      if (!isComingBack(task)) continue
      const { work } = task
      const changes = stillComingBack(task, tasks.slice(place + 1))
      if (changes.length === work.changes.length) continue
      if (changes.length > 0) await change(task, { work: { ...work, changes } })
      else await change(task, { state: 'done', dueAt: undefined, work: wentOut(work) })
      return true
    }
    return false
  }

  async function sendOne(task: Task, { api, vendorId }: ToolSender): Promise<Step> {
    // Before the call: whoever finds the task after the app was killed must not take it for unsent.
    const unsure = task.state === 'unsure' ? task : await change(task, { state: 'unsure' })
    store.setState({ sending: task.id })
    return conclude(unsure, await sendTask(api, vendorId, { ...unsure, state: task.state }))
  }

  /** What to do next: send, else follow a job, else wait for the first that is due. */
  async function step(): Promise<Step> {
    try {
      const sender = findSender()
      const tasks = (await reload()).filter((task) => sender !== undefined && isFor(task, sender))
      if (sender === undefined) return { kind: 'idle' }
      if (await heedLastWord(tasks)) return { kind: 'more' }
      const next = tasks.find((task) => isToSend(task) && isDue(task))
      if (next) return await sendOne(next, sender)
      const working = tasks.filter(({ state }) => state === 'working')
      for (const task of working) {
        if (!task.job) continue
        const followed = await conclude(task, await followJob(sender.api, task, task.job))
        if (followed.kind !== 'more') return followed
      }
      if (working.length > 0) return { kind: 'look-again', ms: FOLLOW_MS }
      await sweep(tasks)
      return nextDue(tasks)
    } catch (problem) {
      return problem instanceof StaleEntry ? { kind: 'more' } : { kind: 'pause' }
    } finally {
      store.setState({ sending: undefined })
    }
  }

  const isDue = ({ dueAt }: Task) => dueAt === undefined || Date.parse(dueAt) <= clock.nowMs()

  function nextDue(tasks: readonly Task[]): Step {
    const waits = tasks
      .filter(isToSend)
      .flatMap(({ dueAt }) => (dueAt === undefined ? [] : [Date.parse(dueAt) - clock.nowMs()]))
    return waits.length === 0 ? { kind: 'idle' } : { kind: 'look-again', ms: Math.max(0, Math.min(...waits)) }
  }

  async function sweep(tasks: readonly Task[]): Promise<void> {
    const isOld = ({ state, endedAt }: Task) =>
      state === 'done' && endedAt !== undefined && clock.nowMs() - Date.parse(endedAt) > KEPT_MS
    for (const { id, state } of tasks.filter(isOld))
      await journal.write({ settled: id, expected: { id, state } })
  }

  const decide = decideOn(reload)
  const { start, wake } = createSendLoop({ step, clock, alone, queue: 'tools', chance })

  journal.listen(({ isOutboxChanged }) => {
    if (isOutboxChanged) void reload().catch(() => undefined)
  })

  return {
    store,
    start,
    wake,
    async add(task, instead) {
      try {
        await journal.write({
          command: task,
          ...(instead && { settled: instead.id, expected: { id: instead.id, state: instead.state } }),
        })
      } catch {
        return 'not-kept'
      }
      wake()
      return 'kept'
    },
    dismiss: (id) =>
      decide(id, async ({ state }) => {
        // While nobody knows whether the service has it, it stays.
        if (state === 'unsure' || state === 'working') return 'too-late'
        await journal.write({ settled: id, expected: { id, state } })
        return 'done'
      }),
    retry: (id) =>
      decide(id, async (task) => {
        if (task.state !== 'needs-you') return 'too-late'
        await change(task, { state: 'unsure', trouble: undefined })
        wake()
        return 'done'
      }),
  }
}

const isNews = ({ state, job: known }: Task, job: JobProgress) =>
  state !== 'working' ||
  known?.id !== job.id ||
  known.doneRows !== job.doneRows ||
  known.totalRows !== job.totalRows

/** As it was before it waited to come back. */
const wentOut = ({ backAt: _, ...work }: ProductTask['work']): ProductTask['work'] => ({
  ...work,
  phase: 'once',
  changes: work.changes.map((one) => ({ ...one, was: one.will, will: one.was })),
})

const isToSend = ({ state }: Task) => state === 'waiting' || state === 'unsure'

function isFor({ workplace, role }: Task, sender: ToolSender): boolean {
  return workplace === sender.workplace && (role === sender.role || sender.role === 'lead')
}
