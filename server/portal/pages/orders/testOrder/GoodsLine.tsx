import type { OrderedProduct } from '@/domain/orders/placeOrder'
import type { Faults, Sent } from '../../form'
import { moneyText } from '../../parts/amounts'
import { SelectField, TextField } from '../../parts/Field'
import { WISHES } from '../words'
import { fieldOf, type LineField, type TypedLine } from './draft'

interface GoodsLineProps {
  index: number
  line: TypedLine
  /** Absent where the store does not have it. */
  product: OrderedProduct | undefined
  currency: string
  action: string
  faults: Faults
  sent: Sent
}

const MORE_FIELDS: readonly LineField[] = ['min', 'max', 'instructions', 'wish', 'wish_skus']

const WISH_OPTIONS = [
  { value: '', label: 'The customer said nothing' },
  ...Object.entries(WISHES).map(([value, label]) => ({ value, label })),
]

const FOUND_OPTIONS = [
  { value: 'IN_CART', label: 'Found' },
  { value: 'NOT_FOUND', label: 'Not found' },
]

export function GoodsLine({ index, line, product, currency, action, faults, sent }: GoodsLineProps) {
  const at = (field: LineField) => ({ name: fieldOf(index, field), faults, sent })
  const isWeighed = product?.pricingType === 'KG'
  const title = product?.name ?? line.sku ?? ''
  return (
    <li className="card form">
      {product ? (
        <div>
          <p className="title">{title}</p>
          <p className="muted">
            {line.sku} · {moneyText(product.price, currency)} {isWeighed ? 'a kg' : 'each'}
          </p>
          <input type="hidden" name={fieldOf(index, 'sku')} value={line.sku} />
        </div>
      ) : (
        <TextField {...at('sku')} label="SKU" hint="This store has no such product." />
      )}
      <div className="beside">
        <TextField
          {...at('amount')}
          label={isWeighed ? 'Kilograms' : 'Pieces'}
          inputMode={isWeighed ? 'decimal' : 'numeric'}
          autoComplete="off"
          defaultValue="1"
        />
        <div className="when-picked">
          <SelectField {...at('status')} label="Is it found?" options={FOUND_OPTIONS} />
        </div>
        <button
          type="submit"
          name="act"
          value={`remove:${index}`}
          formAction={`${action}#goods`}
          className="button plain"
          aria-label={`Remove ${title}`}
        >
          Remove
        </button>
      </div>
      <details
        open={MORE_FIELDS.some((field) => line[field] !== undefined || faults.has(fieldOf(index, field)))}
      >
        <summary>Limits, instructions, replacement</summary>
        <div className="form">
          <TextField
            {...at('min')}
            label="At least"
            hint={isWeighed ? 'Empty: a fifth less' : 'Empty: one piece'}
            inputMode="decimal"
          />
          <TextField
            {...at('max')}
            label="At most"
            hint={isWeighed ? 'Empty: a fifth more' : 'Empty: as ordered'}
            inputMode="decimal"
          />
          <TextField {...at('instructions')} label="Instructions" />
          <SelectField {...at('wish')} label="If it is not there" options={WISH_OPTIONS} />
          <TextField
            {...at('wish_skus')}
            label="Chosen SKUs"
            hint="For “Chosen goods” only, with commas between them"
          />
        </div>
      </details>
    </li>
  )
}
