import { useState } from 'react'
import { NewPin } from '@/components/parts/NewPin'
import { peopleWords } from '@/components/parts/peopleWords'
import { Layer } from '@/components/ui/Layer'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { useDeviceState } from '@/state/deviceState'

/** Whoever worked alone so far chooses a PIN; from then on the device is everybody's. */
export function ShareSheet({ onClose }: { onClose: () => void }) {
  const { t } = useWords()
  const { people } = useDeviceState()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  async function share(pin: string) {
    setBusy(true)
    const joined = await people.share(pin)
    setBusy(false)
    if (joined.kind === 'in') return onClose()
    setFault(peopleWords(t, joined))
  }

  const title = t('people.settings.share')
  return (
    <Layer title={title} animationType="none" onRequestClose={onClose}>
      <Screen title={title} onBack={onClose}>
        <NewPin fault={fault} busy={busy} onPin={(pin) => void share(pin)} />
      </Screen>
    </Layer>
  )
}
