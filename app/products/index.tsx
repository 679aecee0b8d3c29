import { useRouter } from 'expo-router'
import { useCallback } from 'react'
import { lazyScreen } from '@/components/parts/lazyScreen'
import { type Sku } from '@/domain/contract/ids'

const ProductsScreen = lazyScreen(async () => ({
  default: (await import('@/components/products/ProductsScreen')).ProductsScreen,
}))

export default function ProductsRoute() {
  const router = useRouter()
  const open = useCallback((sku: Sku) => router.push(`/products/${encodeURIComponent(sku)}`), [router])
  return (
    <ProductsScreen
      onBack={() => router.dismissTo('/settings')}
      onOpen={open}
      onCreate={(barcode) =>
        router.push(
          barcode === undefined ? '/products/new' : `/products/new?barcode=${encodeURIComponent(barcode)}`,
        )
      }
      onMany={() => router.push('/products/shelf')}
    />
  )
}
