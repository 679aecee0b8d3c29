import { deviceRoleSchema } from '@/domain/contract/device'
import type { PortalChain } from '@/domain/contract/portal'
import type { Faults, Sent } from '../form'
import { FaultSummary, SelectField, TextField } from '../parts/Field'
import { Form } from '../parts/Form'
import { chainAddress } from '../parts/Layout'
import { ROLE_WORDS } from './kindWords'

const KINDS = [
  { value: 'device', label: 'One device in a store' },
  { value: 'chain', label: 'The whole chain' },
]

const ROLES = deviceRoleSchema.options.map((role) => ({ value: role, label: ROLE_WORDS[role] }))

const SHARED = [
  { value: 'shared', label: 'Several people: everyone signs in with a PIN' },
  { value: 'own', label: 'One person, without a PIN' },
]

interface NewTokenFormProps {
  chain: PortalChain
  faults: Faults
  sent: Sent | undefined
}

export function NewTokenForm({ chain, faults, sent }: NewTokenFormProps) {
  const field = { faults, sent }
  const stores = chain.vendors.map(({ vendor_id, name }) => ({ value: vendor_id, label: name }))
  return (
    <Form action={`${chainAddress(chain.chain_id)}/tokens`} className="form card narrow">
      <FaultSummary faults={faults} />
      <TextField
        {...field}
        name="name"
        label="Name"
        hint="Tells it from others: Handheld 3, cash desk"
        autoComplete="off"
      />
      <SelectField {...field} name="kind" label="What is it for?" options={KINDS} />
      <fieldset>
        <legend>For a device</legend>
        <SelectField
          {...field}
          name="vendor_id"
          label="Store"
          options={[{ value: '', label: 'Choose a store' }, ...stores]}
        />
        <SelectField
          {...field}
          name="role"
          label="Who carries it?"
          hint="A picker picks. A team lead also cancels orders and changes the catalog."
          options={ROLES}
        />
        <SelectField
          {...field}
          name="shared"
          label="Who signs in on it?"
          hint="Counts for pickers. A team lead's code makes a device their own, or lets them join a shared one."
          options={SHARED}
        />
      </fieldset>
      <button type="submit" className="button primary">
        Make the token
      </button>
    </Form>
  )
}
