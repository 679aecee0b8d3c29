import type { PortalChain } from '@/domain/contract/portal'
import type { OrderedProduct } from '@/domain/orders/placeOrder'
import type { Faults, Sent } from '../../form'
import { countText } from '../../parts/amounts'
import { FaultSummary, SelectField, TextField } from '../../parts/Field'
import { Form } from '../../parts/Form'
import { Choice } from './Choice'
import { linesIn } from './draft'
import { FindGoods, type Found } from './FindGoods'
import { GoodsLine } from './GoodsLine'
import { Outcome } from './Outcome'

interface TestOrderFormProps {
  action: string
  chain: PortalChain
  currency: string
  found: Found | undefined
  addedSku: string | undefined
  products: ReadonlyMap<string, OrderedProduct>
  faults: Faults
  sent: Sent
}

const WHO_DELIVERS = [
  { value: 'PLATFORM', label: 'A rider collects' },
  { value: 'VENDOR', label: 'The store delivers' },
]

export function TestOrderForm({
  action,
  chain,
  currency,
  found,
  addedSku,
  products,
  faults,
  sent,
}: TestOrderFormProps) {
  const field = { faults, sent }
  const lines = linesIn(sent)
  const added = addedSku && (products.get(addedSku)?.name ?? addedSku)
  const stores = chain.vendors.map(({ vendor_id, name }) => ({ value: vendor_id, label: name }))
  return (
    <Form action={action} className="form test-order" label="Test order">
      <FaultSummary faults={faults} />
      <SelectField {...field} name="vendor_id" label="Store" options={stores} />
      <FindGoods action={action} found={found} added={added} currency={currency} {...field} />
      <section id="goods" className="form" aria-label="Goods of the order">
        <h2>{lines.length === 0 ? 'No goods yet' : countText(lines.length, 'line', 'lines')}</h2>
        <ol className="cards">
          {lines.map((line, index) => (
            <GoodsLine
              key={fieldKey(line.sku, index)}
              index={index}
              line={line}
              product={products.get(line.sku ?? '')}
              currency={currency}
              action={action}
              {...field}
            />
          ))}
        </ol>
      </section>
      <Choice {...field} name="delivery" label="Delivery" options={WHO_DELIVERS} defaultValue="PLATFORM" />
      <TextField {...field} name="comment" label="Comment for the picker" />
      <TextField
        {...field}
        name="promised_in_minutes"
        label="Promised in minutes"
        hint="A negative number makes a late order"
        inputMode="text"
        defaultValue="30"
      />
      <Outcome {...field} />
      <button type="submit" name="act" value="place" className="button primary">
        Place the order
      </button>
    </Form>
  )
}

const fieldKey = (sku: string | undefined, index: number) => `${index}-${sku ?? ''}`
