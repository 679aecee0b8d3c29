import { useCallback, useState } from 'react'
import { findProblem } from '@/api/problem'
import { CameraSource } from '@/components/scan/CameraSource'
import { Banner } from '@/components/ui/Banner'
import { Button } from '@/components/ui/Button'
import { Loading } from '@/components/ui/Loading'
import { Message } from '@/components/ui/Message'
import { Screen } from '@/components/ui/Screen'
import { problemWords } from '@/components/words/problemWords'
import { useWords } from '@/components/words/useWords'
import { type Sku } from '@/domain/contract/ids'
import { useSignedIn } from '@/state/session/useSession'
import { CategorySheet } from './CategorySheet'
import { ProductsHead } from './ProductsHead'
import { ProductsList } from './ProductsList'
import { ScanToOpen } from './ScanToOpen'
import { useOldCatalog } from './useOldCatalog'
import { useProducts, type Products, type ProductSearch } from './useProducts'

type ProductsScreenProps = {
  onBack: () => void
  /** Kept the same from one drawing to the next, or every row is drawn again. */
  onOpen: (sku: Sku) => void
  onCreate: (barcode?: string) => void
  onMany: () => void
}

/** What the store sells: searched, scanned, filtered. */
export function ProductsScreen({ onBack, onOpen, onCreate, onMany }: ProductsScreenProps) {
  const { t } = useWords()
  const { workplace } = useSignedIn()
  const [search, setSearch] = useState<ProductSearch>({ text: '', categoryId: undefined, stock: 'all' })
  const [isChoosing, setChoosing] = useState(false)
  const [isCameraOn, setCameraOn] = useState(false)
  const found = useProducts(search)
  const old = useOldCatalog()
  const change = useCallback(
    (changed: Partial<ProductSearch>) => setSearch((before) => ({ ...before, ...changed })),
    [],
  )
  const isLead = workplace.role === 'lead'

  return (
    <Screen
      title={t('products.title')}
      onBack={onBack}
      body="list"
      banner={old === undefined ? undefined : <Banner text={old} />}
      footer={
        <>
          {isLead && <Button kind="plain" title={t('products.many')} onPress={onMany} grow={1} />}
          <Button title={t('products.scan')} onPress={() => setCameraOn(!isCameraOn)} grow={1.4} />
        </>
      }
    >
      {isCameraOn && <CameraSource onClose={() => setCameraOn(false)} />}
      <ProductsList
        found={found}
        onOpen={onOpen}
        head={
          <ProductsHead
            search={search}
            onChange={change}
            onCategory={() => setChoosing(true)}
            onCreate={isLead ? () => onCreate() : undefined}
          />
        }
        empty={<NoProducts found={found} />}
      />
      {isChoosing && (
        <CategorySheet
          chosen={search.categoryId}
          onChoose={(categoryId) => {
            setChoosing(false)
            change({ categoryId })
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      <ScanToOpen onOpen={onOpen} onCreate={isLead ? onCreate : undefined} />
    </Screen>
  )
}

function NoProducts({ found }: { found: Products }) {
  const { t } = useWords()
  if (found.isLoading) return <Loading label={t('products.loading')} />
  if (found.error !== null) {
    return (
      <Message title={t('products.failed')} text={problemWords(t, findProblem(found.error))} alert>
        <Button title={t('action.retry')} onPress={found.retry} />
      </Message>
    )
  }
  return <Message title={t('products.empty')} text={t('products.emptyHint')} />
}
