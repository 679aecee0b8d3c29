import { isYoung } from '@/components/parts/useCommandPhase'
import { type ChipTone } from '@/components/ui/Chip'
import { useSteady } from '@/components/ui/useSteady'
import { useWords, type Words } from '@/components/words/useWords'
import { momentMs } from '@/domain/contract/time'
import { isComingBack } from '@/domain/tools/comingBack'
import { refusedRows, type Task } from '@/domain/tools/task'
import { useIsSendingTask } from '@/state/tools/useTools'

/** How far a task has come, in words. */
export function useTaskState(task: Task): { text: string; tone: ChipTone } {
  const words = useWords()
  const isSending = useIsSendingTask(task)
  // With a signal a task is sent before anybody could read that it waits.
  const shownSending = useSteady(isSending, () => isSending || isYoung(task.at))
  return stateOf(words, task, shownSending)
}

function stateOf({ t, format }: Words, task: Task, isSending: boolean): { text: string; tone: ChipTone } {
  const { state, dueAt, job } = task
  switch (state) {
    case 'waiting':
    case 'unsure': {
      const refused = refusedRows(job?.rows ?? []).length
      if (isComingBack(task) && refused > 0)
        return { text: t('tasks.state.refused', { count: refused }), tone: 'late' }
      if (isComingBack(task) && dueAt !== undefined)
        return { text: t('tasks.state.back', { time: format.time(momentMs(dueAt)) }), tone: 'soon' }
      if (isSending) return { text: t('tasks.state.sending'), tone: 'neutral' }
      return { text: t('tasks.state.waiting'), tone: 'soon' }
    }
    case 'working':
      return { text: workingWords({ t, format }, task), tone: 'neutral' }
    case 'needs-you':
      return { text: t('tasks.state.needs-you'), tone: 'late' }
    case 'done':
      return doneWords(t, task)
  }
}

function workingWords({ t, format }: Pick<Words, 't' | 'format'>, { job }: Task): string {
  const { doneRows, totalRows } = job ?? {}
  if (doneRows === undefined || !totalRows) return t('tasks.state.working')
  return t('tasks.state.workingOf', { done: format.number(doneRows), all: format.number(totalRows) })
}

function doneWords(t: Words['t'], { job }: Task): { text: string; tone: ChipTone } {
  if (job?.hasFailed) return { text: t('tasks.state.failed'), tone: 'late' }
  const count = refusedRows(job?.rows ?? []).length + missingCount(job)
  if (count > 0) return { text: t('tasks.state.refused', { count }), tone: 'late' }
  return { text: t('tasks.state.done'), tone: 'ok' }
}

function missingCount(job: Task['job']): number {
  if (job?.missing === undefined) return 0
  const skus = Object.values(job.missing.skus).flat()
  return job.missing.vendors.length + skus.length
}
