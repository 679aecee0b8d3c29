import { Redirect, useLocalSearchParams, useRouter } from 'expo-router'
import { z } from 'zod'
import { ReviewScreen } from '@/components/review/ReviewScreen'
import { orderIdSchema } from '@/domain/contract/ids'

const reviewParams = z.object({ orderId: orderIdSchema })

export default function ReviewRoute() {
  const router = useRouter()
  const params = reviewParams.safeParse(useLocalSearchParams())
  if (!params.success) return <Redirect href="/orders" />
  const { orderId } = params.data
  return (
    <ReviewScreen
      orderId={orderId}
      onBack={() => router.dismissTo(`/orders/${orderId}/pick`)}
      onFix={(line, fix) => router.dismissTo({ pathname: `/orders/${orderId}/pick`, params: { line, fix } })}
      onOrders={() => router.dismissTo('/orders')}
      onNext={(next) => router.replace(`/orders/${next}/pick`)}
    />
  )
}
