import Big from 'big.js'

/** Money and weights carry three decimals at most. More are cut, not rounded: the platforms do so. */
export const DECIMAL_PLACES = 3

/**
 * An exact decimal from a number as JSON carries it. A double holds every amount of up to 15 digits so that
 * its shortest text is the amount that was written; only arithmetic on doubles would lose it, so none is done.
 */
export function decimal(amount: number | string): Big {
  return new Big(typeof amount === 'number' ? String(amount) : amount)
}

export function cutDecimal(amount: Big): Big {
  return amount.round(DECIMAL_PLACES, Big.roundDown)
}

/** Back to what JSON carries, with extra decimals cut. */
export function toAmount(amount: Big): number {
  return cutDecimal(amount).toNumber()
}

export function multiply(one: number, other: number): number {
  return toAmount(decimal(one).times(decimal(other)))
}

export function sum(amounts: readonly number[]): number {
  return toAmount(amounts.reduce((total, amount) => total.plus(decimal(amount)), new Big(0)))
}
