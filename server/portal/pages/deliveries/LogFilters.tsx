import { deliveryStateSchema } from '@/domain/contract/portal'
import type { Faults, Sent } from '../form'
import { SelectField, TextField } from '../parts/Field'
import { DELIVERY_WORDS } from '../parts/statusWords'

const STATES = [
  { value: '', label: 'Any' },
  ...deliveryStateSchema.options.map((state) => ({ value: state, label: DELIVERY_WORDS[state].words })),
]

/** `action` is the log without a filter. */
export function LogFilters({ action, faults, sent }: { action: string; faults: Faults; sent: Sent }) {
  const field = { faults, sent }
  return (
    <form method="get" action={action} className="filters" aria-label="Find events" noValidate>
      <SelectField {...field} name="state" label="State" options={STATES} />
      <TextField {...field} name="order_id" label="Order id" autoComplete="off" spellCheck={false} />
      <TextField {...field} name="job_id" label="Job id" autoComplete="off" spellCheck={false} />
      <button type="submit" className="button primary">
        Show
      </button>
      <a className="button plain" href={action}>
        Show all
      </a>
    </form>
  )
}
