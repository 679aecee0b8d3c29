import { useState } from 'react'
import { uuidv7 } from 'uuidv7'
import { type Said } from '@/components/parts/SaidLine'
import { useWords } from '@/components/words/useWords'
import { type OrderId } from '@/domain/contract/ids'
import { type Signal } from '@/domain/feedback/signals'
import {
  judgeAddition,
  judgeAdditionChange,
  removeAddition,
  type AdditionVerdict,
} from '@/domain/picking/addProduct'
import { type AskedAmount } from '@/domain/picking/broughtAmount'
import { findAddition, type Addition, type PickSession } from '@/domain/picking/session'
import { useDeviceState } from '@/state/deviceState'
import { useWriteAct } from '@/state/picking/useCart'
import { type FoundProduct } from './foundProduct'

export type AdditionChange = AskedAmount & { unitPrice?: number | null | undefined }

type Verdict = AdditionVerdict | ReturnType<typeof removeAddition> | { kind: 'gone' }

/** What the store adds to an order: each act is judged on the newest cart, written down, and only then heard. */
export function useAdd(orderId: OrderId) {
  const { t } = useWords()
  const { ports } = useDeviceState()
  const write = useWriteAct(orderId)
  const [said, setSaid] = useState<Said>()

  const refuse = (text: string) => {
    setSaid({ kind: 'bad', text })
    ports.feedback.give('refused')
  }
  const perform = async (
    judge: (session: PickSession) => Verdict,
    done: { signal: Signal; text?: string },
  ) => {
    const performed = await write(judge)
    if (performed.kind !== 'kept') return refuse(t('replace.notKept'))
    const { verdict } = performed.verdict
    if (verdict.kind === 'price-refused') return refuse(t('replace.add.priceRefused'))
    if (!('act' in verdict)) return refuse(t('replace.add.amountRefused'))
    setSaid(done.text === undefined ? undefined : { kind: 'good', text: done.text })
    ports.feedback.give(done.signal)
  }
  const onAddition = (id: string, judge: (addition: Addition) => Verdict) => (session: PickSession) => {
    const addition = findAddition(session, id)
    return addition ? judge(addition) : { kind: 'gone' as const }
  }

  return {
    said,
    say: setSaid,
    /** One more of what was added already, where it is counted in pieces; else a line of its own. */
    add: ({ product, asked, how, code }: FoundProduct) => {
      const additionId = uuidv7()
      return perform(
        (session) => {
          const same = session.additions.find(({ product: { sku } }) => sku === product.sku)
          return same && product.pricingType === 'UNIT'
            ? judgeAdditionChange(same, { quantity: same.quantity + (asked.quantity ?? 1) })
            : judgeAddition(product, { additionId, asked, how, code })
        },
        { signal: 'picked', text: t('replace.add.added', { name: product.name }) },
      )
    },
    change: (id: string, changes: AdditionChange) =>
      perform(
        onAddition(id, (addition) => judgeAdditionChange(addition, changes)),
        { signal: 'picked' },
      ),
    /** One more or one less than there is then: of two quick taps the second counts on from the first. */
    step: (id: string, by: 1 | -1) =>
      perform(
        onAddition(id, (addition) => judgeAdditionChange(addition, { quantity: addition.quantity + by })),
        { signal: 'picked' },
      ),
    remove: (addition: Addition) =>
      perform(onAddition(addition.id, removeAddition), {
        signal: 'undone',
        text: t('replace.add.removed', { name: addition.product.name }),
      }),
  }
}
