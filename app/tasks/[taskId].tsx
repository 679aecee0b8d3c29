import { Redirect, useLocalSearchParams, useRouter } from 'expo-router'
import { z } from 'zod'
import { lazyScreen } from '@/components/parts/lazyScreen'

const TaskScreen = lazyScreen(async () => ({
  default: (await import('@/components/tasks/TaskScreen')).TaskScreen,
}))

const taskParams = z.object({ taskId: z.uuid() })

export default function TaskRoute() {
  const router = useRouter()
  const params = taskParams.safeParse(useLocalSearchParams())
  if (!params.success) return <Redirect href="/tasks" />
  return (
    <TaskScreen
      taskId={params.data.taskId}
      onBack={() => router.dismissTo('/tasks')}
      onOpen={(taskId) => router.replace(`/tasks/${taskId}`)}
      onDone={() => router.dismissTo('/orders?tab=done')}
    />
  )
}
