import { Pressable } from 'react-native'
import { pressedOpacity, touch } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Chip } from '@/components/ui/Chip'
import { useWords } from '@/components/words/useWords'

/** Shows whether the list is fresh. Pressing it asks the service now, for whoever has no screen to pull. */
export function LiveChip({ live, onPress }: { live: boolean; onPress: () => void }) {
  const styles = useStyles()
  const { t } = useWords()
  const text = live ? t('orders.live') : t('orders.offline')
  return (
    <Pressable
      role="button"
      aria-label={`${text}. ${t('orders.refresh')}`}
      onPress={onPress}
      style={({ pressed }) => [styles.press, pressed && styles.pressed]}
    >
      <Chip dot text={text} tone={live ? 'ok' : 'late'} />
    </Pressable>
  )
}

const useStyles = themed(() => ({
  press: { minHeight: touch.min, minWidth: touch.min, justifyContent: 'center' },
  pressed: { opacity: pressedOpacity },
}))
