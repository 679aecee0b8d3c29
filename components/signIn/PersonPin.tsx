import { NewPin } from '@/components/parts/NewPin'
import { PinQuestion } from '@/components/parts/PinQuestion'
import { usePinEntry } from '@/components/parts/usePinEntry'
import { WedgeCatcher } from '@/components/scan/WedgeCatcher'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { type ShownPerson } from '@/state/people/roster'

type PersonPinProps = { person: ShownPerson; storeName: string; onBack: () => void }

/** Whoever chose a name shows that it is theirs. */
export function PersonPin({ person, storeName, onBack }: PersonPinProps) {
  const { t } = useWords()
  const { busy, fault, lent, waitMs, enter, showBadge } = usePinEntry(person.id)
  return (
    <>
      <Screen title={storeName} onBack={onBack}>
        {lent === undefined ? (
          <PinQuestion
            title={person.name}
            hint={person.hasBadge ? t('people.badgeHint') : t('people.yourPin')}
            fault={fault}
            waitMs={waitMs}
            busy={busy}
            onPin={(pin) => void enter(pin)}
            onScan={(text) => void showBadge(text)}
          />
        ) : (
          <NewPin
            hint={t('people.chooseOwn')}
            fault={fault}
            busy={busy}
            onPin={(chosen) => void enter(lent, chosen)}
          />
        )}
      </Screen>
      <WedgeCatcher />
    </>
  )
}
