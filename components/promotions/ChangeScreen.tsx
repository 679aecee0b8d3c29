import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Loading } from '@/components/ui/Loading'
import { Notice } from '@/components/ui/Notice'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { hasFaults, judgeDiscounts, valuesOf, type PromotionChange } from '@/domain/tools/promotionDraft'
import { isChanged, modifiedPromotion, type SentPromotion } from '@/domain/tools/sentPromotions'
import { usePromotionChange } from '@/state/tools/usePromotionDraft'
import { useAddTask } from '@/state/tools/useTools'
import { addTo } from './addTo'
import { GoodsScreen } from './GoodsScreen'
import { GoodsSection } from './GoodsSection'
import { PromotionFacts } from './PromotionFacts'
import { StartOver } from './StartOver'
import { useFindPrice } from './useFindPrice'

type ChangeScreenProps = { sent: SentPromotion; onClose: () => void }

/** Other values and other products. What makes the promotion what it is stays, and the page says why. */
export function ChangeScreen(props: ChangeScreenProps) {
  const { t } = useWords()
  const book = usePromotionChange(props.sent)
  if (book.draft !== undefined) return <ChangeForm {...props} goods={book.draft} book={book} />
  return (
    <Screen title={t('promotions.one.change')} onBack={props.onClose}>
      <Loading label={t('action.loading')} />
    </Screen>
  )
}

type ChangeFormProps = ChangeScreenProps & {
  goods: PromotionChange
  book: ReturnType<typeof usePromotionChange>
}

function ChangeForm({ sent, goods, book, onClose }: ChangeFormProps) {
  const { t } = useWords()
  const { asSent, change, restart, forget } = book
  const addTask = useAddTask()
  const findPrice = useFindPrice()
  const [isTried, setTried] = useState(false)
  const [isNotKept, setNotKept] = useState(false)
  const none = goods.products.length === 0 ? ('none' as const) : undefined
  const faults = { products: none, ...judgeDiscounts(goods, { findPrice }) }
  const isFaulty = hasFaults(faults)

  const send = async () => {
    setTried(true)
    if (isFaulty) return
    const promotion = modifiedPromotion(sent, valuesOf(goods))
    const task = await addTask({ type: 'promotion', intent: 'modify', promotion })
    if (task === undefined) return setNotKept(true)
    await forget()
    onClose()
  }
  return (
    <GoodsScreen
      title={t('promotions.one.change')}
      onBack={onClose}
      onAdd={(product) => addTo(product, change)}
      head={
        <>
          {isTried && isFaulty && <Notice text={t('promotions.faulty')} />}
          {isNotKept && <Notice text={t('replace.notKept')} />}
        </>
      }
      action={<Button title={t('promotions.one.sendChange')} onPress={() => void send()} grow={1.4} />}
    >
      <GoodsSection goods={goods} onChange={change} faults={faults} isTried={isTried} />
      <Notice caution text={t('promotions.one.fixed')} />
      <PromotionFacts sent={sent} />
      {isChanged(goods, sent) && <StartOver onForget={() => restart(asSent)} />}
    </GoodsScreen>
  )
}
