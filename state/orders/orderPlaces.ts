/** Names and numbers of customers stand below this, and nowhere else in what is kept. */
export const ALL_ORDERS = 'orders/'

/** Where the orders of one store are kept, and what belongs to them. */
export function orderPlaces(workplace: string) {
  const place = `${ALL_ORDERS}${workplace}/`
  return {
    place,
    answer: `${place}answer`,
    orders: `${place}one/`,
    one: (orderId: string) => `${place}one/${orderId}`,
    whereabouts: `${place}where/`,
    where: (orderId: string) => `${place}where/${orderId}`,
  }
}

/** The id at the end of one of those. */
export const idAt = (key: string): string => key.slice(key.lastIndexOf('/') + 1)
