import { useEffect } from 'react'
import { BackHandler, Keyboard, useWindowDimensions, View } from 'react-native'
import { NewPin } from '@/components/parts/NewPin'
import { PinQuestion } from '@/components/parts/PinQuestion'
import { usePinEntry } from '@/components/parts/usePinEntry'
import { whoWords } from '@/components/parts/whoWords'
import { WedgeCatcher } from '@/components/scan/WedgeCatcher'
import { shortScreen, space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Screen } from '@/components/ui/Screen'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { useDeviceState } from '@/state/deviceState'
import { useMe } from '@/state/people/usePeople'
import { useSignedIn } from '@/state/session/useSession'

/** Lies over everything until whoever is signed in shows that it is them, or makes room for somebody else. */
export function LockScreen() {
  const styles = useStyles()
  const { t } = useWords()
  const { session } = useDeviceState()
  const { workplace } = useSignedIn()
  const me = useMe()?.me
  const { busy, fault, lent, waitMs, enter, showBadge } = usePinEntry(me?.id)
  const name = whoWords(t, workplace.picker)
  const isShort = useWindowDimensions().height < shortScreen

  useEffect(() => {
    Keyboard.dismiss()
    // Back leads nowhere from here, least of all behind the lock.
    const stop = BackHandler.addEventListener('hardwareBackPress', () => true)
    return () => stop.remove()
  }, [])

  return (
    <>
      <Screen
        title={t('people.locked')}
        footer={
          <View style={styles.leave}>
            {!isShort && (
              <Text variant="sub" tone="muted" align="center">
                {t('people.someoneElseHint', { name })}
              </Text>
            )}
            <Button
              kind="plain"
              title={t('people.someoneElse')}
              disabled={busy}
              onPress={() => void session.end()}
            />
          </View>
        }
      >
        {lent === undefined ? (
          <PinQuestion
            at="lock"
            title={name}
            hint={t(me?.hasBadge === true ? 'people.badgeHint' : 'people.yourPin')}
            fault={me === undefined ? t('people.gone') : fault}
            waitMs={waitMs}
            busy={busy || me === undefined}
            onPin={(pin) => void enter(pin)}
            onScan={(text) => void showBadge(text)}
          />
        ) : (
          <NewPin
            at="lock"
            hint={t('people.chooseOwn')}
            fault={fault}
            busy={busy}
            onPin={(chosen) => void enter(lent, chosen)}
          />
        )}
      </Screen>
      <WedgeCatcher />
    </>
  )
}

const useStyles = themed(() => ({ leave: { width: '100%', gap: space.s } }))
