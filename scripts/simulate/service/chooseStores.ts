import { vendorIdSchema } from '@/domain/contract/ids'
import type { PortalChain } from '@/domain/contract/portal'
import { WrongOption, type Options } from '../options'
import { stockShelf } from '../shelf'
import type { Store } from '../world'
import type { PartnerApi } from './partnerApi'

/** The chain that was named, or the only one. */
export function chooseChain(chains: readonly PortalChain[], wanted: string | undefined): PortalChain {
  const open = chains.filter(({ vendors }) => vendors.length > 0)
  const names = open.map(({ chain_id }) => chain_id).join(', ')
  if (open.length === 0)
    throw new WrongOption('The service has no chain with a store; open one in its portal.')
  const [chain, ...others] = open.filter(({ chain_id }) => wanted === undefined || chain_id === wanted)
  if (!chain || others.length > 0) throw new WrongOption(`Name a chain with --chain, one of: ${names}.`)
  return chain
}

/** As many stores as were asked for and have a picker each. */
export function chooseVendors(
  { vendors }: PortalChain,
  { stores, pickers }: Options,
): PortalChain['vendors'] {
  if (stores !== undefined && stores > vendors.length) {
    throw new WrongOption(`--stores must be at most ${vendors.length}: the chain has no more.`)
  }
  if (stores !== undefined && stores > pickers) {
    throw new WrongOption(`--pickers must be at least ${stores}: every store needs one.`)
  }
  return vendors.slice(0, Math.min(stores ?? vendors.length, pickers))
}

/** Reads what a store sells; a store that sells nothing takes no part. */
export async function openStore(
  api: PartnerApi,
  vendor: PortalChain['vendors'][number],
): Promise<Store | undefined> {
  const vendorId = vendorIdSchema.parse(vendor.vendor_id)
  const [products, categories] = [await api.readProducts(vendorId), await api.readCategories(vendorId)]
  const weightedItemsEnabled = vendor.weighted_items_enabled
  const shelf = stockShelf({ vendorId, weightedItemsEnabled }, categories, products)
  if (shelf.pieces.length + shelf.weighed.length === 0) return undefined
  return { vendorId, name: vendor.name, shelf }
}
