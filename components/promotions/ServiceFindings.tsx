import { Notice } from '@/components/ui/Notice'
import { Section } from '@/components/ui/Section'
import { Text } from '@/components/ui/Text'
import { isolate } from '@/components/words/isolate'
import { useWords } from '@/components/words/useWords'
import { skuSchema } from '@/domain/contract/ids'
import { type SentPromotion } from '@/domain/tools/sentPromotions'
import { useShelf } from '@/state/shelf/useShelf'
import { useStoreWords } from './promotionWords'

/** What the service has not found of a promotion, by name. The rest of it holds. */
export function ServiceFindings({ sent }: { sent: SentPromotion }) {
  const { t } = useWords()
  const { shelf } = useShelf()
  const storeWords = useStoreWords()
  const { vendors, skus } = sent.missing
  if (sent.phase !== 'sent') return null
  const nameOf = (sku: string) => {
    const name = shelf.find(skuSchema.parse(sku))?.name
    return isolate(name === undefined ? sku : `${name} (${sku})`)
  }
  return (
    <Section title={t('promotions.one.result')}>
      {vendors.length === 0 && skus.size === 0 && <Text>{t('promotions.one.allFound')}</Text>}
      {vendors.length > 0 && (
        <Notice text={t('promotions.one.unknownStores', { stores: vendors.map(isolate).join(', ') })} />
      )}
      {[...skus].map(([vendorId, missing]) => (
        <Notice
          key={vendorId}
          text={t('promotions.one.missing', {
            store: storeWords([vendorId]),
            products: missing.map(nameOf).join(', '),
          })}
        />
      ))}
    </Section>
  )
}
