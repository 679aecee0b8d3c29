import type { PortalChain } from '@/domain/contract/portal'
import { readOptions, type Options } from '@/scripts/simulate/options'
import { chooseChain, chooseVendors } from '@/scripts/simulate/service/chooseStores'

const chainOf = (id: string, stores: number): PortalChain => ({
  chain_id: id,
  name: id,
  vendors: Array.from({ length: stores }, (_, place) => ({
    vendor_id: `${id}-${place}`,
    name: `Store ${place}`,
    currency: 'EUR',
    weighted_items_enabled: true,
  })),
})

function optionsOf(line: string): Options {
  const options = readOptions(line.split(' '), {}, () => 1)
  if (options === 'help') throw new Error('No options')
  return options
}

test('takes the only chain that has a store, and asks where there are several', () => {
  const chains = [chainOf('empty', 0), chainOf('north', 2)]
  expect(chooseChain(chains, undefined).chain_id).toBe('north')
  expect(chooseChain([...chains, chainOf('south', 1)], 'south').chain_id).toBe('south')
  expect(() => chooseChain([...chains, chainOf('south', 1)], undefined)).toThrow(
    'Name a chain with --chain, one of: north, south.',
  )
  expect(() => chooseChain(chains, 'west')).toThrow('Name a chain with --chain, one of: north.')
  expect(() => chooseChain([], undefined)).toThrow(/no chain with a store/)
})

test('all stores take part, unless fewer were asked for or there is nobody to pick', () => {
  const chain = chainOf('north', 3)
  expect(chooseVendors(chain, optionsOf('--pickers 6'))).toHaveLength(3)
  expect(chooseVendors(chain, optionsOf('--pickers 6 --stores 2'))).toHaveLength(2)
  expect(chooseVendors(chain, optionsOf('--pickers 2'))).toHaveLength(2)
  expect(() => chooseVendors(chain, optionsOf('--stores 4'))).toThrow(/--stores must be at most 3/)
  expect(() => chooseVendors(chain, optionsOf('--pickers 2 --stores 3'))).toThrow(
    /--pickers must be at least 3/,
  )
})
