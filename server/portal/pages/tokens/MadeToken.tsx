import type { NewToken, PortalChain } from '@/domain/contract/portal'
import type { IssuedToken } from '@/server/tokens/issueToken'
import { CopyField } from '../parts/CopyField'
import { chainAddress } from '../parts/Layout'
import { kindWords } from './kindWords'
import { QrCode } from './QrCode'

interface MadeTokenProps {
  chain: PortalChain
  wanted: NewToken
  issued: IssuedToken
}

/** The only page that ever shows a token. */
export function MadeToken({ chain, wanted, issued: { token, setup_code: setupCode } }: MadeTokenProps) {
  const kind = kindWords(
    wanted.kind === 'device' ? wanted : { kind: 'chain', role: null, vendor_id: null },
    chain,
  )
  return (
    <>
      <p className="notice soon">It is shown only now. Copy it before you leave this page.</p>
      <p>
        <strong>{wanted.name}</strong>: {kind}
      </p>
      {setupCode !== undefined && (
        <section className="card form">
          <h2>Set up the device</h2>
          <p>
            Scan this with the device: its camera opens it as a link, its scanner types it where the app asks
            for a set-up code.
          </p>
          <QrCode text={setupCode} label={`Set-up code of ${wanted.name}`} />
          <CopyField id="setup-code" label="Set-up code, to paste or to open as a link" value={setupCode} />
        </section>
      )}
      <section className="card form">
        <h2>{setupCode === undefined ? 'The token' : 'The token by itself'}</h2>
        <p>
          Calls send it as <code>Authorization: Bearer</code>, a blank, and the token.
        </p>
        <CopyField id="token" label="Token" value={token} />
      </section>
      <p>
        <a className="button primary" href={`${chainAddress(chain.chain_id)}/tokens`}>
          Done
        </a>
      </p>
    </>
  )
}
