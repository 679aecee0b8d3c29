import { useState } from 'react'
import { CameraSource } from '@/components/scan/CameraSource'
import { Banner } from '@/components/ui/Banner'
import { Button } from '@/components/ui/Button'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { type Sku } from '@/domain/contract/ids'
import { useSignedIn } from '@/state/session/useSession'
import { ProductSearch } from './ProductSearch'
import { ScanToOpen } from './ScanToOpen'
import { useOldCatalog } from './useOldCatalog'

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
  const [isCameraOn, setCameraOn] = useState(false)
  const old = useOldCatalog()
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
      <ProductSearch onOpen={onOpen} onCreate={isLead ? () => onCreate() : undefined} />
      <ScanToOpen onOpen={onOpen} onCreate={isLead ? onCreate : undefined} />
    </Screen>
  )
}
