import { Redirect, useLocalSearchParams, useRouter } from 'expo-router'
import { useCallback } from 'react'
import { z } from 'zod'
import { PickScreen } from '@/components/picking/PickScreen'
import { lineIdSchema, orderIdSchema, type LineId, type Sku } from '@/domain/contract/ids'

const pickParams = z.object({
  orderId: orderIdSchema,
  /** A line to open at once, and for what: the review leads here when something is wrong with it. */
  line: lineIdSchema.optional().catch(undefined),
  fix: z.string().optional(),
})

export default function PickRoute() {
  const router = useRouter()
  const params = pickParams.safeParse(useLocalSearchParams())
  const id = params.data?.orderId ?? ''
  const replace = useCallback(
    (lineId: LineId, offered?: Sku) =>
      router.push({
        pathname: '/orders/[orderId]/replace/[lineId]',
        params: { orderId: id, lineId, offered },
      }),
    [router, id],
  )
  const add = useCallback(
    (offered?: Sku) => router.push({ pathname: '/orders/[orderId]/add', params: { orderId: id, offered } }),
    [router, id],
  )
  // Who comes back from the review for the same reason once more finds the line open once more.
  const forget = useCallback(() => router.setParams({ line: undefined, fix: undefined }), [router])
  if (!params.success) return <Redirect href="/orders" />
  const { orderId, line, fix } = params.data
  return (
    <PickScreen
      orderId={orderId}
      opened={line && { lineId: line, fix }}
      onOpened={forget}
      onBack={() => router.dismissTo('/orders')}
      onReview={() => router.push(`/orders/${orderId}/review`)}
      onDone={() => router.dismissTo('/orders?tab=done')}
      onReplace={replace}
      onAdd={add}
      onEnded={() => router.replace(`/orders/${orderId}/review`)}
    />
  )
}
