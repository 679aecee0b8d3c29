import { useState } from 'react'
import { PricePad } from '@/components/parts/PricePad'
import { typedPrice } from '@/components/parts/typedPrice'
import { Button } from '@/components/ui/Button'
import { Layer } from '@/components/ui/Layer'
import { Screen } from '@/components/ui/Screen'
import { Tabs } from '@/components/ui/Tabs'
import { useWords } from '@/components/words/useWords'
import { multiply } from '@/domain/money/decimal'
import { type PriceChange } from '@/domain/picking/price'
import { type LineProgress } from '@/domain/picking/session'
import { judgePriceChange } from '@/domain/picking/setPrice'
import { usePicking } from './PickContext'

type Kind = 'unit' | 'total'

const changeOf = (kind: Kind, price: number): PriceChange =>
  kind === 'unit' ? { unit: price } : { total: price }

/** A team lead sets another price of a line: of one piece, or of all of them together. Never both. */
export function LinePriceSheet({ progress, onClose }: { progress: LineProgress; onClose: () => void }) {
  const { t, format } = useWords()
  const { actions, workplace } = usePicking()
  const { line, picked, price: given } = progress
  const [kind, setKind] = useState<Kind>(given && 'total' in given ? 'total' : 'unit')
  const [typed, setTyped] = useState('')
  const price = typedPrice(typed)
  const verdict = price === undefined ? undefined : judgePriceChange(progress, changeOf(kind, price))
  const agreed =
    kind === 'unit' ? line.original_pricing.unit_price : multiply(line.original_pricing.unit_price, picked)

  const then = (act: () => unknown) => {
    onClose()
    void act()
  }
  return (
    <Layer title={line.name} animationType="none" onRequestClose={onClose}>
      <Screen
        title={line.name}
        onBack={onClose}
        footer={
          <>
            {given === undefined ? (
              <Button kind="plain" title={t('action.cancel')} onPress={onClose} grow={1} />
            ) : (
              <Button
                kind="plain"
                title={t('picking.price.agreed')}
                onPress={() => then(() => actions.removePrice(line._id))}
                grow={1}
              />
            )}
            <Button
              title={t('picking.price.set')}
              disabled={verdict?.kind !== 'act'}
              onPress={() =>
                price !== undefined && then(() => actions.setPrice(line._id, changeOf(kind, price)))
              }
              grow={1.4}
            />
          </>
        }
      >
        <Tabs
          tabs={[
            { name: 'unit', title: t('picking.price.unit') },
            { name: 'total', title: t('picking.price.total', { count: picked }) },
          ]}
          chosen={kind}
          onChoose={(chosen) => {
            setKind(chosen)
            setTyped('')
          }}
        />
        <PricePad
          typed={typed}
          onType={setTyped}
          title={t('picking.price.new')}
          was={{ title: t('picking.price.agreed'), price: format.money(agreed, workplace.currency) }}
          fault={verdict?.kind === 'refused' ? t('picking.price.refused') : undefined}
        />
      </Screen>
    </Layer>
  )
}
