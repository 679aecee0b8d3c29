import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Loading } from '@/components/ui/Loading'
import { Notice } from '@/components/ui/Notice'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import {
  emptyDraft,
  isUntouched,
  judgeDraft,
  type DraftFaults,
  type PromotionDraft,
} from '@/domain/tools/promotionDraft'
import { useSignedIn } from '@/state/session/useSession'
import { type DraftBook } from '@/state/tools/useDraft'
import { usePromotionDraft } from '@/state/tools/usePromotionDraft'
import { useAddTask } from '@/state/tools/useTools'
import { NameSection, ReasonSection, StoresSection } from './AboutSections'
import { addTo } from './addTo'
import { GoodsScreen } from './GoodsScreen'
import { GoodsSection } from './GoodsSection'
import { LeadsOnly } from './LeadsOnly'
import { StartOver } from './StartOver'
import { useFindPrice } from './useFindPrice'
import { WhenSection } from './WhenSection'

type NewPromotionScreenProps = { onBack: () => void; onSent: () => void }

/** A team lead writes a promotion at the shelf, product by product. */
export function NewPromotionScreen({ onBack, onSent }: NewPromotionScreenProps) {
  const { t } = useWords()
  return (
    <LeadsOnly title={t('promotions.new')} onBack={onBack}>
      <KeptDraft onBack={onBack} onSent={onSent} />
    </LeadsOnly>
  )
}

function KeptDraft({ onBack, onSent }: NewPromotionScreenProps) {
  const { t } = useWords()
  const book = usePromotionDraft()
  if (book.draft !== undefined) {
    return <DraftForm draft={book.draft} book={book} onBack={onBack} onSent={onSent} />
  }
  return (
    <Screen title={t('promotions.new')} onBack={onBack}>
      <Loading label={t('action.loading')} />
    </Screen>
  )
}

type DraftFormProps = NewPromotionScreenProps & {
  draft: PromotionDraft
  book: DraftBook<PromotionDraft>
}

const NO_FAULTS: DraftFaults = { bySku: new Map() }

function DraftForm({ draft, book, onBack, onSent }: DraftFormProps) {
  const { t } = useWords()
  const { change, restart, forget } = book
  const { workplace } = useSignedIn()
  const addTask = useAddTask()
  const findPrice = useFindPrice()
  const [isTried, setTried] = useState(false)
  const [isNotKept, setNotKept] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const judge = () => judgeDraft(draft, { vendorId: workplace.vendorId, now: new Date(), findPrice })
  const verdict = judge()
  const faults = verdict.kind === 'faulty' ? verdict.faults : NO_FAULTS
  const shown = isTried ? faults : NO_FAULTS

  const send = async () => {
    setTried(true)
    const judged = judge()
    if (judged.kind === 'faulty') return
    setBusy(true)
    const task = await addTask({ type: 'promotion', intent: 'create', promotion: judged.promotion })
    setBusy(false)
    if (task === undefined) return setNotKept(true)
    await forget()
    onSent()
  }
  return (
    <GoodsScreen
      title={t('promotions.new')}
      onBack={onBack}
      onAdd={(product) => addTo(product, change)}
      head={
        <>
          {isTried && verdict.kind === 'faulty' && <Notice text={t('promotions.faulty')} />}
          {isNotKept && <Notice text={t('replace.notKept')} />}
        </>
      }
      action={<Button title={t('promotions.send')} busy={isBusy} onPress={() => void send()} grow={1.4} />}
    >
      <GoodsSection goods={draft} onChange={change} faults={faults} isTried={isTried} />
      <NameSection value={draft.names} onChange={(names) => change({ names })} fault={shown.names} />
      <WhenSection times={draft} onChange={change} faults={shown} />
      <ReasonSection value={draft.reason} onChange={(reason) => change({ reason })} fault={shown.reason} />
      <StoresSection value={draft.stores} onChange={(stores) => change({ stores })} fault={shown.stores} />
      {!isUntouched(draft) && <StartOver onForget={() => restart(emptyDraft)} />}
    </GoodsScreen>
  )
}
