import { PinEntry } from '@/components/parts/PinEntry'
import { usePinEntry } from '@/components/parts/usePinEntry'
import { WedgeCatcher } from '@/components/scan/WedgeCatcher'
import { Screen } from '@/components/ui/Screen'
import { type ShownPerson } from '@/state/people/roster'

type PersonPinProps = { person: ShownPerson; storeName: string; onBack: () => void }

/** Whoever chose a name shows that it is theirs. */
export function PersonPin({ person, storeName, onBack }: PersonPinProps) {
  const entry = usePinEntry(person.id)
  return (
    <>
      <Screen title={storeName} onBack={onBack}>
        <PinEntry name={person.name} person={person} entry={entry} />
      </Screen>
      <WedgeCatcher />
    </>
  )
}
