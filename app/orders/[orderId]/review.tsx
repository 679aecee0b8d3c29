import { Redirect, useLocalSearchParams, useRouter } from 'expo-router'
import { z } from 'zod'
import { ReviewScreen } from '@/components/review/ReviewScreen'
import { orderIdSchema } from '@/domain/contract/ids'
import { type FaultPlace, type Fix } from '@/domain/picking/lineFaults'

const reviewParams = z.object({ orderId: orderIdSchema })

export default function ReviewRoute() {
  const router = useRouter()
  const params = reviewParams.safeParse(useLocalSearchParams())
  if (!params.success) return <Redirect href="/orders" />
  const { orderId } = params.data
  const toFix = (place: FaultPlace, fix: Fix) => {
    if (place.kind === 'addition') return router.push(`/orders/${orderId}/add`)
    if (place.kind === 'order') return
    const line = place.lineId
    return fix === 'replace'
      ? router.push(`/orders/${orderId}/replace/${line}`)
      : router.dismissTo({ pathname: `/orders/${orderId}/pick`, params: { line, fix } })
  }
  return (
    <ReviewScreen
      orderId={orderId}
      onBack={() => router.dismissTo(`/orders/${orderId}/pick`)}
      onFix={toFix}
      onOrders={() => router.dismissTo('/orders')}
      onDone={() => router.dismissTo('/orders?tab=done')}
      onNext={(next) => router.replace(`/orders/${next}/pick`)}
    />
  )
}
