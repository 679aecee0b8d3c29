import { useState } from 'react'
import { NewPin } from '@/components/parts/NewPin'
import { peopleWords } from '@/components/parts/peopleWords'
import { PinQuestion } from '@/components/parts/PinQuestion'
import { Layer } from '@/components/ui/Layer'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { useDeviceState } from '@/state/deviceState'

type ChangePinSheetProps = {
  waitMs: () => number
  onClose: () => void
  /** With what there is to say about it. */
  onChanged: (said: string) => void
}

/** The PIN until now, and the next one twice. Whether the first was right is only said in the end. */
export function ChangePinSheet({ waitMs, onClose, onChanged }: ChangePinSheetProps) {
  const { t } = useWords()
  const { people } = useDeviceState()
  const [current, setCurrent] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  async function change(before: string, chosen: string) {
    setBusy(true)
    const entry = await people.changePin(before, chosen)
    setBusy(false)
    if (entry.kind === 'in') return onChanged(t('people.settings.changed'))
    setFault(peopleWords(t, entry))
    setCurrent(undefined)
  }

  const title = t('people.settings.changePin')
  return (
    <Layer title={title} animationType="none" onRequestClose={onClose}>
      <Screen title={title} onBack={onClose}>
        {current === undefined ? (
          <PinQuestion
            title={t('people.settings.currentPin')}
            fault={fault}
            waitMs={waitMs}
            busy={busy}
            onPin={setCurrent}
          />
        ) : (
          <NewPin busy={busy} onPin={(chosen) => void change(current, chosen)} />
        )}
      </Screen>
    </Layer>
  )
}
