import { useRouter } from 'expo-router'
import { useCallback } from 'react'
import { lazyScreen } from '@/components/parts/lazyScreen'
import { type TaskId } from '@/domain/tools/task'

const TasksScreen = lazyScreen(async () => ({
  default: (await import('@/components/tasks/TasksScreen')).TasksScreen,
}))

export default function TasksRoute() {
  const router = useRouter()
  const open = useCallback((taskId: TaskId) => router.push(`/tasks/${taskId}`), [router])
  return (
    <TasksScreen
      onBack={() => (router.canGoBack() ? router.back() : router.dismissTo('/orders'))}
      onOpen={open}
      onDone={() => router.dismissTo('/orders?tab=done')}
    />
  )
}
