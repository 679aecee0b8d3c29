import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { lineWords } from '@/components/parts/lineWords'
import { useWords } from '@/components/words/useWords'
import { type LineId } from '@/domain/contract/ids'
import { isWeighed } from '@/domain/orders/summarizeOrder'
import { piecesOf } from '@/domain/picking/pieces'
import { useLine } from '@/state/picking/usePicking'
import { usePicking } from './PickContext'
import { type Sheet } from './pickUi'

type ChooseSheet = Extract<Sheet, { kind: 'choose' }>

/** One code, two lines: only the picker can know which one is meant. */
export function ChooseLine({ sheet, onClose }: { sheet: ChooseSheet; onClose: () => void }) {
  const { t } = useWords()
  return (
    <Dialog title={t('picking.choose.title')} text={t('picking.choose.text')} onDismiss={onClose}>
      {sheet.lineIds.map((lineId) => (
        <Choice key={lineId} lineId={lineId} sheet={sheet} onClose={onClose} />
      ))}
      <Button kind="plain" title={t('action.cancel')} onPress={onClose} />
    </Dialog>
  )
}

type ChoiceProps = { lineId: LineId; sheet: ChooseSheet; onClose: () => void }

function Choice({ lineId, sheet, onClose }: ChoiceProps) {
  const { t, format } = useWords()
  const { orderId, workplace, actions } = usePicking()
  const progress = useLine(orderId, lineId)
  if (progress === undefined) return null
  const { line, picked } = progress
  const amount = isWeighed(line) ? '' : ` · \u2066${picked}/${piecesOf(line).asked}\u2069`
  const wish = line.instructions?.trim()
  const words = [lineWords(t, format, line, workplace.currency) + amount, wish ? `“${wish}”` : ''].filter(
    Boolean,
  )
  return (
    <Button
      title={`${line.name} · ${words.join(' · ')}`}
      onPress={() => {
        onClose()
        void actions.pickScanned(lineId, sheet)
      }}
    />
  )
}
