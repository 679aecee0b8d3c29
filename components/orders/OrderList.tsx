import { useCallback, useState } from 'react'
import { View } from 'react-native'
import { useStore } from 'zustand'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { LongList } from '@/components/ui/LongList'
import { Message } from '@/components/ui/Message'
import { useWords } from '@/components/words/useWords'
import { type OrderId } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'
import { useDeviceState } from '@/state/deviceState'
import { useIsBegun } from '@/state/picking/usePicking'
import { OrderCard } from './OrderCard'

type OrderListProps = {
  orders: readonly Order[]
  /** Whose emptiness it is. */
  empty: 'toPick' | 'picking'
  onOpen: (orderId: OrderId) => void
  onPick: (orderId: OrderId) => void
  onRefresh: () => Promise<unknown>
}

export function OrderList({ orders, empty, onOpen, onPick, onRefresh }: OrderListProps) {
  const styles = useStyles()
  const { t } = useWords()
  const [pulled, setPulled] = useState(false)

  /** Only a pull shows the spinner; refreshing by itself would make it flicker all day. */
  const refresh = useCallback(async () => {
    setPulled(true)
    await onRefresh()
    setPulled(false)
  }, [onRefresh])

  const renderOrder = useCallback(
    ({ item }: { item: Order }) => <ListedOrder order={item} onOpen={onOpen} onPick={onPick} />,
    [onOpen, onPick],
  )

  return (
    <LongList
      data={orders}
      keyExtractor={keyOf}
      renderItem={renderOrder}
      onRefresh={() => void refresh()}
      refreshing={pulled}
      contentContainerStyle={styles.content}
      ItemSeparatorComponent={Gap}
      ListEmptyComponent={
        empty === 'picking' ? (
          <Message title={t('orders.pickingEmpty')} text={t('orders.pickingEmptyHint')} />
        ) : (
          <Message title={t('orders.empty')} text={t('orders.emptyHint')} />
        )
      }
    />
  )
}

type ListedOrderProps = Pick<OrderListProps, 'onOpen' | 'onPick'> & { order: Order }

/** What was begun is gone on with; anything else is looked at first. */
function ListedOrder({ order, onOpen, onPick }: ListedOrderProps) {
  const orderId = order.order_id
  const isBegun = useIsBegun(orderId)
  const isNew = useStore(useDeviceState().newOrders.store, ({ fresh }) => fresh.has(orderId))
  return <OrderCard order={order} isBegun={isBegun} isNew={isNew} onOpen={isBegun ? onPick : onOpen} />
}

function keyOf(order: Order): string {
  return order.order_id
}

function Gap() {
  return <View style={useStyles().gap} />
}

const useStyles = themed(() => ({
  content: { padding: space.m },
  gap: { height: space.m },
}))
