import { Redirect, useLocalSearchParams, useRouter } from 'expo-router'
import { z } from 'zod'
import { lazyScreen } from '@/components/parts/lazyScreen'
import { orderIdSchema } from '@/domain/contract/ids'

const CancelScreen = lazyScreen(async () => ({
  default: (await import('@/components/cancel/CancelScreen')).CancelScreen,
}))

const cancelParams = z.object({ orderId: orderIdSchema })

export default function CancelRoute() {
  const router = useRouter()
  const params = cancelParams.safeParse(useLocalSearchParams())
  if (!params.success) return <Redirect href="/orders" />
  const { orderId } = params.data
  const toOrder = () => router.dismissTo(`/orders/${orderId}`)
  return (
    <CancelScreen
      orderId={orderId}
      onBack={toOrder}
      onOrders={() => router.dismissTo('/orders')}
      onCancelled={toOrder}
    />
  )
}
