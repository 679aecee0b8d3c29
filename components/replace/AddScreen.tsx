import { useWords } from '@/components/words/useWords'
import { type OrderId } from '@/domain/contract/ids'
import { AddBoard } from './AddBoard'
import { CartFrame } from './CartFrame'

type AddScreenProps = {
  orderId: OrderId
  /** The sku of a product that was just scanned by mistake. */
  offered?: string | undefined
  onBack: () => void
}

/** The store adds to an order what the customer asked for afterwards, or a paper bag. */
export function AddScreen({ orderId, offered, onBack }: AddScreenProps) {
  const { t } = useWords()
  return (
    <CartFrame orderId={orderId} title={t('replace.add.title')} onBack={onBack}>
      {({ session, banner }) => (
        <AddBoard session={session} offered={offered} banner={banner} onBack={onBack} />
      )}
    </CartFrame>
  )
}
