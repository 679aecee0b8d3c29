import type { PortalChain, PortalPromotionDetails, PromotedProduct } from '@/domain/contract/portal'
import { moneyText } from '../parts/amounts'
import { Facts } from '../parts/Facts'
import { chainAddress } from '../parts/Layout'
import { Pager } from '../parts/Pager'
import { PromotionChip } from './PromotionChip'
import { PromotionFacts } from './PromotionFacts'
import { discountWords } from './words'

interface PromotionDetailsProps {
  chain: PortalChain
  promotion: PortalPromotionDetails
  page: number
}

export function PromotionDetails({ chain, promotion, page }: PromotionDetailsProps) {
  const at = `${chainAddress(chain.chain_id)}/promotions`
  return (
    <>
      <div data-live>
        <p>
          <PromotionChip state={promotion.state} />
        </p>
        <div className="card">
          <PromotionFacts promotion={promotion} chain={chain} />
        </div>
        <h2>Products</h2>
        {promotion.products === 0 && <p>No product is under this promotion.</p>}
        <ul className="cards">
          {promotion.items.map((product) => (
            <PromotedCard key={`${product.vendor_id} ${product.sku}`} product={product} chain={chain} />
          ))}
        </ul>
        <Pager address={`${at}/${promotion.promotion_id}`} page={page} total={promotion.products} />
      </div>
      <p>
        <a href={at}>All promotions</a>
      </p>
    </>
  )
}

function PromotedCard({ product, chain }: { product: PromotedProduct; chain: PortalChain }) {
  const store = chain.vendors.find((vendor) => vendor.vendor_id === product.vendor_id)
  const { price, promoted_price: promoted } = product
  return (
    <li className="card">
      <p className="title">{product.title}</p>
      <p className="muted">
        {product.sku} · {store?.name ?? product.vendor_id}
      </p>
      <Facts
        className="brief"
        of={[
          ['Without it', moneyText(price, store?.currency)],
          [
            'With it',
            promoted === null ? 'Depends on how many are bought' : moneyText(promoted, store?.currency),
          ],
          ['Discount', discountWords(product, store?.currency)],
        ]}
      />
    </li>
  )
}
