import { useGlobalSearchParams, useRouter } from 'expo-router'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useWords, type Translate } from '@/components/words/useWords'
import { workplaceKey } from '@/domain/outbox/command'
import { type Task } from '@/domain/tools/task'
import { useDeviceState } from '@/state/deviceState'
import { useSignedIn } from '@/state/session/useSession'
import { Toast, TOAST_MS } from './Toast'

/** What the app did for the store by itself, and what it could not do, is heard and seen on every screen. */
export function ToolsWatch() {
  return (
    <>
      <BackInStock />
      <NotDone />
    </>
  )
}

function BackInStock() {
  const { t } = useWords()
  const { toolNews, ports } = useDeviceState()
  const latest = useStore(toolNews.store, (state) => state.latest)

  useEffect(() => {
    if (latest === undefined) return
    ports.feedback.give('line-complete')
    const timer = setTimeout(toolNews.forget, TOAST_MS)
    return () => clearTimeout(timer)
  }, [latest, toolNews, ports.feedback])

  return latest === undefined ? null : <Toast text={backWords(t, latest)} />
}

function NotDone() {
  const { t } = useWords()
  const { toolbox, ports } = useDeviceState()
  const { workplace } = useSignedIn()
  const router = useRouter()
  const { taskId } = useGlobalSearchParams()
  const [latest, setLatest] = useState<Task>()

  useEffect(() => {
    const key = workplaceKey(workplace)
    return toolbox.store.subscribe((now, known) => {
      const turned = newlyInNeed(known.tasks, now.tasks).filter(
        (task) => task.workplace === key && (workplace.role === 'lead' || task.by === workplace.picker),
      )
      if (turned.length === 0) return
      ports.feedback.give('refused')
      setLatest(turned.at(-1))
    })
  }, [toolbox, ports.feedback, workplace])

  useEffect(() => {
    if (latest === undefined) return
    const timer = setTimeout(() => setLatest(undefined), TOAST_MS)
    return () => clearTimeout(timer)
  }, [latest])

  // Its own page says itself what became of it, just where the toast would be.
  if (latest === undefined || latest.id === taskId) return null
  const open = () => {
    setLatest(undefined)
    router.push(pageOf(latest))
  }
  return <Toast isUrgent text={needWords(t, latest)} onPress={open} />
}

const pageOf = ({ id, work }: Task) =>
  work.type === 'promotion' ? (`/promotions/${id}` as const) : (`/tasks/${id}` as const)

/** What lay on the disk in need when the app started is no news; the list of what was sent shows it. */
function newlyInNeed(before: readonly Task[], now: readonly Task[]): Task[] {
  const wereFine = new Set(before.filter(({ state }) => state !== 'needs-you').map(({ id }) => id))
  return now.filter(({ id, state }) => state === 'needs-you' && wereFine.has(id))
}

const namesOf = ({ work }: Task): readonly string[] =>
  work.type === 'change-products' ? work.changes.map(({ name }) => name) : []

function backWords(t: Translate, task: Task): string {
  const [name, ...others] = namesOf(task)
  return others.length === 0 && name !== undefined
    ? t('products.news.back', { name })
    : t('products.news.backMany', { count: others.length + 1 })
}

function needWords(t: Translate, task: Task): string {
  const [name, ...others] = namesOf(task)
  return others.length === 0 && name !== undefined
    ? t('products.news.needsYou', { name })
    : t('products.news.needsYouOther')
}
