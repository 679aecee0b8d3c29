import { useState } from 'react'
import { useWords } from '@/components/words/useWords'
import { type ShelfProduct } from '@/domain/picking/shelfProduct'
import { useDeviceState } from '@/state/deviceState'
import { type ShelfList } from '@/state/tools/shelfList'
import { useShelfScan, type ShelfScan } from './useShelfScan'

export type Said = { kind: 'good' | 'bad' | 'wait'; text: string }

/** Puts what is scanned on the list. Never silent: it is taken, there already, asked about, or refused. */
export function useListScan(list: ShelfList, isOn: boolean) {
  const { t } = useWords()
  const { ports } = useDeviceState()
  const [said, say] = useState<Said>()
  const [several, setSeveral] = useState<readonly ShelfProduct[]>()

  const take = ({ sku, name, active, price, regularPrice = price }: ShelfProduct) => {
    setSeveral(undefined)
    const isNew = list.add({ sku, name, active, price: regularPrice }) === 'added'
    say({ kind: 'good', text: t(isNew ? 'shelfList.added' : 'shelfList.there', { name }) })
    ports.feedback.give(isNew ? 'picked' : 'already-complete')
  }
  const refuse = (signal: 'refused' | 'unknown-code', text: string) => {
    say({ kind: 'bad', text })
    ports.feedback.give(signal)
  }
  const hear = (scan: ShelfScan) => {
    setSeveral(undefined)
    switch (scan.kind) {
      case 'found':
        return take(scan.product)
      case 'several':
        ports.feedback.give('choose')
        return setSeveral(scan.products)
      case 'looking-up':
        return say({ kind: 'wait', text: t('picking.notice.lookingUp') })
      case 'misread':
        return refuse('refused', t('picking.notice.misread'))
      case 'unknown-code':
        return refuse('unknown-code', t('picking.stop.unknown-code.text'))
      case 'unasked':
        return refuse('unknown-code', t('picking.stop.unknown-code.unasked'))
    }
  }
  useShelfScan(hear, isOn)
  return { said, say, several, take, closeSeveral: () => setSeveral(undefined) }
}
