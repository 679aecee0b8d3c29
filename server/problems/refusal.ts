import type { ErrorCode, Fault } from '@/domain/contract/error'

/** A request that the service does not do, with the answer it gets. Thrown anywhere, answered in one place. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string,
    readonly faults: readonly Fault[] = [],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
  }
}

export const invalidRequest = (faults: readonly Fault[], message = 'The request is not valid.') =>
  new Refusal(400, 'INVALID_REQUEST', message, faults)

export const unauthorized = () =>
  new Refusal(401, 'UNAUTHORIZED', 'The token is missing or not valid.', [], { 'www-authenticate': 'Bearer' })

export const forbidden = () => new Refusal(403, 'FORBIDDEN', 'This token may not do that.')

export const orderNotFound = () =>
  new Refusal(404, 'ORDER_NOT_FOUND', 'There is no such order in the last 60 days.')

export const vendorNotFound = () =>
  new Refusal(404, 'VENDOR_NOT_FOUND', 'The chain has no store with this id.')

export const nothingHere = () => new Refusal(404, 'NOT_FOUND', 'There is nothing at this address.')

export const tooLarge = (limitBytes: number) =>
  new Refusal(413, 'TOO_LARGE', `The body is larger than ${Math.floor(limitBytes / 1024 / 1024)} MB.`)

export const invalidTransition = (message: string) => new Refusal(409, 'INVALID_TRANSITION', message)

/** Every broken rule of a cart at once. When nothing but products is unknown, the code says so. */
export function brokenCart(faults: readonly Fault[]): Refusal {
  const onlyUnknown = faults.every((fault) => fault.code === 'ITEM_NOT_FOUND')
  return onlyUnknown
    ? new Refusal(422, 'ITEM_NOT_FOUND', 'The store has no such product.', faults)
    : new Refusal(422, 'INVALID_CART_UPDATE', 'The cart breaks a rule.', faults)
}

export const chainNotFound = () => new Refusal(404, 'NOT_FOUND', 'There is no chain with this id.')

export const tokenNotFound = () => new Refusal(404, 'NOT_FOUND', 'The chain has no token with this id.')

export const deliveryNotFound = () => new Refusal(404, 'NOT_FOUND', 'The chain has no delivery with this id.')

export const rateLimited = (waitSeconds: number) =>
  new Refusal(429, 'RATE_LIMITED', `Too many requests; wait ${waitSeconds} seconds.`, [], {
    'retry-after': String(waitSeconds),
  })

export const jobNotFound = () =>
  new Refusal(404, 'JOB_NOT_FOUND', 'The chain has no such job, or it is not done yet.')

export const productNotFound = () => new Refusal(404, 'PRODUCT_NOT_FOUND', 'The store has no such product.')
