import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { useWords } from '@/components/words/useWords'
import { isWeighed } from '@/domain/orders/summarizeOrder'
import { outcomeOf } from '@/domain/picking/outcome'
import { piecesOf } from '@/domain/picking/pieces'
import { type LineProgress } from '@/domain/picking/session'
import { usePicking } from './PickContext'
import { QuantityRow } from './QuantityRow'

/** Everything that can be done with one line, whatever became of it. */
export function LineDialog({ progress, onClose }: { progress: LineProgress; onClose: () => void }) {
  const { t, format } = useWords()
  const { actions, ui, routes, workplace } = usePicking()
  const { line } = progress
  const lineId = line._id
  const outcome = outcomeOf(progress)
  const { least, most } = piecesOf(line)
  const then = (act: () => unknown) => () => {
    onClose()
    void act()
  }
  const range = t('picking.bounds', { least: format.number(least), most: format.number(most) })
  return (
    <Dialog title={line.name} {...(isWeighed(line) ? {} : { text: range })} onDismiss={onClose}>
      {!isWeighed(line) && <QuantityRow progress={progress} onPress={onClose} />}
      {isWeighed(line) && (
        <Button
          kind="plain"
          title={t(progress.weightKg === undefined ? 'picking.weigh' : 'picking.weighAgain')}
          onPress={() => ui.setState({ sheet: { kind: 'weigh', lineId } })}
        />
      )}
      {workplace.role === 'lead' && !isWeighed(line) && (outcome === 'in-cart' || outcome === 'short') && (
        <Button
          kind="plain"
          title={t('picking.price.change')}
          onPress={() => ui.setState({ sheet: { kind: 'price', lineId } })}
        />
      )}
      {(outcome === 'not-found' || outcome === 'replaced') && (
        <Button
          title={t(outcome === 'replaced' ? 'picking.replaceAgain' : 'picking.replace')}
          onPress={then(() => routes.onReplace(lineId))}
        />
      )}
      {outcome === 'not-found' && (
        <Button kind="plain" title={t('picking.lookAgain')} onPress={then(() => actions.lookAgain(lineId))} />
      )}
      {(outcome === 'not-found' || outcome === 'short') && (
        <Button
          kind="plain"
          title={t('picking.foundAfterAll')}
          onPress={then(() => actions.foundAfterAll(lineId))}
        />
      )}
      {!isWeighed(line) && (outcome === 'open' || outcome === 'look-again') && (
        <Button kind="plain" title={t('picking.byHand')} onPress={() => void actions.pickByHand(lineId)} />
      )}
      {(outcome === 'open' || outcome === 'look-again') && (
        <Button
          kind="dangerSoft"
          title={t('picking.notFound')}
          onPress={then(() => actions.notFound(lineId))}
        />
      )}
      <Button title={t('picking.close')} onPress={onClose} />
    </Dialog>
  )
}
