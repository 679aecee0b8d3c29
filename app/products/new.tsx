import { useLocalSearchParams, useRouter } from 'expo-router'
import { z } from 'zod'
import { lazyScreen } from '@/components/parts/lazyScreen'

const NewProductScreen = lazyScreen(async () => ({
  default: (await import('@/components/newProduct/NewProductScreen')).NewProductScreen,
}))

/** A code that was scanned on the way here. */
const newParams = z.object({ barcode: z.string().optional().catch(undefined) })

export default function NewProductRoute() {
  const router = useRouter()
  const { barcode } = newParams.parse(useLocalSearchParams())
  return (
    <NewProductScreen
      offered={barcode}
      onBack={() => router.dismissTo('/products')}
      onOpen={(sku) => router.push(`/products/${encodeURIComponent(sku)}`)}
      onCreated={(taskId) => router.replace(`/tasks/${taskId}`)}
    />
  )
}
