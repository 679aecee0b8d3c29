import type { PortalChain } from '@/domain/contract/portal'
import type { Faults, Sent } from '../form'
import { FaultSummary, TextField } from '../parts/Field'
import { Form } from '../parts/Form'
import { chainAddress } from '../parts/Layout'

interface ChainsProps {
  chains: readonly PortalChain[]
  faults: Faults
  sent: Sent | undefined
}

export function Chains({ chains, faults, sent }: ChainsProps) {
  return (
    <>
      {chains.length === 0 ? (
        <p>There is no chain yet. Open the first one below.</p>
      ) : (
        <ul className="cards">
          {chains.map((chain) => (
            <li key={chain.chain_id} className="card">
              <a className="title" href={chainAddress(chain.chain_id)}>
                {chain.name}
              </a>
              <p className="muted">
                {chain.chain_id} · {chain.vendors.length === 1 ? '1 store' : `${chain.vendors.length} stores`}
              </p>
            </li>
          ))}
        </ul>
      )}
      <h2>Open a chain</h2>
      <Form action="/portal/chains" className="form card narrow">
        <FaultSummary faults={faults} />
        <TextField
          name="chain_id"
          label="Id"
          hint="Stands in addresses: my-chain"
          faults={faults}
          sent={sent}
        />
        <TextField name="name" label="Name" faults={faults} sent={sent} />
        <button type="submit" className="button primary">
          Open the chain
        </button>
      </Form>
    </>
  )
}
