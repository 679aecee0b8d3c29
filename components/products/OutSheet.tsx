import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { useWords } from '@/components/words/useWords'
import { backAt, type OutUntil } from '@/domain/tools/outOfStock'
import { useDeviceState } from '@/state/deviceState'

const UNTIL: readonly OutUntil[] = ['tomorrow', 'four-hours', 'i-say']

type OutSheetProps = { onOut: (backAt: Date | undefined) => void; onClose: () => void }

/** Until when it is out of stock. The time that is read is the time that is kept. */
export function OutSheet({ onOut, onClose }: OutSheetProps) {
  const { t, format } = useWords()
  const { ports } = useDeviceState()
  const [now] = useState(() => new Date(ports.clock.nowMs()))
  return (
    <Dialog title={t('products.outSheet.title')} text={t('products.outSheet.text')} onDismiss={onClose}>
      {UNTIL.map((until) => {
        const back = backAt(until, now)
        const time = back === undefined ? '' : format.time(back.getTime())
        return (
          <Button key={until} title={t(`products.outSheet.${until}`, { time })} onPress={() => onOut(back)} />
        )
      })}
      <Button kind="plain" title={t('action.cancel')} onPress={onClose} />
    </Dialog>
  )
}
