import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Task } from '@/domain/tools/task'

/** What the app did by itself, until it was told. */
export type ToolNews = {
  store: StoreApi<{ latest: Task | undefined }>
  /** A task has come to its end; some of them are worth a word. */
  note(task: Task): void
  forget(): void
}

export function createToolNews(): ToolNews {
  const store = createStore<{ latest: Task | undefined }>(() => ({ latest: undefined }))
  return {
    store,
    note: (task) => {
      if (task.work.type === 'change-products' && task.work.phase === 'back') store.setState({ latest: task })
    },
    forget: () => store.setState({ latest: undefined }),
  }
}
