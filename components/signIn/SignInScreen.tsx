import { useState } from 'react'
import { View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { CameraSource } from '@/components/scan/CameraSource'
import { WedgeCatcher } from '@/components/scan/WedgeCatcher'
import { layout, space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Loading } from '@/components/ui/Loading'
import { Notice } from '@/components/ui/Notice'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { type Setup } from '@/domain/setup/setupCode'
import { useDeviceState } from '@/state/deviceState'
import { useSession } from '@/state/session/useSession'
import { attemptWords } from './attemptWords'
import { BrandMark } from './BrandMark'
import { CodeForm } from './CodeForm'
import { ConfirmSetup } from './ConfirmSetup'
import { DemoButtons } from './DemoButtons'
import { useDemoSetups, type DemoSetup } from './useDemoSetups'
import { useSignIn } from './useSignIn'
import { useTypedName } from './useTypedName'

export function SignInScreen() {
  const styles = useStyles()
  const insets = useSafeAreaInsets()
  const { t } = useWords()
  const { homeAddress } = useDeviceState().ports
  const session = useSession()
  const demo = useDemoSetups()
  const { attempt, signIn, forget } = useSignIn()
  const name = useTypedName()
  const [way, setWay] = useState<'demo' | 'code'>('demo')
  const [isCameraOn, setCameraOn] = useState(false)
  const [unconfirmed, setUnconfirmed] = useState<Setup>()

  const underWay = attempt.kind === 'under-way'
  const fault = attempt.kind === 'failed' ? attemptWords(t, attempt.problem) : undefined

  function tryDemo({ setup, picker }: DemoSetup) {
    setWay('demo')
    void signIn(setup, picker)
  }

  function takeCode(setup: Setup, picker: string) {
    setWay('code')
    setCameraOn(false)
    // A code may lead this device anywhere; only the service that serves this page needs no question.
    if (setup.address === homeAddress) void signIn(setup, picker)
    else setUnconfirmed(setup)
  }

  if (unconfirmed !== undefined) {
    return (
      <ConfirmSetup
        setup={unconfirmed}
        name={name}
        busy={underWay}
        fault={fault}
        onConfirm={(picker) => void signIn(unconfirmed, picker)}
        onRefuse={() => {
          forget()
          setUnconfirmed(undefined)
        }}
      />
    )
  }

  if (demo.asking) {
    return (
      <Screen title={t('signIn.title')} header="none">
        <Loading label={t('action.loading')} />
      </Screen>
    )
  }

  const because = session.kind === 'signed-out' ? session.because : undefined
  const camera = isCameraOn && (
    <View style={[styles.camera, { paddingTop: insets.top }]}>
      <CameraSource onClose={() => setCameraOn(false)} />
    </View>
  )
  return (
    <>
      <Screen title={t('signIn.title')} header="none" top={camera || undefined}>
        <View style={styles.form}>
          {/* Below the camera there is room for what it fills, and for nothing else. */}
          {!isCameraOn && <BrandMark />}
          {because === 'token-refused' && attempt.kind === 'none' && (
            <Notice text={t('signIn.tokenRefused')} />
          )}
          {demo.setups.length > 0 && !isCameraOn && (
            <DemoButtons
              setups={demo.setups}
              trying={underWay && way === 'demo' ? attempt.setup : undefined}
              disabled={underWay}
              onTry={tryDemo}
            />
          )}
          {way === 'demo' && fault !== undefined && <Notice text={fault} />}
          <CodeForm
            homeAddress={homeAddress}
            name={name}
            kind={demo.setups.length > 0 ? 'plain' : 'primary'}
            busy={underWay && way === 'code'}
            disabled={underWay && way === 'demo'}
            fault={way === 'code' ? fault : undefined}
            isCameraOn={isCameraOn}
            onCamera={setCameraOn}
            onEdit={forget}
            onSetup={takeCode}
          />
        </View>
      </Screen>
      <WedgeCatcher />
    </>
  )
}

const useStyles = themed(() => ({
  camera: { width: '100%', maxWidth: layout.contentWidth, alignSelf: 'center' },
  form: {
    flexGrow: 1,
    justifyContent: 'center',
    alignSelf: 'center',
    width: '100%',
    maxWidth: layout.formWidth,
    gap: space.xl,
    paddingVertical: space.xl,
    paddingHorizontal: space.xs,
  },
}))
