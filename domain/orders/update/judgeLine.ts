import type { OrderLine } from '@/domain/contract/order'
import type { LineUpdate } from '@/domain/contract/orderUpdate'
import { multiply } from '@/domain/money/decimal'
import { judgePrice, judgeQuantity, judgeWeight, refusePrices, type Judged } from './amounts'
import { fault, type CartFault } from './fault'
import type { LinePick, PriceChange } from './pick'
import type { NamedLine } from './sortItems'

/** What a request says of a line that the customer ordered. Only what goes into the cart has an amount and a price. */
export function judgeLine({ path, item, line }: NamedLine): Judged<LinePick> {
  const faults: CartFault[] = []
  if (item.pricing.pricing_type !== line.pricing.pricing_type) {
    faults.push(
      fault(
        `${path}.pricing.pricing_type`,
        'PRICING_TYPE_DIFFERS',
        `This line is sold by ${line.pricing.pricing_type}.`,
      ),
    )
    return { faults }
  }
  switch (item.status) {
    case 'IN_CART':
      return line.pricing.pricing_type === 'KG'
        ? judgeWeighed(path, item, line)
        : judgePieces(path, item, line)
    case 'NOT_FOUND':
    case 'REPLACED':
    case 'NOT_PROCESSED':
      return { value: { lineId: line._id, status: item.status } }
    case 'ADDITION':
      return { faults: [fault(`${path}.status`, 'STATUS_NOT_ALLOWED', 'An ordered line is no addition.')] }
  }
}

const boundsOf = (line: OrderLine) => ({ least: line.pricing.min_quantity, most: line.pricing.max_quantity })

function judgeWeighed(path: string, item: LineUpdate, line: OrderLine): Judged<LinePick> {
  const prices = refusePrices(path, item.pricing, 'The price of a weighed item follows its weight.')
  const weight = judgeWeight(path, item.pricing, boundsOf(line))
  if ('faults' in weight) return { faults: [...prices, ...weight.faults] }
  if (prices.length > 0) return { faults: prices }
  return { value: { lineId: line._id, status: 'IN_CART', amount: weight.value, price: undefined } }
}

function judgePieces(path: string, item: LineUpdate, line: OrderLine): Judged<LinePick> {
  const quantity = judgeQuantity(path, item.pricing.quantity ?? line.pricing.quantity, boundsOf(line))
  const price = judgePriceChange(path, item.pricing)
  const faults = [...faultsOf(quantity), ...faultsOf(price)]
  if ('faults' in quantity || 'faults' in price) return { faults }
  const change = realChange(price.value, line.pricing.unit_price, quantity.value)
  return { value: { lineId: line._id, status: 'IN_CART', amount: quantity.value, price: change } }
}

/** The agreed price spelled out is no change. */
function realChange(
  change: PriceChange | undefined,
  agreedUnitPrice: number,
  quantity: number,
): PriceChange | undefined {
  if (!change) return undefined
  const isSame =
    'unit' in change ? change.unit === agreedUnitPrice : change.total === multiply(agreedUnitPrice, quantity)
  return isSame ? undefined : change
}

function judgePriceChange(path: string, pricing: LineUpdate['pricing']): Judged<PriceChange | undefined> {
  const { unit_price: unit, total_price: total } = pricing
  if (unit != null && total != null) {
    return { faults: [fault(`${path}.pricing`, 'TWO_PRICES', 'Send unit_price or total_price, never both.')] }
  }
  if (unit != null) {
    const judged = judgePrice(path, 'unit_price', unit)
    return 'faults' in judged ? judged : { value: { unit: judged.value } }
  }
  if (total != null) {
    const judged = judgePrice(path, 'total_price', total)
    return 'faults' in judged ? judged : { value: { total: judged.value } }
  }
  return { value: undefined }
}

const faultsOf = (judged: Judged<unknown>): CartFault[] => ('faults' in judged ? judged.faults : [])
