import { Message } from '@/components/ui/Message'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { type LineId, type OrderId } from '@/domain/contract/ids'
import { findLine } from '@/domain/picking/session'
import { CartFrame } from './CartFrame'
import { ReplaceBoard } from './ReplaceBoard'

type ReplaceScreenProps = {
  orderId: OrderId
  lineId: LineId
  /** The sku of a product that was just scanned by mistake. */
  offered?: string | undefined
  onBack: () => void
  /** Something stands in for the line now. */
  onDone: () => void
}

/** An item is missing: the customer's wish first, and never dearer. */
export function ReplaceScreen({ orderId, lineId, offered, onBack, onDone }: ReplaceScreenProps) {
  const { t } = useWords()
  const title = t('replace.title')
  return (
    <CartFrame orderId={orderId} title={title} onBack={onBack}>
      {({ order, session, banner }) => {
        const progress = findLine(session, lineId)
        return progress === undefined ? (
          <Screen title={title} onBack={onBack}>
            <Message title={t('replace.noLine')} />
          </Screen>
        ) : (
          <ReplaceBoard
            order={order}
            session={session}
            progress={progress}
            offered={offered}
            banner={banner}
            onBack={onBack}
            onDone={onDone}
          />
        )
      }}
    </CartFrame>
  )
}
