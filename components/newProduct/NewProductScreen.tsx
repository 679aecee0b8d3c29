import { Loading } from '@/components/ui/Loading'
import { Message } from '@/components/ui/Message'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { emptyDraft, isBegun, productDraftSchema } from '@/domain/tools/productDraft'
import { useSignedIn } from '@/state/session/useSession'
import { useLabelLayouts } from '@/state/settings/useLabelLayouts'
import { useDraft } from '@/state/tools/useDraft'
import { NewProductForm, type NewProductFormProps } from './NewProductForm'
import { withCode } from './withCode'

/** A team lead gives the store a product that it did not have. */
export function NewProductScreen(props: NewProductFormProps) {
  const { t } = useWords()
  const { workplace } = useSignedIn()
  if (workplace.role === 'lead') return <Drafting {...props} />
  return (
    <Screen title={t('newProduct.title')} onBack={props.onBack}>
      <Message title={t('newProduct.leadOnly')} text={t('newProduct.leadOnlyHint')} />
    </Screen>
  )
}

function Drafting(props: NewProductFormProps) {
  const { t } = useWords()
  const { offered, onBack } = props
  const layouts = useLabelLayouts()
  const book = useDraft('new-product', productDraftSchema, (found) => {
    if (found !== undefined && isBegun(found)) return found
    return { ...emptyDraft, ...(offered !== undefined && withCode(emptyDraft, offered, layouts)) }
  })
  if (book.draft !== undefined) return <NewProductForm {...props} draft={book.draft} book={book} />
  return (
    <Screen title={t('newProduct.title')} onBack={onBack}>
      <Loading label={t('action.loading')} />
    </Screen>
  )
}
