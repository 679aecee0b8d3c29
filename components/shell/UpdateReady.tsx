import { Pressable } from 'react-native'
import { pressedOpacity, touch } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Banner } from '@/components/ui/Banner'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { useHasNewVersion } from '@/state/care/useNewVersion'
import { useDeviceState } from '@/state/deviceState'

/** Only where nobody is in the middle of something: at the orders and in the settings. */
const BETWEEN_TWO_ORDERS = ['/orders', '/settings']

export function useMayRestart(pathname: string): boolean {
  const isReady = useHasNewVersion()
  return isReady && BETWEEN_TWO_ORDERS.includes(pathname)
}

/** A newer app waits. Nobody has to take it now: it comes by itself when the app is opened the next time. */
export function UpdateReady() {
  const styles = useStyles()
  const { t } = useWords()
  const { newVersion } = useDeviceState().ports
  return (
    <Banner text={t('care.update.ready')} isTall>
      <Pressable
        role="button"
        aria-label={t('care.update.restart')}
        onPress={() => void newVersion.take()}
        style={({ pressed }) => [styles.press, pressed && styles.pressed]}
      >
        <Text variant="banner" tone="onBanner">
          {t('care.update.restart')}
        </Text>
      </Pressable>
    </Banner>
  )
}

const useStyles = themed(() => ({
  press: { minHeight: touch.min, minWidth: touch.min, justifyContent: 'center', alignItems: 'flex-end' },
  pressed: { opacity: pressedOpacity },
}))
