import type { ListedToken, PortalChain } from '@/domain/contract/portal'
import { ActButton } from '../parts/Form'
import { chainAddress } from '../parts/Layout'
import { When } from '../parts/When'
import { kindWords } from './kindWords'

/** Asked before it is done, because it cannot be undone. */
export function RevokeToken({ chain, token }: { chain: PortalChain; token: ListedToken }) {
  const at = `${chainAddress(chain.chain_id)}/tokens`
  return (
    <div className="card">
      <p className="title">{token.name}</p>
      <p>{kindWords(token, chain)}</p>
      <p className="muted">
        Made <When at={token.created_at} />
      </p>
      <p>
        {token.kind === 'device'
          ? 'The device that uses it is refused from its next call on. To work again, it needs a new set-up code.'
          : 'Every program that uses it is refused from its next call on.'}{' '}
        This cannot be undone.
      </p>
      <div className="row">
        <ActButton action={`${at}/${token.id}/revoke`} look="danger">
          Revoke the token
        </ActButton>
        <a className="button plain" href={at}>
          Keep it
        </a>
      </div>
    </div>
  )
}
