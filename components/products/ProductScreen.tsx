import { useState } from 'react'
import { findProblem } from '@/api/problem'
import { Banner } from '@/components/ui/Banner'
import { Button } from '@/components/ui/Button'
import { Loading } from '@/components/ui/Loading'
import { Message } from '@/components/ui/Message'
import { Notice } from '@/components/ui/Notice'
import { Screen } from '@/components/ui/Screen'
import { problemWords } from '@/components/words/problemWords'
import { useWords } from '@/components/words/useWords'
import { type Sku } from '@/domain/contract/ids'
import { type TaskId } from '@/domain/tools/task'
import { useSignedIn } from '@/state/session/useSession'
import { ChangeButtons, StockButton } from './ChangeButtons'
import { ChangeList } from './ChangeList'
import { ChangeSheet, type Sheet } from './ChangeSheet'
import { ProductFactsList } from './ProductFactsList'
import { ProductHead } from './ProductHead'
import { ScanToOpen } from './ScanToOpen'
import { useChanges } from './useChanges'
import { useProduct } from './useProduct'

type ProductScreenProps = {
  sku: Sku
  onBack: () => void
  /** Another product was scanned. */
  onOpen: (sku: Sku) => void
  onCreate: (barcode: string) => void
  /** What became of something that was sent. */
  onTask: (taskId: TaskId) => void
}

/** A product, as it is and as it will be; a team lead changes it here. */
export function ProductScreen({ sku, onBack, onOpen, onCreate, onTask }: ProductScreenProps) {
  const { t, format } = useWords()
  const { workplace } = useSignedIn()
  const product = useProduct(sku)
  const [sheet, setSheet] = useState<Sheet>()
  const { shown, oldSinceMs } = product
  const acts = useChanges(shown)
  const isLead = workplace.role === 'lead'
  const old =
    shown !== undefined && oldSinceMs !== undefined
      ? t('products.asOf', { time: format.time(oldSinceMs) })
      : undefined

  return (
    <Screen
      title={shown?.name ?? t('products.title')}
      onBack={onBack}
      banner={old === undefined ? undefined : <Banner text={old} />}
      footer={
        isLead && shown ? (
          <StockButton
            active={shown.active}
            onOut={() => setSheet({ kind: 'out' })}
            onIn={() => void acts.turnOn()}
          />
        ) : undefined
      }
    >
      {shown === undefined ? (
        <NoProduct product={product} />
      ) : (
        <>
          <ProductHead product={shown} pending={product.pending} />
          {acts.hasFailed && <Notice text={t('products.change.notKept')} />}
          <ChangeList product={shown} changes={product.changes} onTask={isLead ? onTask : undefined} />
          {isLead && <ChangeButtons onOpen={setSheet} />}
          <ProductFactsList product={shown} />
        </>
      )}
      {sheet !== undefined && shown !== undefined && (
        <ChangeSheet product={shown} sheet={sheet} acts={acts} onSheet={setSheet} />
      )}
      <ScanToOpen onOpen={onOpen} onCreate={isLead ? onCreate : undefined} />
    </Screen>
  )
}

function NoProduct({ product }: { product: ReturnType<typeof useProduct> }) {
  const { t } = useWords()
  if (product.isMissing) return <Message title={t('products.missing')} />
  if (product.error === null) return <Loading label={t('action.loading')} />
  return (
    <Message title={t('products.failed')} text={problemWords(t, findProblem(product.error))} alert>
      <Button title={t('action.retry')} busy={product.isFetching} onPress={product.retry} />
    </Message>
  )
}
