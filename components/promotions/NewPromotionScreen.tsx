import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Loading } from '@/components/ui/Loading'
import { Notice } from '@/components/ui/Notice'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { isUntouched, judgeDraft, type DraftFaults, type PromotionDraft } from '@/domain/tools/promotionDraft'
import { useSignedIn } from '@/state/session/useSession'
import { usePromotionDraft } from '@/state/tools/usePromotionDraft'
import { useAddTask } from '@/state/tools/useTools'
import { NameSection, ReasonSection, StoresSection } from './AboutSections'
import { addTo } from './addTo'
import { GoodsScreen } from './GoodsScreen'
import { GoodsSection } from './GoodsSection'
import { LeadsOnly } from './LeadsOnly'
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
  const { draft, change, forget } = usePromotionDraft()
  if (draft === undefined) {
    return (
      <Screen title={t('promotions.new')} onBack={onBack}>
        <Loading label={t('action.loading')} />
      </Screen>
    )
  }
  const sent = () => {
    forget()
    onSent()
  }
  return <DraftForm draft={draft} onChange={change} onForget={forget} onBack={onBack} onSent={sent} />
}

type DraftFormProps = NewPromotionScreenProps & {
  draft: PromotionDraft
  onChange: (edit: (draft: PromotionDraft) => PromotionDraft) => void
  onForget: () => void
}

const NO_FAULTS: DraftFaults = { bySku: new Map() }

function DraftForm({ draft, onChange, onForget, onBack, onSent }: DraftFormProps) {
  const { t } = useWords()
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
    const kept = await addTask({ type: 'promotion', intent: 'create', promotion: judged.promotion })
    setBusy(false)
    if (kept === 'kept') return onSent()
    setNotKept(true)
  }
  const change = (changes: Partial<PromotionDraft>) => onChange((before) => ({ ...before, ...changes }))
  return (
    <GoodsScreen
      title={t('promotions.new')}
      onBack={onBack}
      onAdd={(product) => addTo(product, onChange)}
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
      {!isUntouched(draft) && <StartOver onForget={onForget} />}
    </GoodsScreen>
  )
}

function StartOver({ onForget }: { onForget: () => void }) {
  const { t } = useWords()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button kind="dangerSoft" title={t('promotions.startOver')} onPress={() => setAsked(true)} />
      {isAsked && (
        <Dialog title={t('promotions.startOverQuestion')} onDismiss={() => setAsked(false)}>
          <Button kind="danger" title={t('promotions.startOver')} onPress={onForget} />
          <Button kind="plain" title={t('action.cancel')} onPress={() => setAsked(false)} />
        </Dialog>
      )}
    </>
  )
}
