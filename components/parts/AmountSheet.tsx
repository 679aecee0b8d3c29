import { useState } from 'react'
import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { Keypad } from '@/components/ui/Keypad'
import { Layer } from '@/components/ui/Layer'
import { Screen } from '@/components/ui/Screen'
import { Stepper } from '@/components/ui/Stepper'
import { Text } from '@/components/ui/Text'
import { useRoom } from '@/components/ui/useRoom'
import { useWords } from '@/components/words/useWords'
import { type AskedAmount } from '@/domain/picking/broughtAmount'
import { priceBroughtIn, type BroughtProduct } from '@/domain/picking/productSnapshot'
import { pressKey, typedWeight } from '@/domain/picking/weigh'
import { useSignedIn } from '@/state/session/useSession'
import { findImageAddress } from './imageAddress'
import { LinePicture } from './LinePicture'

/** What an amount comes to: its price, or why it cannot be taken. Neither while nothing is said yet. */
export type AmountAnswer =
  { kind: 'fits'; total: number } | { kind: 'refused'; words: string } | { kind: 'nothing-yet' }

type AmountSheetProps = {
  product: BroughtProduct
  /** What stands there first. */
  start: AskedAmount
  /** Pieces or kilograms. Undefined where nobody would reach the bound. */
  most?: number | undefined
  judge: (asked: AskedAmount) => AmountAnswer
  takeTitle: string
  onTake: (asked: AskedAmount) => void
  onClose: () => void
}

/** How much of a product the store brings in: pieces by - and +, kilograms by keypad. The price follows. */
export function AmountSheet({ product, start, most, judge, takeTitle, onTake, onClose }: AmountSheetProps) {
  const styles = useStyles()
  const { t } = useWords()
  const isWeighed = product.pricingType === 'KG'
  const [pieces, setPieces] = useState(Math.max(1, start.quantity ?? 1))
  const [typed, setTyped] = useState(start.weightKg === undefined ? '' : String(start.weightKg))
  const asked = isWeighed ? { weightKg: typedWeight(typed) } : { quantity: pieces }
  const answer: AmountAnswer = isWeighed && !asked.weightKg ? { kind: 'nothing-yet' } : judge(asked)
  return (
    <Layer title={product.name} animationType="none" onRequestClose={onClose}>
      <Screen
        title={product.name}
        onBack={onClose}
        footer={
          <>
            <Button kind="plain" title={t('action.cancel')} onPress={onClose} grow={1} />
            <Button
              title={takeTitle}
              disabled={answer.kind !== 'fits'}
              onPress={() => onTake(asked)}
              grow={1.4}
            />
          </>
        }
      >
        <AmountCard product={product} answer={answer} typed={isWeighed ? typed : undefined} pieces={pieces} />
        <Hint answer={answer} most={most} isWeighed={isWeighed} />
        {isWeighed ? (
          <WeightKeys onChange={setTyped} typed={typed} />
        ) : (
          <View style={styles.steps}>
            <Stepper
              lessLabel={t('picking.less', { name: product.name })}
              moreLabel={t('picking.more', { name: product.name })}
              canLess={pieces > 1}
              canMore={most === undefined || pieces < most}
              onLess={() => setPieces((before) => Math.max(1, before - 1))}
              onMore={() => setPieces((before) => Math.min(most ?? Infinity, before + 1))}
            />
          </View>
        )}
      </Screen>
    </Layer>
  )
}

function WeightKeys({ typed, onChange }: { typed: string; onChange: (typed: string) => void }) {
  const { t, format } = useWords()
  return (
    <Keypad
      onKey={(key) => onChange(pressKey(typed, key))}
      pointSign={format.pointSign}
      pointLabel={t('picking.weight.point')}
      deleteLabel={t('picking.weight.delete')}
      typed={`${(typed || '0').replace('.', format.pointSign)} ${t('picking.weight.kg')}`}
      isCompact={useRoom() !== 'ample'}
    />
  )
}

type AmountCardProps = {
  product: BroughtProduct
  answer: AmountAnswer
  /** Kilograms as they are typed; undefined where pieces are counted. */
  typed: string | undefined
  pieces: number
}

function AmountCard({ product, answer, typed, pieces }: AmountCardProps) {
  const styles = useStyles()
  const { t, format } = useWords()
  const { workplace } = useSignedIn()
  const room = useRoom()
  const price = format.money(priceBroughtIn(product), workplace.currency)
  const tone = typed === '' ? 'muted' : 'ink'
  return (
    <Card style={styles.card}>
      {room === 'ample' && (
        <LinePicture address={findImageAddress(product.imageUrl, workplace.address)} name={product.name} />
      )}
      <View style={styles.grow}>
        <Text variant="sub" tone="muted">
          {t(typed === undefined ? 'order.each' : 'order.perKg', { price })}
        </Text>
        {(typed === undefined || room !== 'tight') && (
          <Text variant="display" tone={tone}>
            {typed === undefined ? format.number(pieces) : (typed || '0').replace('.', format.pointSign)}
            {typed !== undefined && (
              <Text inside variant="title" tone={tone}>{` ${t('picking.weight.kg')}`}</Text>
            )}
          </Text>
        )}
      </View>
      <View>
        <Text variant="sub" tone="muted">
          {t('picking.weight.price')}
        </Text>
        <Text variant="code">
          {answer.kind === 'fits' ? format.total(answer.total, workplace.currency) : '–'}
        </Text>
      </View>
    </Card>
  )
}

type HintProps = { answer: AmountAnswer; most: number | undefined; isWeighed: boolean }

/** Why it cannot be taken; else how much may be, and that the scale's label says it too. */
function Hint({ answer, most, isWeighed }: HintProps) {
  const { t, format } = useWords()
  if (answer.kind === 'refused') {
    return (
      <Text variant="strong" tone="notFound" align="center" alert>
        {answer.words}
      </Text>
    )
  }
  const bound =
    most === undefined
      ? []
      : [
          isWeighed
            ? t('replace.amount.mostKg', { most: format.weight(most) })
            : t('replace.amount.mostPieces', { most: format.number(most) }),
        ]
  const words = [...bound, ...(isWeighed ? [t('picking.weight.orScan')] : [])]
  if (words.length === 0) return null
  return (
    <Text variant="sub" tone="muted" align="center">
      {words.join(' · ')}
    </Text>
  )
}

const useStyles = themed(() => ({
  card: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  grow: { flex: 1, minWidth: '40%' },
  steps: { alignItems: 'center' },
}))
