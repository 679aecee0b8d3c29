import { Tabs } from '@/components/ui/Tabs'
import { useWords } from '@/components/words/useWords'
import { useOwnCommands } from '@/state/outbox/useOutbox'

export type OrderTab = 'toPick' | 'picking' | 'done'

type OrderTabsProps = {
  /** Undefined until the list has come. */
  toPick: number | undefined
  picking: number
  chosen: OrderTab
  onChoose: (tab: OrderTab) => void
}

/** What is to pick, what was begun, and what is done; the last counts only what waits for a person. */
export function OrderTabs({ toPick, picking, chosen, onChoose }: OrderTabsProps) {
  const { t } = useWords()
  const { length: needsYou } = useOwnCommands().needsYou
  const doneNeeds = t('orders.doneNeeds', { count: needsYou })
  return (
    <Tabs
      tabs={[
        {
          name: 'toPick',
          title: toPick === undefined ? t('order.status.RECEIVED') : t('orders.toPick', { count: toPick }),
        },
        { name: 'picking', title: t('orders.picking', { count: picking }) },
        needsYou === 0
          ? { name: 'done', title: t('orders.done') }
          : {
              name: 'done',
              title: doneNeeds,
              label: `${doneNeeds}, ${t('outbox.phase.needs-you')}`,
              isUrgent: true,
            },
      ]}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}
