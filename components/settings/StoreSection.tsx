import { Button } from '@/components/ui/Button'
import { Section } from '@/components/ui/Section'
import { useWords } from '@/components/words/useWords'

export type StoreRoutes = {
  onProducts: () => void
  onPromotions: () => void
  /** What was sent from this device. */
  onSent: () => void
}

/** What there is to do for the store besides its orders. */
export function StoreSection({
  isLead,
  onProducts,
  onPromotions,
  onSent,
}: StoreRoutes & { isLead: boolean }) {
  const { t } = useWords()
  return (
    <Section title={t('settings.store.head')}>
      <Button kind="plain" title={t('settings.store.products')} onPress={onProducts} />
      {isLead && <Button kind="plain" title={t('settings.store.promotions')} onPress={onPromotions} />}
      {isLead && <Button kind="plain" title={t('settings.store.sent')} onPress={onSent} />}
    </Section>
  )
}
