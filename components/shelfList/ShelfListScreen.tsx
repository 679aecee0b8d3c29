import { useState } from 'react'
import { ChooseScanned } from '@/components/parts/ChooseScanned'
import { LeadOnly } from '@/components/parts/LeadOnly'
import { SaidLine } from '@/components/parts/SaidLine'
import { useStoreBanner } from '@/components/parts/useStoreBanner'
import { CameraSource } from '@/components/scan/CameraSource'
import { Button } from '@/components/ui/Button'
import { Screen } from '@/components/ui/Screen'
import { useWords } from '@/components/words/useWords'
import { actOnShelf, type ListedProduct, type ShelfAction } from '@/domain/tools/shelfAction'
import { type TaskId } from '@/domain/tools/task'
import { useDeviceState } from '@/state/deviceState'
import { useSignedIn } from '@/state/session/useSession'
import { useShelfList } from '@/state/tools/useShelfList'
import { useAddTask } from '@/state/tools/useTools'
import { ActSheets, type ActStep } from './ActSheets'
import { ListedProducts } from './ListedProducts'
import { useListed } from './useListed'
import { useListScan } from './useListScan'

type ShelfListScreenProps = {
  onBack: () => void
  /** To the page of what was sent. */
  onSent: (id: TaskId) => void
  onDone: () => void
  onTasks: () => void
}

export function ShelfListScreen(props: ShelfListScreenProps) {
  const { t } = useWords()
  const { role } = useSignedIn().workplace
  return role === 'lead' ? (
    <ShelfListBoard {...props} />
  ) : (
    <LeadOnly title={t('shelfList.title')} onBack={props.onBack} />
  )
}

/** Scanned along the shelf, then changed all at once. */
function ShelfListBoard({ onBack, onSent, onDone, onTasks }: ShelfListScreenProps) {
  const { t } = useWords()
  const { ports } = useDeviceState()
  const { list, entries } = useShelfList()
  const products = useListed(entries)
  const addTask = useAddTask()
  const [isCameraOn, setCameraOn] = useState(false)
  const [step, setStep] = useState<ActStep>()
  const { said, say, several, choose, closeSeveral } = useListScan(list, step === undefined)

  const remove = ({ sku, name }: ListedProduct) => {
    list.remove(sku)
    say({ kind: 'good', text: t('shelfList.removed', { name }) })
    ports.feedback.give('undone')
  }
  const act = async (action: ShelfAction) => {
    setStep(undefined)
    const id = await addTask(actOnShelf(products, action, new Date(ports.clock.nowMs())))
    if (id === undefined) {
      say({ kind: 'bad', text: t('replace.notKept') })
      return ports.feedback.give('refused')
    }
    list.clear()
    say(undefined)
    onSent(id)
  }

  return (
    <Screen
      title={t('shelfList.title')}
      onBack={onBack}
      banner={useStoreBanner({ onDone, onTasks })}
      body="list"
      footer={
        <>
          <Button kind="plain" title={t('picking.scan')} onPress={() => setCameraOn(!isCameraOn)} grow={1} />
          <Button
            title={t('shelfList.act')}
            disabled={products.length === 0}
            onPress={() => setStep({ kind: 'choose' })}
            grow={1.4}
          />
        </>
      }
    >
      {isCameraOn && <CameraSource onClose={() => setCameraOn(false)} />}
      <SaidLine said={said} />
      <ListedProducts products={products} onRemove={remove} onClear={list.clear} />
      <ChooseScanned several={several} onChoose={choose} onClose={closeSeveral} />
      {step !== undefined && (
        <ActSheets
          step={step}
          products={products}
          now={new Date(ports.clock.nowMs())}
          onStep={setStep}
          onAct={(action) => void act(action)}
        />
      )}
    </Screen>
  )
}
