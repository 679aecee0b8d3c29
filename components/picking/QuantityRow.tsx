import { Pressable } from 'react-native'
import { pressedOpacity, space, touch } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Box } from '@/components/ui/Box'
import { Stepper } from '@/components/ui/Stepper'
import { Text } from '@/components/ui/Text'
import { useThumbRow } from '@/components/ui/useThumbRow'
import { useWords } from '@/components/words/useWords'
import { piecesOf } from '@/domain/picking/pieces'
import { type LineProgress } from '@/domain/picking/session'
import { usePicking } from './PickContext'

/** How many are in the cart of how many asked for, with - and + beside it. A tap on the number sets it directly. */
export function QuantityRow({ progress, onPress }: { progress: LineProgress; onPress?: () => void }) {
  const styles = useStyles()
  const { t, format } = useWords()
  const { actions, ui } = usePicking()
  const thumbRow = useThumbRow()
  const { line, picked } = progress
  const { asked, most } = piecesOf(line)
  const open = onPress ?? (() => ui.setState({ sheet: { kind: 'line', lineId: line._id } }))
  const words = { picked: format.number(picked), asked: format.number(asked) }
  return (
    <Box style={[styles.row, thumbRow]}>
      <Pressable
        role="button"
        aria-label={t('picking.quantityOf', { name: line.name, ...words })}
        onPress={open}
        style={({ pressed }) => [styles.quantity, pressed && styles.pressed]}
      >
        <Text variant="number">
          {words.picked}
          <Text inside variant="number" tone="muted">{` / ${words.asked}`}</Text>
        </Text>
      </Pressable>
      <Stepper
        lessLabel={t('picking.less', { name: line.name })}
        moreLabel={t('picking.more', { name: line.name })}
        canLess={picked > 0}
        canMore={picked < most}
        onLess={() => void actions.stepQuantity(line._id, -1)}
        onMore={() => void actions.stepQuantity(line._id, 1)}
      />
    </Box>
  )
}

const useStyles = themed(() => ({
  row: {
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
  },
  // A fraction reads from left to right in every language.
  quantity: { minHeight: touch.min, minWidth: touch.min, justifyContent: 'center', direction: 'ltr' },
  pressed: { opacity: pressedOpacity },
}))
