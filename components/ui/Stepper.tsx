import { Pressable } from 'react-native'
import { disabledOpacity, radius, space, touch } from '@/components/theme/measures'
import { themed, useGrounds } from '@/components/theme/theme'
import { Box } from './Box'
import { Text } from './Text'

type StepperProps = {
  /** What the two do, for who does not see them. */
  lessLabel: string
  moreLabel: string
  onLess: () => void
  onMore: () => void
  /** At a bound the button says so by standing back. */
  canLess: boolean
  canMore: boolean
}

export function Stepper({ lessLabel, moreLabel, onLess, onMore, canLess, canMore }: StepperProps) {
  const styles = useStyles()
  return (
    <Box style={styles.row}>
      <Step sign="−" label={lessLabel} onPress={onLess} can={canLess} />
      <Step sign="+" label={moreLabel} onPress={onMore} can={canMore} />
    </Box>
  )
}

function Step({
  sign,
  label,
  onPress,
  can,
}: {
  sign: string
  label: string
  onPress: () => void
  can: boolean
}) {
  const styles = useStyles()
  const grounds = useGrounds()
  return (
    <Pressable
      role="button"
      aria-label={label}
      aria-disabled={!can}
      disabled={!can}
      onPress={onPress}
      style={({ pressed }) => [
        styles.step,
        grounds[pressed ? 'plainPressed' : 'plain'],
        !can && styles.cannot,
      ]}
    >
      <Text variant="key" align="center">
        {sign}
      </Text>
    </Pressable>
  )
}

const useStyles = themed(() => ({
  row: { flexDirection: 'row', gap: space.s },
  step: {
    minWidth: touch.min,
    minHeight: touch.min,
    borderRadius: radius.button,
    alignItems: 'center',
    justifyContent: 'center',
  },
  cannot: { opacity: disabledOpacity },
}))
