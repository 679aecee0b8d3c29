import { useState, type ReactNode } from 'react'
import { AmountSheet, type AmountAnswer } from '@/components/parts/AmountSheet'
import { ShelfMissing } from '@/components/parts/ShelfMissing'
import { Section } from '@/components/ui/Section'
import { Text } from '@/components/ui/Text'
import { useWords } from '@/components/words/useWords'
import { type LineId } from '@/domain/contract/ids'
import { type Order } from '@/domain/contract/order'
import { type AskedAmount } from '@/domain/picking/broughtAmount'
import { type LineProgress, type PickSession } from '@/domain/picking/session'
import { mostOf } from '@/domain/replacing/judgeReplacement'
import { type Candidate, type Suggestion } from '@/domain/replacing/rateCandidate'
import { wishOf } from '@/domain/replacing/wishOf'
import { useSignedIn } from '@/state/session/useSession'
import { useShelf } from '@/state/shelf/useShelf'
import { BringScreen } from './BringScreen'
import { chosenByHand, type FoundProduct } from './foundProduct'
import { MissingCard } from './MissingCard'
import { ScannedProduct } from './ScannedProduct'
import { StandInCard } from './StandInCard'
import { SuggestionRow } from './SuggestionRow'
import { useReplace } from './useReplace'
import { useOffered } from './useOffered'
import { useSuggestions } from './useSuggestions'
import { type Refused } from './verdictWords'
import { WishCard } from './WishCard'

type ReplaceBoardProps = {
  order: Order
  session: PickSession
  progress: LineProgress
  offered: string | undefined
  banner: ReactNode
  onBack: () => void
  onDone: () => void
}

export function ReplaceBoard({
  order,
  session,
  progress,
  offered,
  banner,
  onBack,
  onDone,
}: ReplaceBoardProps) {
  const { t } = useWords()
  const { line, replacement } = progress
  const replacing = useReplace(session, progress, onDone)
  const { said, say, refuse, asking, judge, consider } = replacing
  const { suggestions, rate } = useSuggestions(line, hasAgreed(session, line._id))
  const [query, setQuery] = useState('')
  const inHand = useOffered(offered)

  const row = (suggestion: Suggestion, found: FoundProduct = chosenByHand(suggestion.product)) => (
    <SuggestionRow
      key={suggestion.product.sku}
      suggestion={suggestion}
      refusal={refusalOf(found)}
      onTake={() => consider(found)}
    />
  )
  /** Nothing where it may be taken, or where its price already says why not. */
  const refusalOf = (found: FoundProduct): string | undefined => {
    const verdict = judge(found)
    switch (verdict.kind) {
      case 'fits':
      case 'needs-weight':
      case 'needs-quantity':
      case 'dearer':
        return undefined
      case 'too-many':
      case 'too-heavy':
      case 'weighed-not-enabled':
      case 'same-product':
      case 'in-cart':
        return replacing.wordsOf(verdict)
    }
  }
  const answerAmount = (found: FoundProduct, asked: AskedAmount): AmountAnswer => {
    const verdict = judge({ ...found, asked })
    switch (verdict.kind) {
      case 'fits':
        return { kind: 'fits', total: verdict.total }
      case 'needs-weight':
      case 'needs-quantity':
        return { kind: 'nothing-yet' }
      // The product may be taken, only less of it.
      case 'dearer':
        return { kind: 'refused', words: replacing.wordsOf(tooMuch(mostOf(line, found.product), found)) }
      case 'too-many':
      case 'too-heavy':
      case 'weighed-not-enabled':
      case 'same-product':
      case 'in-cart':
        return { kind: 'refused', words: replacing.wordsOf(verdict) }
    }
  }

  return (
    <>
      <BringScreen
        title={t('replace.title')}
        banner={banner}
        onBack={onBack}
        said={said}
        query={query}
        onQuery={setQuery}
        renderProduct={(product: Candidate) => row(rate(product))}
        scanTitle={t('replace.scan')}
        field="below"
        head={
          <>
            <MissingCard progress={progress} />
            {replacement !== undefined && (
              <StandInCard by={replacement} onTakeBack={() => void replacing.takeBack()} />
            )}
            <WishCard
              order={order}
              session={session}
              line={line}
              onCalled={(outcome) => void replacing.noteCall(outcome)}
              onCannotCall={() => refuse(t('replace.call.cannot'))}
            />
            {inHand !== undefined && (
              <Section title={t('replace.offered')}>
                {row(rate(inHand), { ...chosenByHand(inHand), how: 'scan' })}
              </Section>
            )}
          </>
        }
      >
        <Suggestions progress={progress} suggestions={suggestions} renderRow={row} />
      </BringScreen>
      <ScannedProduct say={say} onFound={consider} />
      {asking !== undefined && (
        <AmountSheet
          key={asking.product.sku}
          product={asking.product}
          start={asking.asked}
          most={mostOf(line, asking.product)}
          judge={(asked) => answerAmount(asking, asked)}
          takeTitle={t('replace.take')}
          onTake={(asked) => void replacing.take({ ...asking, asked })}
          onClose={replacing.stopAsking}
        />
      )}
    </>
  )
}

const tooMuch = (most: number, { product }: FoundProduct): Refused => ({
  kind: product.pricingType === 'KG' ? 'too-heavy' : 'too-many',
  most,
})

const hasAgreed = ({ calls }: PickSession, of: LineId): boolean =>
  calls.filter(({ lineId }) => lineId === of).at(-1)?.outcome === 'agreed'

type SuggestionsProps = {
  progress: LineProgress
  suggestions: readonly Suggestion[]
  renderRow: (suggestion: Suggestion) => ReactNode
}

function Suggestions({ progress: { line }, suggestions, renderRow }: SuggestionsProps) {
  const { t, format } = useWords()
  const { workplace } = useSignedIn()
  const { shelf } = useShelf()
  const price = format.money(line.original_pricing.unit_price, workplace.currency)
  return (
    <Section title={t('replace.suggestions', { price })}>
      {suggestions.map((suggestion) => renderRow(suggestion))}
      {suggestions.length === 0 &&
        (shelf.isWhole ? (
          <Text tone="muted">
            {t(wishOf(line).kind === 'none-wanted' ? 'replace.noneWanted' : 'replace.noSuggestions')}
          </Text>
        ) : (
          <ShelfMissing />
        ))}
    </Section>
  )
}
