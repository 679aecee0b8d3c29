import { useMemo, useState } from 'react'
import { ChipChoices } from '@/components/ui/ChipChoices'
import { Button } from '@/components/ui/Button'
import { useClock } from '@/components/ui/clock'
import { Message } from '@/components/ui/Message'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { promotionStateSchema, type PromotionState } from '@/domain/contract/promotion'
import { sentPromotions, stateOf, type SentPromotion } from '@/domain/tools/sentPromotions'
import { type TaskId } from '@/domain/tools/task'
import { useTasks } from '@/state/tools/useTools'
import { LeadsOnly } from './LeadsOnly'
import { PromotionCard } from './PromotionCard'

type PromotionsScreenProps = { onBack: () => void; onNew: () => void; onOpen: (taskId: TaskId) => void }

/** What was promoted from this device, and what became of it. */
export function PromotionsScreen(props: PromotionsScreenProps) {
  const { t } = useWords()
  return (
    <LeadsOnly title={t('promotions.title')} onBack={props.onBack}>
      <SentPromotions {...props} />
    </LeadsOnly>
  )
}

const FILTERS = ['all', ...promotionStateSchema.options] as const
type Filter = (typeof FILTERS)[number]

function SentPromotions({ onBack, onNew, onOpen }: PromotionsScreenProps) {
  const { t } = useWords()
  const tasks = useTasks()
  const all = useMemo(() => sentPromotions(tasks), [tasks])
  const states = useStates(all)
  const [filter, setFilter] = useState<Filter>('all')
  const shown = all.flatMap((sent, index) => {
    const state = states[index]
    // What the service did not take neither runs nor ends.
    const isIn = filter === 'all' || (filter === state && !sent.isRefused)
    return state !== undefined && isIn ? [{ sent, state }] : []
  })
  return (
    <Screen
      title={t('promotions.title')}
      onBack={onBack}
      footer={<Button title={t('promotions.new')} onPress={onNew} grow={1} />}
    >
      <ChipChoices
        label={t('promotions.filter')}
        choices={FILTERS.map((value) => ({
          value,
          text: value === 'all' ? t('promotions.all') : t(`promotions.state.${value}`),
        }))}
        chosen={filter}
        onChoose={setFilter}
      />
      {all.length === 0 ? (
        <Message title={t('promotions.empty')} text={t('promotions.emptyHint')} />
      ) : (
        shown.length === 0 && <Message title={t('promotions.noneInState')} />
      )}
      {shown.map(({ sent, state }) => (
        <PromotionCard
          key={sent.identity}
          sent={sent}
          state={state}
          onOpen={() => onOpen(sent.tasks[0].id)}
        />
      ))}
    </Screen>
  )
}

/** Nothing has to happen for a promotion to begin or end but time. */
function useStates(all: readonly SentPromotion[]): PromotionState[] {
  const states = useClock((nowMs) => all.map((sent) => stateOf(sent, new Date(nowMs))).join(' '))
  return states === '' ? [] : states.split(' ').map((state) => promotionStateSchema.parse(state))
}
