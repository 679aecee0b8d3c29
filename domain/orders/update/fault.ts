import type { Fault } from '@/domain/contract/error'

/** What can be wrong with a line of a cart. The device has words for each; the service sends them along. */
export type CartFaultCode =
  | 'ORDER_ID_DIFFERS'
  | 'NO_ITEMS'
  | 'LINE_NOT_NAMED'
  | 'LINE_UNKNOWN'
  | 'LINE_AMBIGUOUS'
  | 'LINE_NAMED_TWICE'
  | 'LINE_LEFT_OUT'
  | 'LINE_STILL_OPEN'
  | 'SKU_DIFFERS'
  | 'STATUS_NOT_ALLOWED'
  | 'PRICING_TYPE_DIFFERS'
  | 'QUANTITY_REQUIRED'
  | 'QUANTITY_NOT_WHOLE'
  | 'QUANTITY_OUT_OF_RANGE'
  | 'WEIGHT_REQUIRED'
  | 'WEIGHT_OUT_OF_RANGE'
  | 'PRICE_NOT_ALLOWED'
  | 'PRICE_NEGATIVE'
  | 'TWO_PRICES'
  | 'SKU_REQUIRED'
  | 'ITEM_NOT_FOUND'
  | 'REPLACEMENT_MISSING'
  | 'REPLACEMENT_TWICE'
  | 'REPLACED_LINE_UNKNOWN'
  | 'REPLACED_LINE_NOT_REPLACED'
  | 'WEIGHED_REPLACEMENT_NOT_ENABLED'
  | 'CANCELLATION_REASON_REQUIRED'

export interface CartFault extends Fault {
  code: CartFaultCode
}

export function fault(path: string, code: CartFaultCode, message: string): CartFault {
  return { path, code, message }
}
