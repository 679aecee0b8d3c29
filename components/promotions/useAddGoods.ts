import { useState } from 'react'
import { useWords } from '@/components/words/useWords'
import { type ShelfProduct } from '@/domain/picking/shelfProduct'
import { useDeviceState } from '@/state/deviceState'
import { type SaidWords } from './Said'
import { useScannedGoods, type ScannedGoods } from './useScannedGoods'

/** Never silent: a scan is taken on, asked about, or refused with its own sound. */
export function useAddGoods(onAdd: (product: ShelfProduct) => 'added' | 'already') {
  const { t } = useWords()
  const { feedback } = useDeviceState().ports
  const [said, setSaid] = useState<SaidWords>()
  const [several, setSeveral] = useState<readonly ShelfProduct[]>()

  const take = (product: ShelfProduct) => {
    const outcome = onAdd(product)
    feedback.give(outcome === 'added' ? 'picked' : 'already-complete')
    setSaid({
      kind: outcome === 'added' ? 'good' : 'bad',
      text: t(`promotions.goods.${outcome}`, { name: product.name }),
    })
  }
  const hear = (goods: ScannedGoods) => {
    setSeveral(undefined)
    switch (goods.kind) {
      case 'found': {
        const [first, ...others] = goods.products
        if (first === undefined) return
        if (others.length === 0) return take(first)
        feedback.give('choose')
        return setSeveral(goods.products)
      }
      case 'looking-up':
        return setSaid({ kind: 'wait', text: t('picking.notice.lookingUp') })
      case 'misread':
        feedback.give('refused')
        return setSaid({ kind: 'bad', text: t('picking.notice.misread') })
      case 'unknown-code':
        feedback.give('unknown-code')
        return setSaid({ kind: 'bad', text: t('picking.stop.unknown-code.text') })
      case 'not-asked':
        feedback.give('refused')
        return setSaid({ kind: 'bad', text: t('picking.stop.unknown-code.unasked') })
    }
  }
  useScannedGoods(hear)
  return {
    said,
    several,
    take,
    closeSeveral: () => setSeveral(undefined),
    choose: (product: ShelfProduct) => {
      setSeveral(undefined)
      take(product)
    },
  }
}
