import { Redirect, useLocalSearchParams, useRouter } from 'expo-router'
import { z } from 'zod'
import { AddScreen } from '@/components/replace/AddScreen'
import { orderIdSchema } from '@/domain/contract/ids'

const addParams = z.object({
  orderId: orderIdSchema,
  /** The sku of a product that was just scanned by mistake. */
  offered: z.string().optional().catch(undefined),
})

export default function AddRoute() {
  const router = useRouter()
  const params = addParams.safeParse(useLocalSearchParams())
  if (!params.success) return <Redirect href="/orders" />
  const { orderId, offered } = params.data
  return (
    <AddScreen
      orderId={orderId}
      offered={offered}
      onBack={() => router.dismissTo(`/orders/${orderId}/pick`)}
    />
  )
}
