import { useRef, useState } from 'react'
import { type Said } from '@/components/parts/SaidLine'
import { useWords } from '@/components/words/useWords'
import { isWeighed } from '@/domain/orders/summarizeOrder'
import { type AskedAmount } from '@/domain/picking/broughtAmount'
import { piecesOf } from '@/domain/picking/pieces'
import { findLine, type LineProgress, type PickSession } from '@/domain/picking/session'
import { removeReplacement, replaceLine, type ReplaceVerdict } from '@/domain/replacing/replaceLine'
import { useDeviceState } from '@/state/deviceState'
import { useWriteAct } from '@/state/picking/useCart'
import { useSignedIn } from '@/state/session/useSession'
import { type CallOutcome } from './CallDialog'
import { type FoundProduct } from './foundProduct'
import { verdictWords, type Refused } from './verdictWords'

/** Everything that can be done about a missing line, from the hand to the journal and back to the ear. */
export function useReplace(session: PickSession, progress: LineProgress, onDone: () => void) {
  const { t, format } = useWords()
  const { ports } = useDeviceState()
  const { workplace } = useSignedIn()
  const write = useWriteAct(session.orderId)
  const [said, setSaid] = useState<Said>()
  const [asking, setAsking] = useState<FoundProduct>()
  // The second of two quick taps would leave the screen twice.
  const isTaking = useRef(false)
  const { line } = progress

  const refuse = (text: string) => {
    setSaid({ kind: 'bad', text })
    ports.feedback.give('refused')
  }
  const ask = (found: FoundProduct) => {
    setAsking(found)
    ports.feedback.give('choose')
  }
  const wordsOf = (verdict: Refused) => verdictWords(t, format, verdict, workplace.currency)
  const judge = ({ product, asked, how, code }: FoundProduct, on = progress): ReplaceVerdict =>
    replaceLine(on, product, asked, workplace, { how, code })

  const answer = (found: FoundProduct, verdict: ReplaceVerdict) => {
    switch (verdict.kind) {
      case 'fits':
        return
      case 'needs-weight':
      case 'needs-quantity':
        return ask(found)
      case 'dearer':
      case 'too-many':
      case 'too-heavy':
      case 'weighed-not-enabled':
      case 'same-product':
      case 'in-cart':
        return refuse(wordsOf(verdict))
    }
  }

  /** Judged once more on the newest cart, written down, and only then heard. */
  const take = async (found: FoundProduct) => {
    if (isTaking.current) return
    isTaking.current = true
    setAsking(undefined)
    const performed = await write((newest) => judge(found, findLine(newest, line._id)))
    const isTaken = performed.kind === 'kept' && performed.verdict.verdict.kind === 'fits'
    isTaking.current = isTaken
    if (performed.kind !== 'kept') return refuse(t('replace.notKept'))
    if (!isTaken) return answer(found, performed.verdict.verdict)
    ports.feedback.give('picked')
    onDone()
  }

  return {
    said,
    say: setSaid,
    refuse,
    asking,
    stopAsking: () => setAsking(undefined),
    judge,
    wordsOf,
    take,
    /** Takes it at once where there is nothing to ask. */
    consider: (found: FoundProduct) => {
      setSaid(undefined)
      setAsking(undefined)
      const verdict = judge(found)
      if (verdict.kind !== 'fits') return answer(found, verdict)
      if (isAmountOpen(progress, found)) return ask({ ...found, asked: { quantity: verdict.quantity } })
      void take(found)
    },
    takeBack: async () => {
      const performed = await write((newest) => removeReplacement(findLine(newest, line._id) ?? progress))
      if (performed.kind !== 'kept') return refuse(t('replace.notKept'))
      setSaid({ kind: 'good', text: t('replace.takenBack') })
      ports.feedback.give('undone')
    },
    noteCall: async (outcome: CallOutcome) => {
      const performed = await write(() => ({
        kind: 'act',
        act: { type: 'customer-called', lineId: line._id, outcome },
      }))
      if (performed.kind !== 'kept') refuse(t('replace.notKept'))
    },
  }
}

/** One for one needs no question; of several, or instead of a weight, the picker says how many. */
function isAmountOpen({ line }: LineProgress, { product, asked }: FoundProduct): boolean {
  if (product.pricingType === 'KG' || isAsked(asked)) return false
  return isWeighed(line) || piecesOf(line).asked > 1
}

const isAsked = ({ quantity }: AskedAmount) => quantity !== undefined
