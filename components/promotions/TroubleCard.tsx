import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { useWords } from '@/components/words/useWords'
import { hasFailed, type PromotionTask } from '@/domain/tools/sentPromotions'
import { useDeviceState } from '@/state/deviceState'
import { useSignedIn } from '@/state/session/useSession'
import { useAddTask } from '@/state/tools/useTools'

type TroubleCardProps = {
  task: PromotionTask
  /** What was sent instead stands in the list, under another address. */
  onGone: () => void
}

/** What the service did not take waits for a person: send it again, send it for this store, or give it up. */
export function TroubleCard({ task, onGone }: TroubleCardProps) {
  const styles = useStyles()
  const { t } = useWords()
  const { toolbox } = useDeviceState()
  const { workplace } = useSignedIn()
  const addTask = useAddTask()
  if (!hasFailed(task)) return null
  const { work, trouble } = task
  const isForOthers = work.promotion.vendors.some((id) => id !== workplace.vendorId)
  const words = trouble === undefined ? 'failed' : trouble.kind === 'forbidden' ? 'forbidden' : 'refused'

  const sendInstead = async (vendors: string[]) => {
    const kept = await addTask({ ...work, promotion: { ...work.promotion, vendors } }, task)
    if (kept === 'kept') onGone()
  }
  const sendAgain = () =>
    task.state === 'needs-you' ? toolbox.retry(task.id) : sendInstead(work.promotion.vendors)
  return (
    <View style={styles.card}>
      <Notice text={t(`promotions.one.${words}`)} />
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
