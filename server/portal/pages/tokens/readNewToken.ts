import { newTokenSchema, type NewToken, type PortalChain } from '@/domain/contract/portal'
import { parseForm, textOf, type Parsed, type Sent } from '../form'

const WORDS = {
  name: 'Give it a name of up to 200 characters.',
  kind: 'Choose what it is for.',
  vendor_id: 'Choose the store of the device.',
  role: 'Choose who carries the device.',
}

/** Store and role count for a device only; whatever stands there for a chain's token is left aside. */
export function readNewToken(sent: Sent, { vendors }: PortalChain): Parsed<NewToken> {
  const vendorId = textOf(sent, 'vendor_id')
  return parseForm(
    newTokenSchema,
    {
      kind: textOf(sent, 'kind'),
      name: textOf(sent, 'name'),
      vendor_id: vendors.some((store) => store.vendor_id === vendorId) ? vendorId : undefined,
      role: textOf(sent, 'role'),
      shared: textOf(sent, 'shared') === 'shared' && textOf(sent, 'role') === 'picker',
    },
    WORDS,
  )
}
