import { useState } from 'react'
import { PricePad } from '@/components/parts/PricePad'
import { ChipChoices } from '@/components/ui/ChipChoices'
import { Button } from '@/components/ui/Button'
import { Layer } from '@/components/ui/Layer'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { discountSubtypeSchema } from '@/domain/contract/promotion'
import { judgeDiscount } from '@/domain/tools/judgeDiscount'
import { type TypedDiscount } from '@/domain/tools/promotionDraft'
import { useSignedIn } from '@/state/session/useSession'
import { StruckPrice } from './StruckPrice'

type DiscountSheetProps = {
  title: string
  start: TypedDiscount
  /** What it is a discount on, where that is one product with a known price. */
  of: { price: number; isPerKg: boolean } | undefined
  onSet: (discount: TypedDiscount) => void
  /** Gives a product with a discount of its own the one for all. */
  onAsAll?: (() => void) | undefined
  onClose: () => void
}

/** How much less, on large keys, with what it makes of the price as one types. */
export function DiscountSheet({ title, start, of, onSet, onAsAll, onClose }: DiscountSheetProps) {
  const { t, format } = useWords()
  const { workplace } = useSignedIn()
  const [discount, setDiscount] = useState(start)
  const verdict = judgeDiscount(discount, of?.price)
  const fault = verdict.kind === 'fits' || verdict.kind === 'empty' ? undefined : verdict.kind
  const subtypes = discountSubtypeSchema.options.map((value) => ({
    value,
    text: t(`promotions.discount.subtype.${value}`),
  }))
  return (
    <Layer title={title} animationType="none" onRequestClose={onClose}>
      <Screen
        title={title}
        onBack={onClose}
        footer={
          <>
            {onAsAll === undefined ? (
              <Button kind="plain" title={t('action.cancel')} onPress={onClose} grow={1} />
            ) : (
              <Button kind="plain" title={t('promotions.discount.asAll')} onPress={onAsAll} grow={1} />
            )}
            <Button
              title={t('promotions.discount.set')}
              disabled={verdict.kind !== 'fits'}
              onPress={() => onSet(discount)}
              grow={1.4}
            />
          </>
        }
      >
        <ChipChoices
          label={t('promotions.discount.kind')}
          choices={subtypes}
          chosen={discount.subtype}
          onChoose={(subtype) => setDiscount({ subtype, typed: '' })}
        />
        {of !== undefined && verdict.kind === 'fits' && verdict.price !== undefined && (
          <StruckPrice was={of.price} will={verdict.price} isPerKg={of.isPerKg} />
        )}
        <PricePad
          typed={discount.typed}
          onType={(typed) => setDiscount({ ...discount, typed })}
          title={t(`promotions.discount.subtype.${discount.subtype}`)}
          was={{
            title: t('promotions.discount.now'),
            price: of === undefined ? '–' : format.money(of.price, workplace.currency),
          }}
          fault={fault && t(`promotions.discount.fault.${fault}`)}
        />
      </Screen>
    </Layer>
  )
}
