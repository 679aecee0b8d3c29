import { useState } from 'react'
import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { useWords } from '@/components/words/useWords'
import { hasFailed, type PromotionTask } from '@/domain/tools/sentPromotions'
import { type TaskId } from '@/domain/tools/task'
import { useDeviceState } from '@/state/deviceState'
import { useSignedIn } from '@/state/session/useSession'
import { useAddTask } from '@/state/tools/useTools'

type TroubleCardProps = {
  task: PromotionTask
  /** To what was sent instead: it has an address of its own. */
  onOpen: (id: TaskId) => void
}

/** What the service did not take waits for a person: send it again, send it for this store, or give it up. */
export function TroubleCard({ task, onOpen }: TroubleCardProps) {
  const styles = useStyles()
  const { t } = useWords()
  const { toolbox } = useDeviceState()
  const { workplace } = useSignedIn()
  const addTask = useAddTask()
  const [isNotKept, setNotKept] = useState(false)
  if (!hasFailed(task)) return null
  const { work, trouble } = task
  const isForOthers = work.promotion.vendors.some((id) => id !== workplace.vendorId)
  const words = trouble === undefined ? 'failed' : trouble.kind === 'forbidden' ? 'forbidden' : 'refused'

  const sendInstead = async (vendors: string[]) => {
    const id = await addTask({ ...work, promotion: { ...work.promotion, vendors } }, task)
    setNotKept(id === undefined)
    if (id !== undefined) onOpen(id)
  }
  const sendAgain = () =>
    task.state === 'needs-you' ? toolbox.retry(task.id) : sendInstead(work.promotion.vendors)
  return (
    <View style={styles.card}>
      <Notice text={t(`promotions.one.${words}`)} />
      {isNotKept && <Notice text={t('replace.notKept')} />}
      <View style={styles.acts}>
        {isForOthers && (
          <Button
            title={t('promotions.one.thisStore')}
            onPress={() => void sendInstead([workplace.vendorId])}
            grow={1}
          />
        )}
        <Button kind="plain" title={t('action.retry')} onPress={() => void sendAgain()} grow={1} />
        <Button
          kind="dangerSoft"
          title={t('promotions.one.letGo')}
          onPress={() => void toolbox.dismiss(task.id)}
          grow={1}
        />
      </View>
    </View>
  )
}

const useStyles = themed(() => ({
  card: { gap: space.s },
  acts: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
}))
