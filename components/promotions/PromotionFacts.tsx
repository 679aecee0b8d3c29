import { Facts } from '@/components/ui/Facts'
import { useWords } from '@/components/words/useWords'
import { type SentPromotion } from '@/domain/tools/sentPromotions'
import { useSpanWords, useStoreWords } from './promotionWords'

/** What makes a promotion what it is. */
export function PromotionFacts({ sent }: { sent: SentPromotion }) {
  const { t } = useWords()
  const spanWords = useSpanWords()
  const storeWords = useStoreWords()
  const { display_name, vendors, reason } = sent.promotion
  return (
    <Facts
      facts={[
        { name: t('promotions.name.head'), value: Object.values(display_name).join('\n') },
        { name: t('promotions.time.head'), value: spanWords(sent) },
        { name: t('promotions.stores.head'), value: storeWords(vendors) },
        { name: t('promotions.reason.head'), value: t(`promotions.reason.${reason}`) },
      ]}
    />
  )
}
