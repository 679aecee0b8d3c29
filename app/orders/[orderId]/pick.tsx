import { Redirect, useLocalSearchParams, useRouter } from 'expo-router'
import { z } from 'zod'
import { PickScreen } from '@/components/picking/PickScreen'
import { orderIdSchema } from '@/domain/contract/ids'

const pickParams = z.object({ orderId: orderIdSchema })

export default function PickRoute() {
  const router = useRouter()
  const params = pickParams.safeParse(useLocalSearchParams())
  if (!params.success) return <Redirect href="/orders" />
  return <PickScreen orderId={params.data.orderId} onBack={() => router.dismissTo('/orders')} />
}
