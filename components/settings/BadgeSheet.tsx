import { useState } from 'react'
import { peopleWords } from '@/components/parts/peopleWords'
import { WedgeCatcher } from '@/components/scan/WedgeCatcher'
import { Button } from '@/components/ui/Button'
import { Layer } from '@/components/ui/Layer'
import { Message } from '@/components/ui/Message'
import { Notice } from '@/components/ui/Notice'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { useDeviceState } from '@/state/deviceState'
import { useScans } from '@/state/scans/useScans'

type BadgeSheetProps = {
  onClose: () => void
  /** With what there is to say about it. */
  onLinked: (said: string) => void
}

/** The next code that is scanned becomes this person's badge. */
export function BadgeSheet({ onClose, onLinked }: BadgeSheetProps) {
  const { t } = useWords()
  const { people, ports } = useDeviceState()
  const [fault, setFault] = useState<string>()

  async function link(text: string) {
    const linked = await people.linkBadge(text)
    ports.feedback.give(linked.kind === 'linked' ? 'picked' : 'refused')
    if (linked.kind === 'linked') return onLinked(t('people.settings.linked'))
    setFault(peopleWords(t, linked))
  }
  useScans(({ text }) => void link(text))

  const title = t('people.settings.linkBadge')
  return (
    <Layer title={title} animationType="none" onRequestClose={onClose}>
      <Screen
        title={title}
        onBack={onClose}
        footer={<Button kind="plain" title={t('action.cancel')} onPress={onClose} grow={1} />}
      >
        <Message title={t('people.settings.scanBadge')} text={t('people.settings.scanBadgeHint')}>
          {fault !== undefined && <Notice text={fault} />}
        </Message>
        <WedgeCatcher />
      </Screen>
    </Layer>
  )
}
