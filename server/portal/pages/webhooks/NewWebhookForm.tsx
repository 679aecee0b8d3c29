import type { PortalChain } from '@/domain/contract/portal'
import type { Faults, Sent } from '../form'
import { FaultSummary, SelectField, TextField } from '../parts/Field'
import { Form } from '../parts/Form'
import { chainAddress } from '../parts/Layout'

interface NewWebhookFormProps {
  chain: PortalChain
  hasInbox: boolean
  faults: Faults
  sent: Sent | undefined
}

export function NewWebhookForm({ chain, hasInbox, faults, sent }: NewWebhookFormProps) {
  const field = { faults, sent, autoComplete: 'off', spellCheck: false }
  const stores = chain.vendors.map(({ vendor_id, name }) => ({ value: vendor_id, label: name }))
  return (
    <Form action={`${chainAddress(chain.chain_id)}/webhooks#set`} className="form card narrow">
      <FaultSummary faults={faults} />
      <SelectField
        faults={faults}
        sent={sent}
        name="vendor_id"
        label="Whose events?"
        options={[{ value: '', label: 'The whole chain' }, ...stores]}
      />
      <TextField
        {...field}
        name="url"
        label="Address"
        hint="Such as https://partner.example/events"
        inputMode="url"
      />
      <TextField
        {...field}
        name="secret"
        label="Secret"
        hint="Leave it empty and a good one is made. Setting an address anew replaces its secret."
      />
      <button type="submit" className="button primary">
        Set the address
      </button>
      {hasInbox && (
        <button type="submit" name="fill" value="inbox" className="button plain">
          Use the demo inbox
        </button>
      )}
    </Form>
  )
}
