import { useCallback } from 'react'
import { findReturn } from '@/domain/tools/returns'
import { type ProductChange, type TaskId } from '@/domain/tools/task'
import { useAddTask, useTasks } from './useTools'

/** Writes down a change of one product. What is decided about its stock takes the place of a return that waits. */
export function useChangeProduct(): (change: ProductChange, backAt?: Date) => Promise<TaskId | undefined> {
  const tasks = useTasks()
  const addTask = useAddTask()
  return useCallback(
    (change, backAt) => {
      const given = change.will.active === undefined ? undefined : findReturn(tasks, change.sku)
      return addTask(
        {
          type: 'change-products',
          changes: [change],
          phase: 'once',
          ...(backAt && { backAt: backAt.toISOString() }),
        },
        given,
      )
    },
    [tasks, addTask],
  )
}
