import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { useWords } from '@/components/words/useWords'
import { type OutUntil } from '@/domain/tools/outOfStock'
import { largeChanges, type ListedProduct, type ShelfAction } from '@/domain/tools/shelfAction'
import { useSignedIn } from '@/state/session/useSession'
import { actionWords, untilWords } from './actionWords'
import { ListPriceSheet } from './ListPriceSheet'

/** How far somebody is on the way from the list to what is done with it. */
export type ActStep =
  { kind: 'choose' | 'until' | 'price' } | { kind: 'confirm' | 'large'; action: ShelfAction }

type ActSheetsProps = {
  step: ActStep
  products: readonly ListedProduct[]
  now: Date
  onStep: (step: ActStep | undefined) => void
  onAct: (action: ShelfAction) => void
}

const UNTIL: readonly OutUntil[] = ['tomorrow', 'four-hours', 'i-say']

/** What to do with all of them, for how long, and once more what it is before it is done. */
export function ActSheets(props: ActSheetsProps) {
  const { step, products, onStep } = props
  const toConfirm = (action: ShelfAction) => onStep({ kind: 'confirm', action })
  switch (step.kind) {
    case 'choose':
      return <Choose {...props} onAction={toConfirm} />
    case 'until':
      return <Until {...props} onAction={toConfirm} />
    case 'price':
      return (
        <ListPriceSheet
          products={products}
          onSet={(price) => toConfirm({ kind: 'price', price })}
          onClose={() => onStep(undefined)}
        />
      )
    case 'confirm':
    case 'large':
      return <Confirm {...props} step={step} />
  }
}

type QuestionProps = ActSheetsProps & { onAction: (action: ShelfAction) => void }

function Choose({ products, onStep, onAction }: QuestionProps) {
  const { t } = useWords()
  return (
    <Dialog title={t('tasks.products', { count: products.length })} onDismiss={() => onStep(undefined)}>
      <Button title={t('shelfList.out')} onPress={() => onStep({ kind: 'until' })} />
      <Button title={t('shelfList.in')} onPress={() => onAction({ kind: 'in' })} />
      <Button title={t('shelfList.price')} onPress={() => onStep({ kind: 'price' })} />
      <Button kind="plain" title={t('action.cancel')} onPress={() => onStep(undefined)} />
    </Dialog>
  )
}

function Until({ now, onStep, onAction }: QuestionProps) {
  const words = useWords()
  const { t } = words
  return (
    <Dialog title={t('shelfList.outHead')} onDismiss={() => onStep(undefined)}>
      {UNTIL.map((until) => (
        <Button
          key={until}
          title={untilWords(words, until, now)}
          onPress={() => onAction({ kind: 'out', until })}
        />
      ))}
      <Button kind="plain" title={t('action.cancel')} onPress={() => onStep(undefined)} />
    </Dialog>
  )
}

type ConfirmProps = ActSheetsProps & { step: Extract<ActStep, { action: ShelfAction }> }

/** A price that may be a slip of the finger is asked about once more. */
function Confirm({ step: { kind, action }, products, now, onStep, onAct }: ConfirmProps) {
  const words = useWords()
  const { t } = words
  const { currency } = useSignedIn().workplace
  const large = action.kind === 'price' ? largeChanges(products, action.price).length : 0
  const isAskedAgain = kind === 'large'
  const summary = t('shelfList.summary', {
    products: t('tasks.products', { count: products.length }),
    act: actionWords(words, action, now, currency),
  })
  return (
    <Dialog
      title={summary}
      {...(isAskedAgain && { text: t('shelfList.large', { count: large }) })}
      onDismiss={() => onStep(undefined)}
    >
      <Button
        kind={isAskedAgain ? 'danger' : 'primary'}
        title={t(isAskedAgain ? 'shelfList.largeConfirm' : 'shelfList.confirm')}
        onPress={() => (large > 0 && !isAskedAgain ? onStep({ kind: 'large', action }) : onAct(action))}
      />
      <Button kind="plain" title={t('action.cancel')} onPress={() => onStep(undefined)} />
    </Dialog>
  )
}
