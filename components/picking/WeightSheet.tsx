import { useState } from 'react'
import { View } from 'react-native'
import { findImageAddress } from '@/components/parts/imageAddress'
import { LinePicture } from '@/components/parts/LinePicture'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { Keypad } from '@/components/ui/Keypad'
import { Layer } from '@/components/ui/Layer'
import { Screen } from '@/components/ui/Screen'
import { Text } from '@/components/ui/Text'
import { useIsLying } from '@/components/ui/useIsLying'
import { useRoom } from '@/components/ui/useRoom'
import { useWords } from '@/components/words/useWords'
import { type OrderLine } from '@/domain/contract/order'
import { isInCart } from '@/domain/picking/outcome'
import { type LineProgress } from '@/domain/picking/session'
import { judgeWeight, pressKey, rangeOf, typedWeight, type RefusedWeight } from '@/domain/picking/weigh'
import { usePicking } from './PickContext'
import { WeightRange } from './WeightRange'
import { weightWords } from './weightWords'

type WeightSheetProps = {
  progress: LineProgress
  /** A scale label that did not fit: it is shown with its reason, and can be corrected. */
  refused: RefusedWeight | undefined
  onClose: () => void
}

/** The picker weighs bananas: range first, price follows. */
export function WeightSheet({ progress, refused, onClose }: WeightSheetProps) {
  const { t, format } = useWords()
  const { actions } = usePicking()
  const { line } = progress
  const before = refused?.weightKg ?? progress.weightKg
  const asBefore = before === undefined ? '' : String(before)
  const [typed, setTyped] = useState(asBefore)
  // A scale lets no decimal point slip; only what somebody typed may be meant otherwise.
  const verdict =
    refused !== undefined && typed === asBefore ? refused : judgeWeight(line, typedWeight(typed))
  const styles = useStyles()
  const isShort = useRoom() !== 'ample'
  const isLying = useIsLying()

  const put = (weightKg: number) => {
    onClose()
    void actions.weigh(line._id, weightKg)
  }
  const leave = () => {
    onClose()
    void (isInCart(progress) ? actions.removeWeight(line._id) : actions.notFound(line._id))
  }

  return (
    <Layer title={line.name} animationType="none" onRequestClose={onClose}>
      <Screen
        title={line.name}
        onBack={onClose}
        footer={
          <>
            <Button
              kind="dangerSoft"
              title={t(isInCart(progress) ? 'picking.takeOut' : 'picking.notFound')}
              onPress={leave}
              grow={1}
            />
            {verdict.kind === 'slip' ? (
              <Button
                title={t('picking.weight.take', { weight: format.weight(verdict.meant) })}
                onPress={() => put(verdict.meant)}
                grow={1.4}
              />
            ) : (
              <Button
                title={t('picking.weight.put')}
                disabled={verdict.kind !== 'fits'}
                onPress={() => verdict.kind === 'fits' && put(verdict.weightKg)}
                grow={1.4}
              />
            )}
          </>
        }
      >
        <View style={isLying ? styles.beside : styles.above}>
          <View style={[styles.part, isLying && styles.half]}>
            <WeightCard line={line} typed={typed} price={'price' in verdict ? verdict.price : undefined} />
            <Text
              variant={verdict.kind === 'fits' || verdict.kind === 'nothing-yet' ? 'sub' : 'strong'}
              tone={verdict.kind === 'fits' || verdict.kind === 'nothing-yet' ? 'muted' : 'notFound'}
              align="center"
              alert={verdict.kind !== 'fits' && verdict.kind !== 'nothing-yet'}
            >
              {weightWords(t, format, verdict)}
            </Text>
          </View>
          <View style={[styles.part, isLying && styles.half]}>
            <Keypad
              onKey={(key) => setTyped(pressKey(typed, key))}
              pointSign={format.pointSign}
              pointLabel={t('picking.weight.point')}
              deleteLabel={t('picking.weight.delete')}
              typed={`${typed === '' ? '0' : typed.replace('.', format.pointSign)} ${t('picking.weight.kg')}`}
              isCompact={isShort}
            />
          </View>
        </View>
      </Screen>
    </Layer>
  )
}

function WeightCard({ line, typed, price }: { line: OrderLine; typed: string; price: number | undefined }) {
  const styles = useStyles()
  const { t, format } = useWords()
  const { workplace } = usePicking()
  const { asked } = rangeOf(line)
  const room = useRoom()
  const isShort = room !== 'ample'
  const perKg = t('order.perKg', {
    price: format.money(line.original_pricing.unit_price, workplace.currency),
  })
  const ordered = asked === undefined ? [] : [t('picking.weight.ordered', { weight: format.weight(asked) })]
  return (
    <Card style={styles.card}>
      <View style={styles.row}>
        {!isShort && (
          <LinePicture address={findImageAddress(line.image_url, workplace.address)} name={line.name} />
        )}
        <View style={styles.grow}>
          <Text variant="sub" tone="muted">
            {[...ordered, perKg].join(' · ')}
          </Text>
          {room !== 'tight' && (
            <Text variant="display" tone={typed === '' ? 'muted' : 'ink'}>
              {typed === '' ? '0' : typed.replace('.', format.pointSign)}
              <Text
                inside
                variant="title"
                tone={typed === '' ? 'muted' : 'ink'}
              >{` ${t('picking.weight.kg')}`}</Text>
            </Text>
          )}
        </View>
        <View>
          <Text variant="sub" tone="muted">
            {t('picking.weight.price')}
          </Text>
          <Text variant="code">{price === undefined ? '–' : format.total(price, workplace.currency)}</Text>
        </View>
      </View>
      <WeightRange line={line} weightKg={typedWeight(typed)} isFlat={isShort} />
    </Card>
  )
}

const useStyles = themed(() => ({
  above: { gap: space.m },
  beside: { flexDirection: 'row', gap: space.m },
  part: { gap: space.m },
  half: { flex: 1 },
  card: { gap: space.m },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  grow: { flex: 1, minWidth: '50%' },
}))
