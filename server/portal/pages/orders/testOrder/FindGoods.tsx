import type { Product } from '@/domain/contract/product'
import type { Faults, Sent } from '../../form'
import { moneyText, numberText } from '../../parts/amounts'
import { Chip } from '../../parts/Chip'
import { TextField } from '../../parts/Field'

/** What a search found; undefined where nothing was asked. */
export interface Found {
  products: readonly Product[]
  hasMore: boolean
}

interface FindGoodsProps {
  action: string
  found: Found | undefined
  /** What was just put into the order: on a phone its line is far below. */
  added: string | undefined
  currency: string
  faults: Faults
  sent: Sent
}

/** Its button is the form's first: Enter in any field of the form searches, and never places an order. */
export function FindGoods({ action, found, added, currency, faults, sent }: FindGoodsProps) {
  const here = `${action}#find`
  return (
    <section id="find" className="form" aria-label="Find goods">
      <div className="beside">
        <TextField
          name="search"
          type="search"
          label="Find goods"
          hint="Name, SKU or barcode"
          maxLength={200}
          autoComplete="off"
          faults={faults}
          sent={sent}
        />
        <button type="submit" name="act" value="search" formAction={here} className="button plain">
          Search
        </button>
      </div>
      {added && (
        <p className="notice good" role="status">
          Added: {added}
        </p>
      )}
      {found && <FoundGoods found={found} here={here} currency={currency} />}
    </section>
  )
}

function FoundGoods({ found, here, currency }: { found: Found; here: string; currency: string }) {
  if (found.products.length === 0) return <p role="status">Nothing was found.</p>
  return (
    <>
      <ul className="cards">
        {found.products.map((product) => (
          <li key={product.sku} className="card row">
            <div className="grows">
              <p className="title">{product.title}</p>
              <p className="muted">
                {product.sku} · {moneyText(product.price, currency)}{' '}
                {product.pricing_type === 'KG' ? 'a kg, weighed' : 'each'} · {stockWords(product)}
              </p>
              {!product.active && <Chip look="soon">Not on sale</Chip>}
            </div>
            <button
              type="submit"
              name="act"
              value={`add:${product.sku}`}
              formAction={here}
              className="button plain"
              aria-label={`Add ${product.title}`}
            >
              Add
            </button>
          </li>
        ))}
      </ul>
      {found.hasMore && <p className="muted">There are more. Type more of the name to see them.</p>}
    </>
  )
}

/** A store that does not count its goods has them until it says otherwise. */
function stockWords({ active, quantity }: Product): string {
  if (quantity == null) return active ? 'in stock' : 'not in stock'
  return quantity > 0 ? `${numberText(quantity)} in stock` : 'not in stock'
}
