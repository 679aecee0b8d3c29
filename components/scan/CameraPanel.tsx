import { type ReactNode } from 'react'
import { useWindowDimensions, View } from 'react-native'
import { radius, space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Loading } from '@/components/ui/Loading'
import { useWords } from '@/components/words/useWords'
import { CameraMessage } from './CameraMessage'
import { type CameraPhase, type Torch } from './cameraPhase'
import { PanelButton } from './PanelButton'
import { panelHeight } from './panelMeasures'
import { TargetFrame } from './TargetFrame'

type CameraPanelProps = {
  phase: CameraPhase
  onAllow: () => void
  onRetry: () => void
  /** Where the system's settings can be opened; elsewhere the words say where they are. */
  onOpenSettings?: () => void
  onClose: () => void
  /** Absent where the camera has no light. */
  torch: Torch | undefined
  /** The living picture. */
  children: ReactNode
}

/** The picture with its frame, or why there is none. */
export function CameraPanel({ phase, onClose, torch, children, ...answers }: CameraPanelProps) {
  const styles = useStyles()
  const { t } = useWords()
  const height = panelHeight(useWindowDimensions().height)
  const isOn = phase === 'on'

  return (
    <View
      role="region"
      aria-label={t('scan.camera')}
      style={[styles.panel, isOn ? { height } : { minHeight: height }]}
    >
      {/* Mounted before the camera is on: the picture needs a place to appear in. */}
      {(isOn || phase === 'starting') && (
        <View style={styles.picture} aria-hidden>
          {children}
        </View>
      )}
      {isOn && <TargetFrame />}
      {phase === 'starting' && (
        <View style={styles.cover}>
          <Loading label={t('scan.starting')} />
        </View>
      )}
      {phase !== 'on' && phase !== 'starting' && <CameraMessage phase={phase} {...answers} />}
      <View style={styles.buttons}>
        {isOn && torch !== undefined ? (
          <PanelButton
            title={t('scan.torch')}
            label={t('scan.torch')}
            onPress={torch.toggle}
            checked={torch.isOn}
          />
        ) : (
          <View />
        )}
        <PanelButton title={t('scan.close')} label={t('scan.closeCamera')} onPress={onClose} />
      </View>
    </View>
  )
}

const useStyles = themed((colors) => ({
  panel: { backgroundColor: colors.picture, borderRadius: radius.card, overflow: 'hidden' },
  picture: { position: 'absolute', top: 0, bottom: 0, start: 0, end: 0 },
  cover: { flexGrow: 1, backgroundColor: colors.picture },
  buttons: {
    position: 'absolute',
    top: space.s,
    start: space.s,
    end: space.s,
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
    pointerEvents: 'box-none',
  },
}))
