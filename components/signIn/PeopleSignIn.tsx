import { useIsFocused } from 'expo-router'
import { useState } from 'react'
import { View } from 'react-native'
import { usePinEntry } from '@/components/parts/usePinEntry'
import { WedgeCatcher } from '@/components/scan/WedgeCatcher'
import { layout, space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { Screen } from '@/components/ui/Screen'
import { Section } from '@/components/ui/Section'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { unwrapScan } from '@/domain/barcode/scannedText'
import { judgeSetup } from '@/domain/people/judgeSetup'
import { parseSetupCode, type Setup } from '@/domain/setup/setupCode'
import { type SharedState, type ShownPerson } from '@/state/people/roster'
import { useScans } from '@/state/scans/useScans'
import { attemptWords } from './attemptWords'
import { PeopleList } from './PeopleList'
import { PersonPin } from './PersonPin'
import { useSignIn } from './useSignIn'

type PeopleSignInProps = {
  shared: SharedState
  /** What whoever manages this device has to mend. */
  notice?: string | undefined
  onNew: () => void
  onCode: () => void
  onLead: (setup: Setup) => void
}

/** Who works with this device: a name and its PIN, or a badge. */
export function PeopleSignIn({ shared, notice, onNew, onCode, onLead }: PeopleSignInProps) {
  const styles = useStyles()
  const { t } = useWords()
  const { people, place } = shared
  const [chosen, setChosen] = useState<ShownPerson>()
  const { busy, fault, showBadge } = usePinEntry(undefined)
  const { attempt, signIn } = useSignIn()

  /** A team lead holds their code before the scanner, as at any other device. */
  async function takeScan(text: string) {
    const verdict = parseSetupCode(unwrapScan(text).data, place.address)
    if (verdict.kind !== 'ok') return showBadge(text)
    const { setup } = verdict
    // A code of another store is a matter for the page that asks about it.
    if (judgeSetup(setup, place) !== 'lead-joins') return onCode()
    if ((await signIn(setup, undefined)) === 'lead-joins') onLead(setup)
  }
  useScans(({ text }) => void takeScan(text), useIsFocused() && chosen === undefined && !busy)

  const person = people.find(({ id }) => id === chosen?.id)
  if (person !== undefined) {
    return <PersonPin person={person} storeName={place.storeName} onBack={() => setChosen(undefined)} />
  }
  const said = attempt.kind === 'failed' ? attemptWords(t, attempt.problem) : fault
  return (
    <>
      <Screen title={place.storeName}>
        <View style={styles.page}>
          {shared.needsCode && <Notice text={t('people.needsCode')} />}
          {notice !== undefined && <Notice caution text={notice} />}
          {said !== undefined && <Notice text={said} />}
          <Section title={t('people.who')}>
            {people.length === 0 ? (
              <Text tone="muted">{t('people.nobodyYet')}</Text>
            ) : (
              <PeopleList people={people} onChoose={setChosen} />
            )}
          </Section>
          <Button
            kind={people.length === 0 ? 'primary' : 'plain'}
            title={t('people.newHere')}
            onPress={onNew}
          />
          {people.some(({ hasBadge }) => hasBadge) && (
            <Text tone="muted" align="center">
              {t('people.badgeHint')}
            </Text>
          )}
          <Button kind="plain" title={t('people.useCode')} onPress={onCode} />
        </View>
      </Screen>
      <WedgeCatcher />
    </>
  )
}

const useStyles = themed(() => ({
  page: { alignSelf: 'center', width: '100%', maxWidth: layout.formWidth, gap: space.l },
}))
