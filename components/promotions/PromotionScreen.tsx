import { useMemo, useState } from 'react'
import { Message } from '@/components/ui/Message'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { sentPromotions } from '@/domain/tools/sentPromotions'
import { type TaskId } from '@/domain/tools/task'
import { useTasks } from '@/state/tools/useTools'
import { ChangeScreen } from './ChangeScreen'
import { LeadsOnly } from './LeadsOnly'
import { SentScreen } from './SentScreen'

type PromotionScreenProps = { taskId: TaskId; onBack: () => void }

/** One promotion as it was sent: what it is now, what the service made of it, and how to change or end it. */
export function PromotionScreen({ taskId, onBack }: PromotionScreenProps) {
  const { t } = useWords()
  return (
    <LeadsOnly title={t('promotions.title')} onBack={onBack}>
      <OnePromotion taskId={taskId} onBack={onBack} />
    </LeadsOnly>
  )
}

function OnePromotion({ taskId, onBack }: PromotionScreenProps) {
  const { t } = useWords()
  const tasks = useTasks()
  const [isChanging, setChanging] = useState(false)
  const sent = useMemo(
    () => sentPromotions(tasks).find((one) => one.tasks.some(({ id }) => id === taskId)),
    [tasks, taskId],
  )
  if (sent === undefined) {
    return (
      <Screen title={t('promotions.title')} onBack={onBack}>
        <Message title={t('promotions.gone')} text={t('promotions.goneHint')} />
      </Screen>
    )
  }
  if (isChanging) return <ChangeScreen sent={sent} onClose={() => setChanging(false)} />
  return <SentScreen sent={sent} onBack={onBack} onChange={() => setChanging(true)} />
}
