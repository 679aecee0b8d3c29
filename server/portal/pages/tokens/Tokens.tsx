import type { ListedToken, PortalChain } from '@/domain/contract/portal'
import type { Faults, Sent } from '../form'
import { chainAddress } from '../parts/Layout'
import { When } from '../parts/When'
import { kindWords } from './kindWords'
import { NewTokenForm } from './NewTokenForm'

interface TokensProps {
  chain: PortalChain
  tokens: readonly ListedToken[]
  faults: Faults
  sent: Sent | undefined
}

export function Tokens({ chain, tokens, faults, sent }: TokensProps) {
  const working = tokens.filter((token) => token.revoked_at === null)
  const revoked = tokens.filter((token) => token.revoked_at !== null)
  return (
    <>
      {working.length === 0 ? (
        <p>There is no token that works. Make one below.</p>
      ) : (
        <TokenList chain={chain} tokens={working} />
      )}
      {revoked.length > 0 && (
        <details>
          <summary>{revoked.length === 1 ? '1 revoked token' : `${revoked.length} revoked tokens`}</summary>
          <TokenList chain={chain} tokens={revoked} />
        </details>
      )}
      <h2>Make a token</h2>
      <NewTokenForm chain={chain} faults={faults} sent={sent} />
    </>
  )
}

function TokenList({ chain, tokens }: Pick<TokensProps, 'chain' | 'tokens'>) {
  return (
    <ul className="cards">
      {tokens.map((token) => (
        <li key={token.id} className="card row">
          <div>
            <p className="title">{token.name}</p>
            <p>{kindWords(token, chain)}</p>
            <p className="muted">
              Made <When at={token.created_at} />
              {token.revoked_at !== null && (
                <>
                  , revoked <When at={token.revoked_at} />
                </>
              )}
            </p>
          </div>
          {token.revoked_at === null && (
            <a
              className="button danger"
              href={`${chainAddress(chain.chain_id)}/tokens/${token.id}/revoke`}
              aria-label={`Revoke ${token.name}`}
            >
              Revoke
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
