import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { useWords } from '@/components/words/useWords'
import { hasFaults, judgeDiscounts, valuesOf } from '@/domain/tools/promotionDraft'
import { goodsOf, modifiedPromotion, type SentPromotion } from '@/domain/tools/sentPromotions'
import { useShelf } from '@/state/shelf/useShelf'
import { useAddTask } from '@/state/tools/useTools'
import { addTo } from './addTo'
import { GoodsScreen } from './GoodsScreen'
import { GoodsSection, type Goods } from './GoodsSection'
import { PromotionFacts } from './PromotionFacts'
import { useEdited } from './useEdited'
import { useFindPrice } from './useFindPrice'

/** Other values and other products. What makes the promotion what it is stays, and the page says why. */
export function ChangeScreen({ sent, onClose }: { sent: SentPromotion; onClose: () => void }) {
  const { t } = useWords()
  const { shelf } = useShelf()
  const addTask = useAddTask()
  const findPrice = useFindPrice()
  const [goods, edit] = useEdited<Goods>(() => goodsOf(sent, (sku) => shelf.find(sku)?.name ?? sku))
  const [isTried, setTried] = useState(false)
  const [isNotKept, setNotKept] = useState(false)
  const none = goods.products.length === 0 ? ('none' as const) : undefined
  const faults = { products: none, ...judgeDiscounts(goods, { findPrice }) }
  const isFaulty = hasFaults(faults)

  const send = async () => {
    setTried(true)
    if (isFaulty) return
    const promotion = modifiedPromotion(sent, valuesOf(goods))
    const kept = await addTask({ type: 'promotion', intent: 'modify', promotion })
    if (kept === 'kept') return onClose()
    setNotKept(true)
  }
  return (
    <GoodsScreen
      title={t('promotions.one.change')}
      onBack={onClose}
      onAdd={(product) => addTo(product, edit)}
      head={
        <>
          {isTried && isFaulty && <Notice text={t('promotions.faulty')} />}
          {isNotKept && <Notice text={t('replace.notKept')} />}
        </>
      }
      action={<Button title={t('promotions.one.sendChange')} onPress={() => void send()} grow={1.4} />}
    >
      <GoodsSection
        goods={goods}
        onChange={(changes) => edit((before) => ({ ...before, ...changes }))}
        faults={faults}
        isTried={isTried}
      />
      <Notice caution text={t('promotions.one.fixed')} />
      <PromotionFacts sent={sent} />
    </GoodsScreen>
  )
}
