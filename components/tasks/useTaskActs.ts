import { useState } from 'react'
import { useWords } from '@/components/words/useWords'
import { type Task, type TaskId, type Work } from '@/domain/tools/task'
import { useDeviceState } from '@/state/deviceState'
import { useAddTask } from '@/state/tools/useTools'

type Failed = 'too-late' | 'not-kept'

const isFailed = (result: string): result is Failed => result === 'too-late' || result === 'not-kept'

/** What a person can do about a task; `said` is why it could not be done. */
export function useTaskActs({ id }: Task) {
  const { t } = useWords()
  const { toolbox, ports } = useDeviceState()
  const addTask = useAddTask()
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Failed>()

  const attempt = async <Result extends string>(act: () => Promise<Result | Failed>) => {
    setFailed(undefined)
    setBusy(true)
    const result = await act().finally(() => setBusy(false))
    if (!isFailed(result)) return result
    ports.feedback.give('refused')
    setFailed(result)
    return undefined
  }

  return {
    isBusy,
    said: failed && t(failed === 'too-late' ? 'outbox.tooLate' : 'replace.notKept'),
    /** Resolves to whether it is off the list. */
    dismiss: async () => (await attempt(() => toolbox.dismiss(id))) === 'done',
    retry: () => attempt(() => toolbox.retry(id)),
    /** Resolves to the task that takes on what was not done. */
    tryAgain: (work: Work, instead?: Task) =>
      attempt(async (): Promise<TaskId | Failed> => (await addTask(work, instead)) ?? 'not-kept'),
  }
}
