import { useMemo } from 'react'
import { useClock } from '@/components/ui/clock'
import { Message } from '@/components/ui/Message'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { mayChange, sentPromotions } from '@/domain/tools/sentPromotions'
import { type TaskId } from '@/domain/tools/task'
import { useTasks } from '@/state/tools/useTools'
import { ChangeScreen } from './ChangeScreen'
import { LeadsOnly } from './LeadsOnly'
import { SentScreen } from './SentScreen'

type PromotionScreenProps = {
  taskId: TaskId
  /** Part of the address: who reloads the page is where they were. */
  isChanging: boolean
  onChanging: (isChanging: boolean) => void
  onBack: () => void
  onOpen: (id: TaskId) => void
}

/** One promotion as it was sent: what it is now, what the service made of it, and how to change or end it. */
export function PromotionScreen(props: PromotionScreenProps) {
  const { t } = useWords()
  return (
    <LeadsOnly title={t('promotions.title')} onBack={props.onBack}>
      <OnePromotion {...props} />
    </LeadsOnly>
  )
}

function OnePromotion({ taskId, isChanging, onChanging, onBack, onOpen }: PromotionScreenProps) {
  const { t } = useWords()
  const tasks = useTasks()
  const sent = useMemo(
    () => sentPromotions(tasks).find((one) => one.tasks.some(({ id }) => id === taskId)),
    [tasks, taskId],
  )
  const isOpen = useClock((nowMs) => sent !== undefined && mayChange(sent, new Date(nowMs)))
  if (sent === undefined) {
    return (
      <Screen title={t('promotions.title')} onBack={onBack}>
        <Message title={t('promotions.gone')} text={t('promotions.goneHint')} />
      </Screen>
    )
  }
  if (isChanging && isOpen) return <ChangeScreen sent={sent} onClose={() => onChanging(false)} />
  return (
    <SentScreen
      sent={sent}
      isOpen={isOpen}
      onBack={onBack}
      onChange={() => onChanging(true)}
      onOpen={onOpen}
    />
  )
}
