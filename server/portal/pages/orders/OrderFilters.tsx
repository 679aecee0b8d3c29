import { ORDER_STATUSES, type OrderStatus } from '@/domain/contract/order'
import type { PortalChain } from '@/domain/contract/portal'
import { NO_FAULTS } from '../form'
import { SelectField } from '../parts/Field'
import { chainAddress } from '../parts/Layout'
import { ORDER_WORDS } from '../parts/statusWords'

interface OrderFiltersProps {
  chain: PortalChain
  vendorId: string | undefined
  status: OrderStatus | undefined
}

export function OrderFilters({ chain, vendorId, status }: OrderFiltersProps) {
  const stores = chain.vendors.map(({ vendor_id, name }) => ({ value: vendor_id, label: name }))
  const states = ORDER_STATUSES.map((state) => ({ value: state, label: ORDER_WORDS[state].words }))
  return (
    <form
      method="get"
      action={`${chainAddress(chain.chain_id)}/orders`}
      className="filters"
      aria-label="Which orders"
    >
      <SelectField
        name="vendor_id"
        label="Store"
        options={[{ value: '', label: 'Every store' }, ...stores]}
        defaultValue={vendorId}
        faults={NO_FAULTS}
      />
      <SelectField
        name="status"
        label="State"
        options={[{ value: '', label: 'Every state' }, ...states]}
        defaultValue={status}
        faults={NO_FAULTS}
      />
      <button type="submit" className="button plain">
        Show
      </button>
    </form>
  )
}
