import { memo } from 'react'
import { Pressable } from 'react-native'
import { findImageAddress } from '@/components/parts/imageAddress'
import { LinePicture } from '@/components/parts/LinePicture'
import { lineWords } from '@/components/parts/lineWords'
import { pressedOpacity, space, touch } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Box } from '@/components/ui/Box'
import { Card, type CardEdge } from '@/components/ui/Card'
import { Chip } from '@/components/ui/Chip'
import { deviceLabel, Spoken } from '@/components/ui/Spoken'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type LineId } from '@/domain/contract/ids'
import { hasWish, isWeighed } from '@/domain/orders/summarizeOrder'
import { outcomeOf, type LineOutcome } from '@/domain/picking/outcome'
import { piecesOf } from '@/domain/picking/pieces'
import { type LineProgress } from '@/domain/picking/session'
import { useLine } from '@/state/picking/usePicking'
import { usePicking } from './PickContext'

const edges: Partial<Record<LineOutcome, CardEdge>> = {
  'in-cart': 'inCart',
  short: 'replaced',
  'not-found': 'notFound',
}

/** One line of the order. Draws itself again only when something about this line changes. */
export const LineRow = memo(function LineRow({ lineId, isDone }: { lineId: LineId; isDone: boolean }) {
  const progress = useLine(usePicking().orderId, lineId)
  return progress === undefined ? null : <Line progress={progress} isDone={isDone} />
})

function Line({ progress, isDone }: { progress: LineProgress; isDone: boolean }) {
  const styles = useStyles()
  const { t } = useWords()
  const { workplace, ui, actions } = usePicking()
  const { line } = progress
  const words = useLineWords(progress)
  const openLine = () => ui.setState({ sheet: { kind: 'line', lineId: line._id } })
  const verb = t(isDone ? 'picking.change' : 'picking.makeNext')
  const press = isDone ? openLine : () => actions.choose(line._id)
  return (
    <Card edge={edges[outcomeOf(progress)]} style={styles.card}>
      <Pressable
        role="button"
        aria-label={deviceLabel(`${line.name}, ${words.amount}, ${words.sub}. ${verb}`)}
        onPress={press}
        style={({ pressed }) => [styles.main, pressed && styles.pressed]}
      >
        <LinePicture address={findImageAddress(line.image_url, workplace.address)} name={line.name} />
        <Box style={styles.words}>
          <Text variant="name">{line.name}</Text>
          <Text variant="sub" tone="muted">
            {words.sub}
          </Text>
          {!isDone && hasWish(line) && (
            <Box style={styles.chips}>
              <Chip tone="add" text={t('picking.wish')} />
            </Box>
          )}
        </Box>
        <Spoken text={verb} />
      </Pressable>
      <Pressable
        role="button"
        aria-label={words.amountLabel}
        onPress={
          isWeighed(line) ? () => ui.setState({ sheet: { kind: 'weigh', lineId: line._id } }) : openLine
        }
        style={({ pressed }) => [styles.amount, pressed && styles.pressed]}
      >
        {isWeighed(line) && progress.weightKg === undefined ? (
          <Chip text={t('picking.weigh')} />
        ) : (
          <Text variant="amount" align="center">
            {words.amount}
          </Text>
        )}
      </Pressable>
    </Card>
  )
}

function useLineWords(progress: LineProgress): { sub: string; amount: string; amountLabel: string } {
  const { t, format } = useWords()
  const { workplace } = usePicking()
  const { line, picked, weightKg } = progress
  const outcome = outcomeOf(progress)
  const price = lineWords(t, format, line, workplace.currency)
  const sub = outcome === 'open' || outcome === 'look-again' ? price : t(`picking.outcome.${outcome}`)
  if (isWeighed(line)) {
    const weigh = t('picking.weighName', { name: line.name })
    if (weightKg === undefined) return { sub, amount: t('picking.weigh'), amountLabel: weigh }
    const amount = t('order.weight', { weight: format.weight(weightKg) })
    return { sub, amount, amountLabel: `${weigh}: ${amount}` }
  }
  const counts = { picked: format.number(picked), asked: format.number(piecesOf(line).asked) }
  return {
    sub,
    amount: `\u2066${counts.picked}/${counts.asked}\u2069`,
    amountLabel: t('picking.quantityOf', { name: line.name, ...counts }),
  }
}

const useStyles = themed(() => ({
  card: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  main: { flex: 1, flexDirection: 'row', alignItems: 'center', gap: space.m, minHeight: touch.min },
  words: { flex: 1, gap: space.xxs },
  chips: { flexDirection: 'row', flexWrap: 'wrap' },
  amount: { minWidth: touch.min, minHeight: touch.min, alignItems: 'center', justifyContent: 'center' },
  pressed: { opacity: pressedOpacity },
}))
