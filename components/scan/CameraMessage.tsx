import { Platform, View } from 'react-native'
import { space, touch } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type CameraFault } from './cameraPhase'

type CameraMessageProps = {
  phase: 'ask' | CameraFault
  onAllow: () => void
  onRetry: () => void
  onOpenSettings?: () => void
}

/** Why there is no picture, and the one thing to do about it. */
export function CameraMessage({ phase, onAllow, onRetry, onOpenSettings }: CameraMessageProps) {
  const styles = useStyles()
  const { t } = useWords()
  const inBrowser = Platform.OS === 'web'
  const text =
    phase === 'refused' && inBrowser ? t('scan.message.refused.inBrowser') : t(`scan.message.${phase}.text`)

  return (
    <View style={styles.message}>
      <Text variant="name" heading={2} align="center">
        {t(`scan.message.${phase}.title`)}
      </Text>
      <Text variant="sub" align="center" alert={phase !== 'ask'}>
        {text}
      </Text>
      {phase === 'ask' && <Button title={t('scan.allow')} onPress={onAllow} />}
      {phase === 'refused' && onOpenSettings !== undefined && (
        <Button title={t('scan.openSettings')} onPress={onOpenSettings} />
      )}
      {canRetry(phase, onOpenSettings) && <Button title={t('action.retry')} kind="plain" onPress={onRetry} />}
    </View>
  )
}

/** An address without https stays so, however often one tries. */
function canRetry(phase: 'ask' | CameraFault, onOpenSettings: (() => void) | undefined): boolean {
  if (phase === 'ask' || phase === 'insecure') return false
  return phase !== 'refused' || onOpenSettings === undefined
}

const useStyles = themed(() => ({
  message: {
    flexGrow: 1,
    justifyContent: 'center',
    gap: space.s,
    padding: space.l,
    // The close button stands above, at every size of the words.
    paddingTop: touch.min + space.l,
  },
}))
