import { ChoiceList } from '@/components/ui/ChoiceList'
import { Section } from '@/components/ui/Section'
import { Text } from '@/components/ui/Text'
import { TextField } from '@/components/ui/TextField'
import { useWords } from '@/components/words/useWords'
import { whereSchema, type ProductDraft } from '@/domain/tools/productDraft'
import { useSignedIn } from '@/state/session/useSession'

type StoresFieldProps = {
  draft: Pick<ProductDraft, 'where' | 'stores'>
  onChange: (changes: Partial<Pick<ProductDraft, 'where' | 'stores'>>) => void
  fault: string | undefined
}

/** Which stores get the product. Nobody lists the stores of a chain, so others are typed. */
export function StoresField({ draft, onChange, fault }: StoresFieldProps) {
  const { t } = useWords()
  const { workplace } = useSignedIn()
  return (
    <Section title={t('newProduct.where')}>
      <ChoiceList
        label={t('newProduct.where')}
        choices={whereSchema.options.map((value) => ({
          value,
          text: t(`newProduct.place.${value}`, { store: workplace.storeName }),
        }))}
        chosen={draft.where}
        onChoose={(where) => onChange({ where })}
      />
      {draft.where !== 'here' && (
        <Text variant="sub" tone="muted">
          {t('newProduct.elsewhereHint')}
        </Text>
      )}
      {draft.where === 'these' && (
        <TextField
          kind="code"
          label={t('newProduct.stores')}
          hint={t('newProduct.storesHint')}
          value={draft.stores}
          onChange={(stores) => onChange({ stores })}
          onSubmit={() => undefined}
          {...(fault !== undefined && { fault })}
        />
      )}
    </Section>
  )
}
