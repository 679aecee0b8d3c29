import { useState } from 'react'
import { View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { CameraSource } from '@/components/scan/CameraSource'
import { WedgeCatcher } from '@/components/scan/WedgeCatcher'
import { layout, space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Loading } from '@/components/ui/Loading'
import { Notice } from '@/components/ui/Notice'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { judgeSetup } from '@/domain/people/judgeSetup'
import { isSameStore, type Setup } from '@/domain/setup/setupCode'
import { useDeviceState } from '@/state/deviceState'
import { type SharedState } from '@/state/people/roster'
import { attemptWords } from './attemptWords'
import { BrandMark } from './BrandMark'
import { CodeForm } from './CodeForm'
import { ConfirmSetup } from './ConfirmSetup'
import { DemoButtons } from './DemoButtons'
import { useDemoSetups, type DemoSetup } from './useDemoSetups'
import { useSignIn } from './useSignIn'
import { useTypedName } from './useTypedName'

type CodeSignInProps = {
  /** What this device is shared for now. */
  place?: SharedState['place'] | undefined
  /** What the people who manage this device have set up; only a name is missing. */
  offered?: Setup | undefined
  /** Why it needs another code. */
  notice?: string | undefined
  onLead: (setup: Setup) => void
  /** To the people that are known here. */
  onPeople?: (() => void) | undefined
}

/** Getting in by a set-up code, or by the buttons of a demo. */
export function CodeSignIn({ place, offered, notice, onLead, onPeople }: CodeSignInProps) {
  const styles = useStyles()
  const insets = useSafeAreaInsets()
  const { t } = useWords()
  const { homeAddress } = useDeviceState().ports
  const demo = useDemoSetups()
  const { attempt, signIn, forget } = useSignIn()
  const name = useTypedName()
  const [way, setWay] = useState<'demo' | 'code'>('demo')
  const [isCameraOn, setCameraOn] = useState(false)
  const [unconfirmed, setUnconfirmed] = useState(offered)

  const underWay = attempt.kind === 'under-way'
  const fault = attempt.kind === 'failed' ? attemptWords(t, attempt.problem) : undefined

  function tryDemo({ setup, picker }: DemoSetup) {
    setWay('demo')
    void signIn(setup, picker)
  }

  async function take(setup: Setup, picker: string | undefined) {
    const became = await signIn(setup, picker)
    if (became === 'lead-joins') onLead(setup)
    else if (became !== 'failed') onPeople?.()
  }

  function takeCode(setup: Setup, picker: string | undefined) {
    setWay('code')
    setCameraOn(false)
    // A code may lead this device anywhere; only the service that serves this page needs no question, and the store
    // that the device works for.
    const isKnown = place === undefined ? setup.address === homeAddress : isSameStore(place, setup)
    if (isKnown) void take(setup, picker)
    else setUnconfirmed(setup)
  }

  if (unconfirmed !== undefined) {
    return (
      <ConfirmSetup
        setup={unconfirmed}
        name={needsName(unconfirmed, place) ? name : undefined}
        {...(place && { currentStore: place.storeName })}
        busy={underWay}
        fault={fault}
        onConfirm={(picker) => void take(unconfirmed, picker)}
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
          {notice !== undefined && attempt.kind === 'none' && <Notice text={notice} />}
          {demo.setups.length > 0 && !isCameraOn && place === undefined && (
            <DemoButtons
              setups={demo.setups}
              trying={underWay && way === 'demo' ? attempt.setup : undefined}
              disabled={underWay}
              onTry={tryDemo}
            />
          )}
          {way === 'demo' && fault !== undefined && <Notice text={fault} />}
          <CodeForm
            homeAddress={place?.address ?? homeAddress}
            name={place === undefined ? name : undefined}
            needsName={(setup) => needsName(setup, place)}
            kind={demo.setups.length > 0 && place === undefined ? 'plain' : 'primary'}
            busy={underWay && way === 'code'}
            disabled={underWay && way === 'demo'}
            fault={way === 'code' ? fault : undefined}
            isCameraOn={isCameraOn}
            onCamera={setCameraOn}
            onEdit={forget}
            onSetup={takeCode}
          />
          {onPeople && <Button kind="plain" title={t('people.toPeople')} onPress={onPeople} />}
        </View>
      </Screen>
      <WedgeCatcher />
    </>
  )
}

/** Whoever shares a device is asked for their name together with a PIN. */
const needsName = (setup: Setup, place: SharedState['place'] | undefined) =>
  judgeSetup(setup, place) === 'own'

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
