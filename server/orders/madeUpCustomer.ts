import type { Customer } from '@/domain/contract/order'

const FIRST_NAMES = ['Mira', 'Jonas', 'Layla', 'Tom', 'Aisha', 'Paul', 'Nora', 'Samir', 'Ida', 'Felix']
const LAST_NAMES = ['Brandt', 'Okoye', 'Haddad', 'Lindner', 'Petersen', 'Rossi', 'Novak', 'Yilmaz']

/** Somebody who does not exist, at a number that nobody has (a range kept for fiction). */
export function madeUpCustomer(index: number): Customer {
  return {
    _id: `customer-${index}`,
    first_name: FIRST_NAMES[index % FIRST_NAMES.length] ?? 'Mira',
    last_name: LAST_NAMES[(index * 3) % LAST_NAMES.length] ?? 'Brandt',
    phone_number: `+4930231${String(25_000 + (index % 1000)).padStart(5, '0')}`,
    delivery_address: {},
  }
}

/** A different made-up customer every second. */
export const testCustomer = (now: Date): Customer => madeUpCustomer(Math.floor(now.getTime() / 1000) % 1000)
