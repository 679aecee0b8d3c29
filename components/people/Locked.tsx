import { type ReactNode } from 'react'
import { View } from 'react-native'
import { noteHand } from '@/components/parts/hands'
import { themed } from '@/components/theme/theme'
import { CoveredContext } from '@/components/ui/covered'
import { useDeviceState } from '@/state/deviceState'
import { useIsLocked } from '@/state/people/usePeople'
import { LockScreen } from './LockScreen'
import { useInert } from './useInert'

/**
 * The app, and the lock over it. What lies behind the lock stays where it was, down to the scroll of a list, but it
 * cannot be seen, touched, focused or read out.
 */
export function Locked({ children }: { children: ReactNode }) {
  const styles = useStyles()
  const { idleLock, people } = useDeviceState()
  const isLocked = useIsLocked()
  const behind = useInert(isLocked)

  return (
    <View
      style={styles.whole}
      // Tells of every touch and takes none, but for the one that finds the lock.
      onStartShouldSetResponderCapture={() => {
        const wasLocked = people.isLocked()
        idleLock.touch()
        noteHand()
        return !wasLocked && people.isLocked()
      }}
    >
      <View
        ref={behind}
        style={[styles.whole, isLocked && styles.behind]}
        aria-hidden={isLocked}
        accessibilityElementsHidden={isLocked}
        importantForAccessibility={isLocked ? 'no-hide-descendants' : 'auto'}
      >
        <CoveredContext.Provider value={isLocked}>{children}</CoveredContext.Provider>
      </View>
      {isLocked && (
        <View style={styles.over}>
          <LockScreen />
        </View>
      )}
    </View>
  )
}

const useStyles = themed((colors) => ({
  whole: { flex: 1 },
  behind: { opacity: 0, pointerEvents: 'none' },
  over: { position: 'absolute', top: 0, bottom: 0, start: 0, end: 0, backgroundColor: colors.background },
}))
