import { Redirect, useLocalSearchParams, useRouter } from 'expo-router'
import { z } from 'zod'
import { ReplaceScreen } from '@/components/replace/ReplaceScreen'
import { lineIdSchema, orderIdSchema } from '@/domain/contract/ids'

const replaceParams = z.object({
  orderId: orderIdSchema,
  lineId: lineIdSchema,
  /** The sku of a product that was just scanned by mistake. */
  offered: z.string().optional().catch(undefined),
})

export default function ReplaceRoute() {
  const router = useRouter()
  const params = replaceParams.safeParse(useLocalSearchParams())
  if (!params.success) return <Redirect href="/orders" />
  const { orderId, lineId, offered } = params.data
  const toPicking = () => router.dismissTo(`/orders/${orderId}/pick`)
  return (
    <ReplaceScreen
      orderId={orderId}
      lineId={lineId}
      offered={offered}
      onBack={toPicking}
      onDone={toPicking}
    />
  )
}
