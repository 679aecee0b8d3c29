import { useState } from 'react'
import { type Signal } from '@/domain/feedback/signals'
import { type ProductFacts } from '@/domain/tools/productFacts'
import { ownPrice } from '@/domain/tools/shownProduct'
import { type ProductFields } from '@/domain/tools/task'
import { useDeviceState } from '@/state/deviceState'
import { useChangeProduct } from '@/state/tools/useChangeProduct'

export type Changes = ReturnType<typeof useChanges>

/** What a team lead does to one product. Written down first, then heard. */
export function useChanges(product: ProductFacts | undefined) {
  const { ports } = useDeviceState()
  const change = useChangeProduct()
  const [hasFailed, setFailed] = useState(false)

  const act = async (was: ProductFields, will: ProductFields, signal: Signal, backAt?: Date) => {
    if (product === undefined) return
    const { sku, name } = product
    const isKept = (await change({ sku, name, was, will }, backAt)) !== undefined
    setFailed(!isKept)
    ports.feedback.give(isKept ? signal : 'refused')
  }

  return {
    /** The last thing could not be written down. */
    hasFailed,
    turnOff: (backAt: Date | undefined) => act({ active: true }, { active: false }, 'not-found', backAt),
    turnOn: () => act({ active: false }, { active: true }, 'picked'),
    setPrice: (price: number) => act(product ? { price: ownPrice(product) } : {}, { price }, 'weighed'),
    setMaximum: (maximum: number) =>
      act(
        typeof product?.maximum === 'number' ? { maximum_sales_quantity: product.maximum } : {},
        { maximum_sales_quantity: maximum },
        'weighed',
      ),
  }
}
