import type { OrderId, VendorId } from '@/domain/contract/ids'
import type { Clock } from './clock'
import type { Crew } from './crew'
import type { OrderPlan } from './customers/planOrder'
import type { Ledger, OrderRecord } from './ledger'
import type { Options } from './options'
import type { PartnerApi } from './service/partnerApi'
import type { Patience } from './service/insist'
import type { PortalApi } from './service/portalApi'
import type { Shelf } from './shelf'

export type Store = { vendorId: VendorId; name: string; shelf: Shelf }

/** An order between the hands of those who work on it. */
export type Errand = {
  readonly record: OrderRecord
  readonly plan: OrderPlan
  /** `left`: the store is done with it. `over`: nobody has to carry it. */
  readonly picked: Promise<'left' | 'over'>
  readonly settle: (how: 'left' | 'over') => void
}

/** What all who take part share. */
export type World = {
  readonly options: Options
  readonly chainId: string
  /** Stands in every order and token of this run, so that nothing of anybody else is touched. */
  readonly mark: string
  readonly clock: Clock
  readonly crew: Crew
  readonly ledger: Ledger
  readonly patience: Patience
  readonly portal: PortalApi
  /** With a token of the chain: the team lead's desk. */
  readonly backOffice: PartnerApi
  readonly errands: Map<OrderId, Errand>
  isPlacing: boolean
  /** Called when something about an order changed, so that a standstill is noticed. */
  readonly onProgress: () => void
}

export function newErrand(record: OrderRecord, plan: OrderPlan): Errand {
  let settle: Errand['settle'] = () => undefined
  const picked = new Promise<'left' | 'over'>((resolve) => {
    settle = resolve
  })
  return { record, plan, picked, settle }
}
