import { useCallback, useMemo, useState } from 'react'
import { type Sku } from '@/domain/contract/ids'
import { CategorySheet } from './CategorySheet'
import { type ProductFilter } from './foundProducts'
import { ProductsHead } from './ProductsHead'
import { ProductsList } from './ProductsList'
import { useProducts } from './useProducts'

type ProductSearchProps = {
  onOpen: (sku: Sku) => void
  /** Only for who may. */
  onCreate: (() => void) | undefined
}

/** What the store sells, by what is typed and chosen. */
export function ProductSearch({ onOpen, onCreate }: ProductSearchProps) {
  const [text, setText] = useState('')
  const [filter, setFilter] = useState<ProductFilter>({ categoryId: undefined, stock: 'all' })
  const [isChoosing, setChoosing] = useState(false)
  const { found, isLooking } = useProducts(text, filter)
  const change = useCallback(
    (changed: Partial<ProductFilter>) => setFilter((before) => ({ ...before, ...changed })),
    [],
  )
  const head = useMemo(
    () => (
      <ProductsHead
        filter={filter}
        onSearch={setText}
        onChange={change}
        onCategory={() => setChoosing(true)}
        onCreate={onCreate}
      />
    ),
    [filter, change, onCreate],
  )
  return (
    <>
      <ProductsList
        found={found}
        isLoading={isLooking && found.products.length === 0}
        onOpen={onOpen}
        head={head}
      />
      {isChoosing && (
        <CategorySheet
          chosen={filter.categoryId}
          onChoose={(categoryId) => {
            setChoosing(false)
            change({ categoryId })
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}
