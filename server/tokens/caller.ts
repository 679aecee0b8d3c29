import type { DeviceRole } from '@/domain/contract/device'
import type { ChainId, VendorId } from '@/domain/contract/ids'

/** Who calls: the whole chain, or one device in one store. */
export type Caller =
  | { kind: 'chain'; tokenId: string; chainId: ChainId }
  | { kind: 'device'; tokenId: string; chainId: ChainId; vendorId: VendorId; role: DeviceRole }

/** What a call does, as far as permission goes. Every route names one. */
export type Operation =
  'read orders' | 'pick orders' | 'cancel orders' | 'read catalog' | 'change catalog' | 'run promotions'

const PICKER_MAY: readonly Operation[] = ['read orders', 'pick orders', 'read catalog']

/** A chain's token may do everything in its chain, a team lead's everything in the store, a picker's reads and picks. */
export function mayDo(caller: Caller, operation: Operation): boolean {
  switch (caller.kind) {
    case 'chain':
      return true
    case 'device':
      return caller.role === 'lead' || PICKER_MAY.includes(operation)
  }
}

export function mayTouchVendor(caller: Caller, vendorId: string): boolean {
  return caller.kind === 'chain' || caller.vendorId === vendorId
}
