import type { Faults, Sent } from '../../form'
import { SelectField } from '../../parts/Field'
import { REASONS } from '../words'
import { Choice } from './Choice'

const OUTCOMES = [
  { value: 'RECEIVED', label: 'It stays received' },
  {
    value: 'READY_FOR_PICKUP',
    label: 'It is picked: ready for pickup, or sent off where the store delivers',
  },
  { value: 'CANCELLED', label: 'It is cancelled' },
]

const CANCELLING_PARTIES = [
  { value: 'CUSTOMER', label: 'The customer' },
  { value: 'VENDOR', label: 'The store' },
  { value: 'LOGISTICS', label: 'Logistics' },
]

const REASON_OPTIONS = [
  { value: '', label: 'No reason' },
  ...Object.entries(REASONS).map(([value, label]) => ({ value, label })),
]

/** What becomes of the order at once. Who cancels and why is looked at for a cancelled one only. */
export function Outcome({ faults, sent }: { faults: Faults; sent: Sent }) {
  const field = { faults, sent }
  return (
    <Choice {...field} name="outcome" label="What becomes of it" options={OUTCOMES} defaultValue="RECEIVED">
      <div className="when-cancelled form">
        <SelectField
          {...field}
          name="cancelled_by"
          label="Who cancels"
          hint="Counts only where the order is cancelled"
          options={CANCELLING_PARTIES}
        />
        <SelectField {...field} name="reason" label="Why" options={REASON_OPTIONS} />
      </div>
    </Choice>
  )
}
