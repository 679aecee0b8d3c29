import { useIsFocused } from 'expo-router'
import { useRef, useState } from 'react'
import { lookUpProducts } from '@/api/catalog'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { useWords } from '@/components/words/useWords'
import { barcodeKey, keyOf } from '@/domain/barcode/codeKey'
import { readCode } from '@/domain/barcode/readCode'
import { type Sku } from '@/domain/contract/ids'
import { type ShelfProduct } from '@/domain/picking/shelfProduct'
import { useDeviceState } from '@/state/deviceState'
import { type Scan } from '@/state/scans/scanStream'
import { useScans } from '@/state/scans/useScans'
import { useSignedIn } from '@/state/session/useSession'
import { useLabelLayouts } from '@/state/settings/useLabelLayouts'
import { asShelfProduct } from '@/state/shelf/shelf'
import { useShelf } from '@/state/shelf/useShelf'

type ScanToOpenProps = {
  onOpen: (sku: Sku) => void
  /** Only for who may. */
  onCreate: ((barcode: string) => void) | undefined
}

type Question = { kind: 'unknown'; code: string } | { kind: 'several'; products: readonly ShelfProduct[] }

/** A scan opens its product. What nobody knows, and what several are called, is asked about. */
export function ScanToOpen({ onOpen, onCreate }: ScanToOpenProps) {
  const { t } = useWords()
  const { ports } = useDeviceState()
  const findScanned = useFindScanned()
  const last = useRef<Scan>(undefined)
  const [question, setQuestion] = useState<Question>()

  const scan = async (scanned: Scan) => {
    last.current = scanned
    const products = await findScanned(scanned.text)
    if (last.current !== scanned) return
    const [first, ...others] = products
    if (first === undefined) {
      ports.feedback.give('unknown-code')
      setQuestion({ kind: 'unknown', code: scanned.text })
    } else if (others.length > 0) {
      ports.feedback.give('choose')
      setQuestion({ kind: 'several', products })
    } else {
      ports.feedback.give('picked')
      setQuestion(undefined)
      onOpen(first.sku)
    }
  }
  useScans((scanned) => void scan(scanned), useIsFocused())

  const close = () => setQuestion(undefined)
  const then = (act: () => void) => () => {
    close()
    act()
  }
  if (question === undefined) return null
  if (question.kind === 'several') {
    return (
      <Dialog title={t('products.which')} onDismiss={close}>
        {question.products.map(({ sku, name }) => (
          <Button key={sku} title={name} onPress={then(() => onOpen(sku))} />
        ))}
        <Button kind="plain" title={t('action.cancel')} onPress={close} />
      </Dialog>
    )
  }
  const { code } = question
  return (
    <Dialog title={t('products.unknown')} text={t('products.unknownText', { code })} onDismiss={close}>
      {onCreate && <Button title={t('products.createIt')} onPress={then(() => onCreate(code))} />}
      <Button kind="plain" title={t('products.close')} onPress={close} />
    </Dialog>
  )
}

/** The products of a code, from the device; from the service while the device may not know them all. */
function useFindScanned(): (text: string) => Promise<readonly ShelfProduct[]> {
  const { workplace, api } = useSignedIn()
  const { shelf } = useShelf()
  const layouts = useLabelLayouts()
  return async (text) => {
    const code = readCode(text, layouts)
    const key = keyOf(code)
    const known = shelf.findByKey(key)
    if (known.length > 0 || shelf.isWhole || code.kind === 'misread') return known
    const found = await lookUpProducts(api, workplace.vendorId, code.text).catch(() => [])
    return found
      .filter(({ barcodes }) => barcodes.some((barcode) => barcodeKey(barcode, layouts) === key))
      .map(asShelfProduct)
  }
}
