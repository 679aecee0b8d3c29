import { PricePad } from '@/components/parts/PricePad'
import { Button } from '@/components/ui/Button'
import { Layer } from '@/components/ui/Layer'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'

type NumberSheetProps = {
  /** Of the product. */
  name: string
  title: string
  /** What holds until now, as people read it. */
  was: string
  typed: string
  onType: (typed: string) => void
  isSame: boolean
  /** Absent while nothing can be set. */
  onSet: (() => void) | undefined
  onClose: () => void
}

/** A new number next to the old one, typed on large keys. */
export function NumberSheet({ name, title, was, typed, onType, isSame, onSet, onClose }: NumberSheetProps) {
  const { t } = useWords()
  return (
    <Layer title={name} animationType="none" onRequestClose={onClose}>
      <Screen
        title={name}
        onBack={onClose}
        footer={
          <>
            <Button kind="plain" title={t('action.cancel')} onPress={onClose} grow={1} />
            <Button
              title={t('products.pad.set')}
              disabled={isSame || onSet === undefined}
              onPress={() => onSet?.()}
              grow={1.4}
            />
          </>
        }
      >
        <PricePad
          typed={typed}
          onType={onType}
          title={title}
          was={{ title: t('products.pad.was'), price: was }}
          fault={isSame ? t('products.pad.same') : undefined}
        />
      </Screen>
    </Layer>
  )
}
