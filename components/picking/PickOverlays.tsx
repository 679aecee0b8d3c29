import { useLine } from '@/state/picking/usePicking'
import { type LineId } from '@/domain/contract/ids'
import { ChooseLine } from './ChooseLine'
import { LineDialog } from './LineDialog'
import { LinePriceSheet } from './LinePriceSheet'
import { usePicking, usePickUi } from './PickContext'
import { type Sheet, type Stop } from './pickUi'
import { ScanStop } from './ScanStop'
import { useNextId } from './useBoard'
import { WeightSheet } from './WeightSheet'

/** What lies over the list: a stop before a sheet, and one at a time. */
export function PickOverlays() {
  const { ui } = usePicking()
  const stop = usePickUi((state) => state.stop)
  const sheet = usePickUi((state) => state.sheet)
  if (stop !== undefined) return <OpenStop stop={stop} />
  if (sheet === undefined) return null
  const close = () => ui.setState({ sheet: undefined })
  if (sheet.kind === 'choose') return <ChooseLine sheet={sheet} onClose={close} />
  return <LineSheet key={keyOf(sheet)} sheet={sheet} onClose={close} />
}

function OpenStop({ stop }: { stop: Stop }) {
  const { ui, routes } = usePicking()
  const next = useNextId()
  const goOn = () => ui.setState({ stop: undefined })
  const sku = 'product' in stop ? stop.product.sku : undefined
  const then = (go: () => void) => () => {
    goOn()
    go()
  }
  return (
    <ScanStop
      stop={stop}
      onGoOn={goOn}
      onReplace={sku && next && then(() => routes.onReplace(next, sku))}
      onAdd={sku && then(() => routes.onAdd(sku))}
    />
  )
}

type OfLine = Exclude<Sheet, { kind: 'choose' }>

/** Another line, or another refused label, begins anew. */
function keyOf(sheet: OfLine): string {
  const refused = sheet.kind === 'weigh' ? sheet.refused?.weightKg : undefined
  return `${sheet.kind} ${sheet.lineId} ${refused ?? ''}`
}

function LineSheet({ sheet, onClose }: { sheet: OfLine; onClose: () => void }) {
  const progress = useSheetLine(sheet.lineId)
  if (progress === undefined) return null
  switch (sheet.kind) {
    case 'weigh':
      return <WeightSheet progress={progress} refused={sheet.refused} onClose={onClose} />
    case 'line':
      return <LineDialog progress={progress} onClose={onClose} />
    case 'price':
      return <LinePriceSheet progress={progress} onClose={onClose} />
  }
}

function useSheetLine(lineId: LineId) {
  return useLine(usePicking().orderId, lineId)
}
