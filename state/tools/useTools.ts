import { useCallback, useMemo } from 'react'
import { useStore } from 'zustand'
import { workplaceKey } from '@/domain/outbox/command'
import { isComingBack } from '@/domain/tools/comingBack'
import { pendingChanges, type Pending } from '@/domain/tools/pendingChanges'
import { type Task, type TaskId, type Work } from '@/domain/tools/task'
import { useDeviceState } from '@/state/deviceState'
import { useSignedIn } from '@/state/session/useSession'
import { useShelf } from '@/state/shelf/useShelf'
import { makeTask } from './makeTask'

/** What was done for this store on this device, oldest first. */
export function useTasks(): readonly Task[] {
  const { workplace } = useSignedIn()
  const tasks = useStore(useDeviceState().toolbox.store, (state) => state.tasks)
  const here = workplaceKey(workplace)
  return useMemo(() => tasks.filter((task) => task.workplace === here), [tasks, here])
}

/** What the service does not have yet and is due now; what comes back into stock later is no news. */
export function useUnsentTasks(): readonly Task[] {
  const tasks = useTasks()
  return useMemo(
    () =>
      tasks.filter((task) => (task.state === 'waiting' || task.state === 'unsure') && !isComingBack(task)),
    [tasks],
  )
}

/**
 * What was to be done for this store and is not with the service: still to be sent, and refused. Only to a team lead,
 * who can do something about it.
 */
export function useOpenTasks(): { waiting: readonly Task[]; needsYou: readonly Task[] } {
  const { role } = useSignedIn().workplace
  const tasks = useTasks()
  const unsent = useUnsentTasks()
  return useMemo(
    () =>
      role === 'lead'
        ? { waiting: unsent, needsYou: tasks.filter(({ state }) => state === 'needs-you') }
        : { waiting: [], needsYou: [] },
    [role, tasks, unsent],
  )
}

/** What this device has decided about products and the catalog does not know yet, by sku. */
export function usePendingChanges(): ReadonlyMap<string, Pending> {
  const tasks = useTasks()
  const { readAtMs } = useShelf().shelf
  return useMemo(() => pendingChanges(tasks, readAtMs), [tasks, readAtMs])
}

/**
 * Writes down what is to be done, in the name of who is signed in. `instead` is given up in the same stroke. Resolves
 * to the task, which has a page of its own, or to undefined when the disk did not take it.
 */
export function useAddTask(): (work: Work, instead?: Task) => Promise<TaskId | undefined> {
  const { toolbox, ports } = useDeviceState()
  const { workplace } = useSignedIn()
  return useCallback(
    async (work, instead) => {
      const task = makeTask(workplace, work, ports.clock.nowMs())
      return (await toolbox.add(task, instead)) === 'kept' ? task.id : undefined
    },
    [toolbox, workplace, ports],
  )
}

export function useIsSendingTask({ id }: Task): boolean {
  return useStore(useDeviceState().toolbox.store, ({ sending }) => sending === id)
}
