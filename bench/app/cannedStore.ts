import { type Order } from '@/domain/contract/order'
import { startChild } from '../process/child'
import { type Changes, type Served, type Stock, type StoreProtocol } from './store/protocol'

/**
 * A built app and, in the service's place, the answers of a store of any size: a thousand orders of eighty lines are
 * made at once. What the service itself costs is measured by `bench:service`.
 */
export type CannedStore = {
  url: string
  /** From now on it has this. */
  stock: (changes: Partial<Stock>) => Promise<void>
  add: (orders: readonly Order[]) => Promise<void>
  change: (changes: Changes) => Promise<void>
  /** Whoever waits for the page that is held. */
  letGo: () => Promise<void>
  close: () => Promise<void>
}

/** In a process of its own, which makes way for the browser. */
export async function openStore(served: Served): Promise<CannedStore> {
  const child = startChild<StoreProtocol>('app/store/storeProcess.ts')
  const tell = async <Kind extends Exclude<keyof StoreProtocol, 'serve'>>(
    kind: Kind,
    question: StoreProtocol[Kind]['question'],
  ) => void (await child.ask(kind, question))
  return {
    url: await child.ask('serve', served),
    stock: (changes) => tell('stock', changes),
    add: (orders) => tell('add', orders),
    change: (changes) => tell('change', changes),
    letGo: () => tell('letGo', null),
    close: () => child.end(),
  }
}
