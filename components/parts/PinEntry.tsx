import { useWords } from '@/components/words/useWords'
import { type ShownPerson } from '@/state/people/roster'
import { NewPin } from './NewPin'
import { PinQuestion } from './PinQuestion'
import { type usePinEntry } from './usePinEntry'

type PinEntryProps = {
  name: string
  /** Undefined once a team lead has removed them from this device. */
  person: ShownPerson | undefined
  entry: ReturnType<typeof usePinEntry>
  at?: 'page' | 'lock'
}

/** Somebody shows who they are, by PIN or badge; whoever was lent a PIN chooses their own. */
export function PinEntry({ name, person, entry, at = 'page' }: PinEntryProps) {
  const { t } = useWords()
  const { busy, fault, lent, waitMs, enter, showBadge } = entry
  if (lent !== undefined) {
    return (
      <NewPin
        at={at}
        hint={t('people.chooseOwn')}
        fault={fault}
        busy={busy}
        onPin={(chosen) => void enter(lent, chosen)}
      />
    )
  }
  return (
    <PinQuestion
      at={at}
      title={name}
      hint={t(person?.hasBadge === true ? 'people.badgeHint' : 'people.yourPin')}
      fault={person === undefined ? t('people.gone') : fault}
      waitMs={waitMs}
      busy={busy || person === undefined}
      onPin={(pin) => void enter(pin)}
      onScan={(text) => void showBadge(text)}
    />
  )
}
