import { FlashList } from '@shopify/flash-list'
import { useCallback, useState } from 'react'
import { View } from 'react-native'
import { space } from '@/components/theme/measures'
import { themed } from '@/components/theme/theme'
import { Message } from '@/components/ui/Message'
import { SectionHead } from '@/components/ui/Section'
import { useWords } from '@/components/words/useWords'
import { type OrderId } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'
import { OrderCard } from './OrderCard'

type OrderListProps = {
  orders: readonly Order[]
  onOpen: (orderId: OrderId) => void
  onRefresh: () => Promise<unknown>
}

export function OrderList({ orders, onOpen, onRefresh }: OrderListProps) {
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
    ({ item }: { item: Order }) => <OrderCard order={item} onOpen={onOpen} />,
    [onOpen],
  )

  return (
    <FlashList
      data={orders}
      keyExtractor={keyOf}
      renderItem={renderOrder}
      onRefresh={() => void refresh()}
      refreshing={pulled}
      contentContainerStyle={styles.content}
      ItemSeparatorComponent={Gap}
      ListHeaderComponent={
        orders.length === 0 ? null : (
          <View style={styles.head}>
            <SectionHead title={t('orders.toPick', { count: orders.length })} />
          </View>
        )
      }
      ListEmptyComponent={<Message title={t('orders.empty')} text={t('orders.emptyHint')} />}
    />
  )
}

function keyOf(order: Order): string {
  return order.order_id
}

function Gap() {
  return <View style={useStyles().gap} />
}

const useStyles = themed(() => ({
  content: { padding: space.m },
  head: { paddingBottom: space.s },
  gap: { height: space.m },
}))
