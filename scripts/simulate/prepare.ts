import type { VendorId } from '@/domain/contract/ids'
import type { Clock } from './clock'
import { gatherCrew } from './crew'
import { chanceOf } from './draw'
import { newTally, type Ledger } from './ledger'
import type { Options } from './options'
import { drawHands } from './pickers/hands'
import type { Picker } from './pickers/shift'
import { chooseVendors, openStore } from './service/chooseStores'
import type { Gate } from './service/gate'
import type { PortalChain } from '@/domain/contract/portal'
import type { Store, World } from './world'

export type Cast = {
  world: World
  stores: Store[]
  pickers: Picker[]
  /** Of the whole chain, for who looks at everything afterwards. */
  officeToken: string
  storeOf(order: number): Store
}

type Stage = {
  options: Options
  gate: Gate
  chain: PortalChain
  mark: string
  clock: Clock
  ledger: Ledger
  stop: AbortSignal
  onProgress(): void
  onFailure(problem: unknown): void
  say(text: string): void
}

/** Opens the stores, gives every picker a device with a token of its own, and nobody begins yet. */
export async function prepare(stage: Stage): Promise<Cast> {
  const { options, gate, chain, mark, ledger, say } = stage
  const chainId = chain.chain_id
  const { portal, patience } = gate
  const name = (who: string) => `${who} (simulation ${mark})`
  const office = await portal.makeToken(chainId, { kind: 'chain', name: name('Back office') })
  const backOffice = gate.partner(chainId, office.token)
  const stores: Store[] = []
  for (const vendor of chooseVendors(chain, options)) {
    const store = await openStore(backOffice, vendor)
    if (store) stores.push(store)
    else say(`${vendor.name} sells nothing and takes no part.`)
  }
  const storeAt = (place: number) => {
    const store = stores[place % stores.length]
    if (!store) throw new Error('None of the stores sells anything.')
    return store
  }
  const pickers: Picker[] = []
  for (let place = 0; place < options.pickers; place += 1) {
    const store = storeAt(place)
    const tally = newTally(`Picker ${place + 1}`, store.vendorId)
    ledger.pickers.push(tally)
    const { token } = await portal.makeToken(chainId, {
      kind: 'device',
      name: name(tally.name),
      vendor_id: store.vendorId,
      role: 'picker',
    })
    pickers.push({
      store,
      device: gate.partner(chainId, token, () => count(ledger, store.vendorId)),
      hands: drawHands(options.seed, place),
      tally,
      jitter: chanceOf(options.seed, 'jitter', place),
    })
  }
  const world: World = {
    options,
    chainId,
    mark,
    clock: stage.clock,
    crew: gatherCrew(stage.stop, stage.onFailure),
    ledger,
    patience,
    portal,
    backOffice,
    errands: new Map(),
    isPlacing: true,
    onProgress: stage.onProgress,
  }
  // A store with more pickers gets more customers.
  const storeOf = (order: number) =>
    storeAt(chanceOf(options.seed, 'store', order).whole(0, options.pickers - 1))
  return { world, stores, pickers, officeToken: office.token, storeOf }
}

const count = ({ requests }: Ledger, vendorId: VendorId) =>
  requests.set(vendorId, (requests.get(vendorId) ?? 0) + 1)
