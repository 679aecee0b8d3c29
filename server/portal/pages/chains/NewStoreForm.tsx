import type { Faults, Sent } from '../form'
import { FaultSummary, SelectField, TextField } from '../parts/Field'
import { Form } from '../parts/Form'
import { chainAddress } from '../parts/Layout'

interface NewStoreFormProps {
  chainId: string
  faults: Faults
  sent: Sent | undefined
}

const YES_OR_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

export function NewStoreForm({ chainId, faults, sent }: NewStoreFormProps) {
  const field = { faults, sent }
  return (
    <Form action={`${chainAddress(chainId)}/stores`} className="form card narrow">
      <FaultSummary faults={faults} />
      <TextField {...field} name="vendor_id" label="Store id" hint="Stands in addresses: store-12" />
      <TextField {...field} name="name" label="Name" />
      <TextField {...field} name="country_code" label="Country" hint="Two letters: DE" maxLength={2} />
      <TextField {...field} name="currency" label="Currency" hint="Three letters: EUR" maxLength={3} />
      <TextField
        {...field}
        name="order_code_prefix"
        label="Order codes begin with"
        hint="People say the code aloud: K7 makes K7-204"
        defaultValue="T1"
        maxLength={4}
      />
      <SelectField
        {...field}
        name="weighted_items_enabled"
        label="May a weighed item replace a weighed one?"
        options={YES_OR_NO}
      />
      <button type="submit" className="button primary">
        Open the store
      </button>
    </Form>
  )
}
