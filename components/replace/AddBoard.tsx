import { useState, type ReactNode } from 'react'
import { AmountSheet, type AmountAnswer } from '@/components/parts/AmountSheet'
import { ShelfMissing } from '@/components/parts/ShelfMissing'
import { Button } from '@/components/ui/Button'
import { Section } from '@/components/ui/Section'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { judgeAddition, judgeAdditionChange, type AdditionVerdict } from '@/domain/picking/addProduct'
import { findAddition, type PickSession } from '@/domain/picking/session'
import { type Candidate } from '@/domain/replacing/rateCandidate'
import { useDeviceState } from '@/state/deviceState'
import { useSignedIn } from '@/state/session/useSession'
import { useShelf } from '@/state/shelf/useShelf'
import { AdditionCard } from './AdditionCard'
import { BringScreen } from './BringScreen'
import { chosenByHand, type FoundProduct } from './foundProduct'
import { usePriceWords } from './priceWords'
import { PriceSheet } from './PriceSheet'
import { ProductRow } from './ProductRow'
import { ScannedProduct } from './ScannedProduct'
import { useAdd } from './useAdd'
import { useOffered } from './useOffered'

/** What lies over the list: how much of a new one, another weight, another price. */
type Sheet =
  | { kind: 'new'; found: FoundProduct }
  | { kind: 'weigh'; additionId: string }
  | { kind: 'price'; additionId: string }

type AddBoardProps = {
  session: PickSession
  offered: string | undefined
  banner: ReactNode
  onBack: () => void
}

export function AddBoard({ session, offered, banner, onBack }: AddBoardProps) {
  const { t } = useWords()
  const { ports } = useDeviceState()
  const { workplace } = useSignedIn()
  const adding = useAdd(session.orderId)
  const [query, setQuery] = useState('')
  const [sheet, setSheet] = useState<Sheet>()
  const inHand = useOffered(offered)
  const isAdded = session.additions.some(({ product }) => product.sku === inHand?.sku)
  const mayPrice = workplace.role === 'lead'

  const take = (found: FoundProduct) => {
    setSheet(undefined)
    setQuery('')
    void adding.add(found)
  }
  /** What is scanned lies in the hand: one piece of it, or what its label says it weighs. */
  const takeScanned = (found: FoundProduct) => {
    adding.say(undefined)
    if (found.product.pricingType === 'UNIT' || found.asked.weightKg !== undefined) return take(found)
    ports.feedback.give('choose')
    setSheet({ kind: 'new', found })
  }

  const row = (product: Candidate, found: FoundProduct, onPress: (found: FoundProduct) => void) => (
    <FoundRow product={product} onPress={() => onPress(found)} />
  )
  return (
    <>
      <BringScreen
        title={t('replace.add.title')}
        banner={banner}
        onBack={onBack}
        said={adding.said}
        query={query}
        onQuery={setQuery}
        renderProduct={(product) =>
          row(product, chosenByHand(product), (found) => setSheet({ kind: 'new', found }))
        }
        scanTitle={t('picking.scan')}
        field="above"
        action={
          session.additions.length > 0 && (
            <Button kind="plain" title={t('picking.close')} onPress={onBack} grow={1} />
          )
        }
        head={
          inHand !== undefined &&
          !isAdded && (
            <Section title={t('replace.offered')}>
              {row(inHand, { ...chosenByHand(inHand), how: 'scan' }, takeScanned)}
            </Section>
          )
        }
      >
        <Section title={t('replace.add.list')}>
          {session.additions.length === 0 && <Nothing />}
          {session.additions.map((addition) => (
            <AdditionCard
              key={addition.id}
              addition={addition}
              onStep={(by) => void adding.step(addition.id, by)}
              onWeigh={() => setSheet({ kind: 'weigh', additionId: addition.id })}
              onPrice={mayPrice ? () => setSheet({ kind: 'price', additionId: addition.id }) : undefined}
              onRemove={() => void adding.remove(addition)}
            />
          ))}
        </Section>
      </BringScreen>
      <ScannedProduct say={adding.say} onFound={takeScanned} />
      {sheet !== undefined && (
        <AddSheet
          session={session}
          sheet={sheet}
          adding={adding}
          onTake={take}
          onClose={() => setSheet(undefined)}
        />
      )}
    </>
  )
}

type AddSheetProps = {
  session: PickSession
  sheet: Sheet
  adding: ReturnType<typeof useAdd>
  onTake: (found: FoundProduct) => void
  onClose: () => void
}

function AddSheet({ session, sheet, adding, onTake, onClose }: AddSheetProps) {
  const { t } = useWords()
  if (sheet.kind === 'new') {
    const { found } = sheet
    return (
      <AmountSheet
        key={found.product.sku}
        product={found.product}
        start={found.asked}
        judge={(asked) => answerOf(judgeAddition(found.product, { additionId: '', asked, how: found.how }))}
        takeTitle={t('replace.add.take')}
        onTake={(asked) => onTake({ ...found, asked })}
        onClose={onClose}
      />
    )
  }
  const addition = findAddition(session, sheet.additionId)
  if (addition === undefined) return null
  const change = (changes: Parameters<typeof adding.change>[1]) => {
    onClose()
    void adding.change(addition.id, changes)
  }
  if (sheet.kind === 'price') {
    return <PriceSheet addition={addition} onSet={(unitPrice) => change({ unitPrice })} onClose={onClose} />
  }
  return (
    <AmountSheet
      product={addition.product}
      start={addition}
      judge={(asked) => answerOf(judgeAdditionChange(addition, asked))}
      takeTitle={t('replace.add.change')}
      onTake={change}
      onClose={onClose}
    />
  )
}

const answerOf = (verdict: AdditionVerdict): AmountAnswer =>
  verdict.kind === 'fits' ? { kind: 'fits', total: verdict.total } : { kind: 'nothing-yet' }

function FoundRow({ product, onPress }: { product: Candidate; onPress: () => void }) {
  const { t } = useWords()
  const priceWords = usePriceWords()
  const words = [priceWords(product), ...(product.active ? [] : [t('replace.reason.inactive')])]
  return <ProductRow product={product} words={words} verb={t('replace.add.take')} onPress={onPress} />
}

function Nothing() {
  const { t } = useWords()
  const { shelf } = useShelf()
  return (
    <>
      <Text tone="muted">{t('replace.add.nothing')}</Text>
      {!shelf.isWhole && <ShelfMissing />}
    </>
  )
}
