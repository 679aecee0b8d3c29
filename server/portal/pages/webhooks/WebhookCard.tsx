import type { ListedWebhook } from '@/domain/contract/portal'
import { ActButton } from '../parts/Form'
import { chainAddress } from '../parts/Layout'
import { When } from '../parts/When'

interface WebhookCardProps {
  chainId: string
  /** Null for the chain itself. */
  vendorId: string | null
  name: string
  webhook: ListedWebhook | undefined
  /** What to say where none is set. */
  without: string
}

export function WebhookCard({ chainId, vendorId, name, webhook, without }: WebhookCardProps) {
  const at = `${chainAddress(chainId)}/webhooks`
  return (
    <li className="card row">
      <div>
        <p className="title">{name}</p>
        {webhook ? (
          <>
            <p>
              <code>{webhook.url}</code>
            </p>
            <p className="muted">
              Set <When at={webhook.updated_at} />. The secret is not shown again.
            </p>
          </>
        ) : (
          <p className="muted">{without}</p>
        )}
      </div>
      {webhook && (
        <div className="row">
          <ActButton
            action={`${at}/test`}
            fields={{ vendor_id: vendorId ?? '' }}
            label={`Send a test: ${name}`}
          >
            Send a test
          </ActButton>
          {vendorId !== null && (
            <ActButton
              action={`${at}/remove`}
              fields={{ vendor_id: vendorId }}
              look="danger"
              label={`Remove the address of ${name}`}
            >
              Remove
            </ActButton>
          )}
        </div>
      )}
    </li>
  )
}
