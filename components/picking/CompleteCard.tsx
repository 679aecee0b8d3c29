import { View } from 'react-native'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { outcomeOf } from '@/domain/picking/outcome'
import { useDeviceState } from '@/state/deviceState'
import { useProgress } from '@/state/picking/usePicking'
import { usePicking } from './PickContext'

/** Nothing is left to look for, except what was not found the first time. */
export function CompleteCard() {
  const styles = useStyles()
  const { t } = useWords()
  const { orderId, actions } = usePicking()
  const progress = useProgress(orderId)
  const missing = useStore(
    useDeviceState().desk.store,
    useShallow(({ sessions }) =>
      (sessions.get(orderId)?.lines ?? [])
        .filter((line) => outcomeOf(line) === 'not-found')
        .map(({ line }) => line._id),
    ),
  )
  if (progress === undefined) return null
  const lookAgain = () => missing.forEach((lineId) => void actions.lookAgain(lineId))
  return (
    <Card edge="inCart" style={styles.card}>
      <Text variant="title" heading={2}>
        {t('picking.complete')}
      </Text>
      <Text tone="muted">
        {t('picking.completeCounts', { count: progress.lines - progress.notFound })}
        {progress.notFound > 0 ? ` · ${t('picking.notFoundCount', { count: progress.notFound })}` : ''}
      </Text>
      {missing.length > 0 && (
        <View>
          <Button
            kind="plain"
            title={t('picking.lookAgainAll', { count: missing.length })}
            onPress={lookAgain}
          />
        </View>
      )}
    </Card>
  )
}

const useStyles = themed(() => ({ card: { gap: space.s } }))
