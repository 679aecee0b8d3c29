import { ChoiceList } from '@/components/ui/ChoiceList'
import { Notice } from '@/components/ui/Notice'
import { Section } from '@/components/ui/Section'
import { Text } from '@/components/ui/Text'
import { TextField } from '@/components/ui/TextField'
import { useWords } from '@/components/words/useWords'
import { promotionReasonSchema } from '@/domain/contract/promotion'
import { PROMOTION_LOCALES, type DraftFaults, type PromotionDraft } from '@/domain/tools/promotionDraft'

type Part<Field extends keyof PromotionDraft> = {
  value: PromotionDraft[Field]
  onChange: (value: PromotionDraft[Field]) => void
}

/** What customers read, in each of their languages that somebody here can write. */
export function NameSection({ value, onChange, fault }: Part<'names'> & { fault: DraftFaults['names'] }) {
  const { t } = useWords()
  return (
    <Section title={t('promotions.name.head')}>
      {PROMOTION_LOCALES.map((locale, index) => (
        <TextField
          key={locale}
          kind="name"
          label={t(`promotions.name.${locale}`)}
          value={value[locale]}
          onChange={(name) => onChange({ ...value, [locale]: name })}
          onSubmit={() => undefined}
          {...(index === 0 && fault !== undefined && { fault: t('promotions.name.fault') })}
        />
      ))}
    </Section>
  )
}

export function ReasonSection({ value, onChange, fault }: Part<'reason'> & { fault: DraftFaults['reason'] }) {
  const { t } = useWords()
  return (
    <Section title={t('promotions.reason.head')}>
      {fault !== undefined && (
        <Text variant="sub" tone="notFound" alert>
          {t('promotions.reason.fault')}
        </Text>
      )}
      <ChoiceList
        label={t('promotions.reason.head')}
        choices={promotionReasonSchema.options.map((reason) => ({
          value: reason,
          text: t(`promotions.reason.${reason}`),
        }))}
        chosen={value}
        onChoose={onChange}
      />
    </Section>
  )
}

const WHICH = ['this', 'some', 'all'] as const

export function StoresSection({ value, onChange, fault }: Part<'stores'> & { fault: DraftFaults['stores'] }) {
  const { t } = useWords()
  return (
    <Section title={t('promotions.stores.head')}>
      <ChoiceList
        label={t('promotions.stores.head')}
        choices={WHICH.map((which) => ({ value: which, text: t(`promotions.stores.${which}`) }))}
        chosen={value.which}
        onChoose={(which) => onChange({ ...value, which })}
      />
      {value.which === 'some' && (
        <TextField
          kind="search"
          label={t('promotions.stores.ids')}
          hint={t('promotions.stores.idsHint')}
          value={value.typed}
          onChange={(typed) => onChange({ ...value, typed })}
          onSubmit={() => undefined}
          {...(fault !== undefined && { fault: t(`promotions.stores.fault.${fault}`) })}
        />
      )}
      {value.which !== 'this' && <Notice caution text={t('promotions.stores.caution')} />}
    </Section>
  )
}
