import { Redirect, useLocalSearchParams, useRouter } from 'expo-router'
import { z } from 'zod'
import { lazyScreen } from '@/components/parts/lazyScreen'
import { skuSchema } from '@/domain/contract/ids'

const ProductScreen = lazyScreen(async () => ({
  default: (await import('@/components/products/ProductScreen')).ProductScreen,
}))

const productParams = z.object({ sku: skuSchema })

export default function ProductRoute() {
  const router = useRouter()
  const params = productParams.safeParse(useLocalSearchParams())
  if (!params.success) return <Redirect href="/products" />
  const { sku } = params.data
  return (
    <ProductScreen
      key={sku}
      sku={sku}
      onBack={() => router.dismissTo('/products')}
      onOpen={(other) => router.replace(`/products/${encodeURIComponent(other)}`)}
      onCreate={(barcode) => router.push(`/products/new?barcode=${encodeURIComponent(barcode)}`)}
      onTask={(taskId) => router.push(`/tasks/${taskId}`)}
    />
  )
}
