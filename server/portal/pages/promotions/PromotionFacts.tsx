import type { PortalChain, PortalPromotion } from '@/domain/contract/portal'
import { numberText } from '../parts/amounts'
import { Facts } from '../parts/Facts'
import { When } from '../parts/When'
import { reasonWords, storeWords, typeWords } from './words'

export function PromotionFacts({ promotion, chain }: { promotion: PortalPromotion; chain: PortalChain }) {
  return (
    <Facts
      className="brief"
      of={[
        ['Names', <Names key="names" promotion={promotion} />],
        ['Reason', reasonWords(promotion.reason)],
        ['Type', typeWords(promotion.type)],
        ['Stores', storeWords(promotion.vendors, chain)],
        ['From', <When key="from" at={promotion.start_time} />],
        ['Until', <When key="until" at={promotion.end_time} />],
        ['Products', numberText(promotion.products)],
      ]}
    />
  )
}

function Names({ promotion }: { promotion: PortalPromotion }) {
  return (
    <ul className="plain-list">
      {Object.entries(promotion.display_name).map(([locale, name]) => (
        <li key={locale}>
          <bdi lang={locale.replace('_', '-')}>{name}</bdi> <span className="muted">{locale}</span>
        </li>
      ))}
    </ul>
  )
}
