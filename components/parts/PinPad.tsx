import { KeyRows, type Digit } from '@/components/ui/KeyRows'
import { useRoom } from '@/components/ui/useRoom'
import { useWords } from '@/components/words/useWords'

export type PinKey = Digit | 'delete' | 'ok'

type PinPadProps = { onKey: (key: PinKey) => void; disabled: boolean; canEnd: boolean }

/** The keys that a PIN is typed with. */
export function PinPad({ onKey, disabled, canEnd }: PinPadProps) {
  const { t } = useWords()
  const room = useRoom()
  return (
    <KeyRows
      left={{ name: 'delete', sign: '⌫', label: t('people.delete') }}
      right={{
        name: 'ok',
        sign: t('people.ok'),
        label: t('people.ok'),
        isMain: true,
        disabled: !canEnd,
      }}
      onKey={onKey}
      isCompact={room !== 'ample'}
      disabled={disabled}
    />
  )
}
