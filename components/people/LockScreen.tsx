import { useEffect } from 'react'
import { BackHandler, Keyboard, View } from 'react-native'
import { PinEntry } from '@/components/parts/PinEntry'
import { usePinEntry } from '@/components/parts/usePinEntry'
import { whoWords } from '@/components/parts/whoWords'
import { WedgeCatcher } from '@/components/scan/WedgeCatcher'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Screen } from '@/components/ui/Screen'
import { Text } from '@/components/ui/Text'
import { useRoom } from '@/components/ui/useRoom'
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
  const entry = usePinEntry(me?.id)
  const name = whoWords(t, workplace.picker)
  const room = useRoom()

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
            {room === 'ample' && (
              <Text variant="sub" tone="muted" align="center">
                {t('people.someoneElseHint', { name })}
              </Text>
            )}
            <Button
              kind="plain"
              title={t('people.someoneElse')}
              disabled={entry.busy}
              onPress={() => void session.end()}
            />
          </View>
        }
      >
        <PinEntry at="lock" name={name} person={me} entry={entry} />
      </Screen>
      <WedgeCatcher />
    </>
  )
}

const useStyles = themed(() => ({ leave: { width: '100%', gap: space.s } }))
