import type { PortalChain, PortalPromotion } from '@/domain/contract/portal'
import { promotionStateSchema, type PromotionState } from '@/domain/contract/promotion'
import { NO_FAULTS } from '../form'
import { SelectField } from '../parts/Field'
import { addressWith } from '../parts/filter'
import { chainAddress } from '../parts/Layout'
import { localName } from '../parts/localName'
import { Pager } from '../parts/Pager'
import { PROMOTION_WORDS } from '../parts/statusWords'
import { PromotionChip } from './PromotionChip'
import { PromotionFacts } from './PromotionFacts'
import { reasonWords } from './words'

interface PromotionListProps {
  chain: PortalChain
  promotions: readonly PortalPromotion[]
  total: number
  page: number
  state: PromotionState | undefined
}

const STATES = [
  { value: '', label: 'Every state' },
  ...promotionStateSchema.options.map((state) => ({ value: state, label: PROMOTION_WORDS[state].words })),
]

export function PromotionList({ chain, promotions, total, page, state }: PromotionListProps) {
  const at = `${chainAddress(chain.chain_id)}/promotions`
  return (
    <>
      <form method="get" action={at} className="filters" aria-label="Which promotions">
        <SelectField name="state" label="State" options={STATES} defaultValue={state} faults={NO_FAULTS} />
        <button type="submit" className="button plain">
          Show
        </button>
      </form>
      <div data-live>
        {total === 0 && <p>{state ? 'There is none in this state.' : 'There is no promotion yet.'}</p>}
        <ul className="cards">
          {promotions.map((promotion) => (
            <li key={promotion.promotion_id} className="card">
              <div className="row">
                <a className="title" href={`${at}/${promotion.promotion_id}`}>
                  {localName(promotion.display_name)} ({reasonWords(promotion.reason)})
                </a>
                <PromotionChip state={promotion.state} />
              </div>
              <PromotionFacts promotion={promotion} chain={chain} />
            </li>
          ))}
        </ul>
        <Pager address={addressWith(at, { state })} page={page} total={total} />
      </div>
    </>
  )
}
