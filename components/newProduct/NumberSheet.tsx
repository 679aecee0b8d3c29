import { useState } from 'react'
import { pressPriceKey } from '@/components/parts/typedPrice'
import { Button } from '@/components/ui/Button'
import { Card } from '@/components/ui/Card'
import { Keypad } from '@/components/ui/Keypad'
import { Layer } from '@/components/ui/Layer'
import { Screen } from '@/components/ui/Screen'
import { Text } from '@/components/ui/Text'
import { useRoom } from '@/components/ui/useRoom'
import { useWords } from '@/components/words/useWords'

type NumberSheetProps = {
  title: string
  start: string
  /** Without decimals its point is not heard. */
  isWhole: boolean
  onTake: (typed: string) => void
  onClose: () => void
}

/** A price or a number, typed on large keys. Taken empty, it is taken back. */
export function NumberSheet({ title, start, isWhole, onTake, onClose }: NumberSheetProps) {
  const { t, format } = useWords()
  const [typed, setTyped] = useState(start)
  const room = useRoom()
  return (
    <Layer title={title} animationType="none" onRequestClose={onClose}>
      <Screen
        title={title}
        onBack={onClose}
        footer={
          <>
            <Button kind="plain" title={t('action.cancel')} onPress={onClose} grow={1} />
            <Button title={t('newProduct.take')} onPress={() => onTake(typed)} grow={1.4} />
          </>
        }
      >
        <Card>
          <Text variant="display" tone={typed === '' ? 'muted' : 'ink'}>
            {(typed || '0').replace('.', format.pointSign)}
          </Text>
        </Card>
        <Keypad
          onKey={(key) => {
            if (!isWhole || key !== 'point') setTyped(pressPriceKey(typed, key))
          }}
          pointSign={format.pointSign}
          pointLabel={t('picking.weight.point')}
          deleteLabel={t('picking.weight.delete')}
          isCompact={room !== 'ample'}
        />
      </Screen>
    </Layer>
  )
}
