import type { ListedWebhook, PortalChain } from '@/domain/contract/portal'
import type { Faults, Sent } from '../form'
import { NewWebhookForm } from './NewWebhookForm'
import { TestOutcome, type TestedWebhook } from './TestOutcome'
import { WebhookCard } from './WebhookCard'

interface WebhooksProps {
  chain: PortalChain
  webhooks: readonly ListedWebhook[]
  /** What came of a test that was sent just now. */
  tested: TestedWebhook | undefined
  hasInbox: boolean
  faults: Faults
  sent: Sent | undefined
}

export function Webhooks({ chain, webhooks, tested, hasInbox, faults, sent }: WebhooksProps) {
  const webhookOf = (vendorId: string | null) => webhooks.find((webhook) => webhook.vendor_id === vendorId)
  const hasChainWebhook = webhookOf(null) !== undefined
  return (
    <>
      {tested && <TestOutcome tested={tested} />}
      <p>Events of orders and jobs are posted to these addresses, signed with the secret of the address.</p>
      <ul className="cards">
        <WebhookCard
          chainId={chain.chain_id}
          vendorId={null}
          name={`Whole chain: ${chain.name}`}
          webhook={webhookOf(null)}
          without="No address is set. Events of stores without an own address are not sent and not kept."
        />
        {chain.vendors.map((store) => (
          <WebhookCard
            key={store.vendor_id}
            chainId={chain.chain_id}
            vendorId={store.vendor_id}
            name={store.name}
            webhook={webhookOf(store.vendor_id)}
            without={
              hasChainWebhook
                ? 'Has no own address, uses the chain’s.'
                : 'Has no own address, and the chain has none either.'
            }
          />
        ))}
      </ul>
      <h2 id="set">Set an address</h2>
      <NewWebhookForm chain={chain} hasInbox={hasInbox} faults={faults} sent={sent} />
    </>
  )
}
