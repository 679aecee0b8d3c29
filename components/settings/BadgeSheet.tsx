import { useState } from 'react'
import { WedgeCatcher } from '@/components/scan/WedgeCatcher'
import { Button } from '@/components/ui/Button'
import { Layer } from '@/components/ui/Layer'
import { Message } from '@/components/ui/Message'
import { Notice } from '@/components/ui/Notice'
import { Screen } from '@/components/ui/Screen'
import { type Translate, useWords } from '@/components/words/useWords'
import { useDeviceState } from '@/state/deviceState'
import { type Linked } from '@/state/people/people'
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
    setFault(linkedWords(t, linked))
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

function linkedWords(t: Translate, { kind }: Exclude<Linked, { kind: 'linked' }>): string {
  switch (kind) {
    case 'taken':
      return t('people.settings.taken')
    case 'not-kept':
      return t('people.notKept')
    case 'goods':
    case 'badge-too-short':
    case 'badge-too-long':
      return t(`people.${kind}`)
  }
}
