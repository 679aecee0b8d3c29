import { Redirect, useLocalSearchParams, useRouter } from 'expo-router'
import { z } from 'zod'
import { OrderScreen } from '@/components/orders/OrderScreen'
import { orderIdSchema } from '@/domain/contract/ids'

const orderParams = z.object({ orderId: orderIdSchema })

export default function OrderRoute() {
  const router = useRouter()
  const params = orderParams.safeParse(useLocalSearchParams())
  // A link somebody mistyped: the list is the best answer.
  if (!params.success) return <Redirect href="/orders" />
  const { orderId } = params.data
  return (
    <OrderScreen
      orderId={orderId}
      onBack={() => (router.canGoBack() ? router.back() : router.dismissTo('/orders'))}
      onPick={() => router.push(`/orders/${orderId}/pick`)}
      onReview={() => router.push(`/orders/${orderId}/review`)}
      onDone={() => router.dismissTo('/orders?tab=done')}
      onCancel={() => router.push(`/orders/${orderId}/cancel`)}
      onJournal={() => router.push(`/orders/${orderId}/journal`)}
    />
  )
}
