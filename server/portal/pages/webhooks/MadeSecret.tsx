import { CopyField } from '../parts/CopyField'

interface MadeSecretProps {
  url: string
  secret: string
  /** Back to the addresses. */
  next: string
}

/** The only page that ever shows a secret. */
export function MadeSecret({ url, secret, next }: MadeSecretProps) {
  return (
    <>
      <p className="notice soon">It is shown only now. Copy it before you leave this page.</p>
      <section className="card form">
        <p>
          Events now go to <code>{url}</code>. The receiver knows by this secret that they are ours:
        </p>
        <CopyField id="secret" label="Secret" value={secret} />
        <p className="muted">
          It stands in the header <code>authorization</code>, and <code>webhook-signature</code> is made with
          it, as Standard Webhooks has it.
        </p>
      </section>
      <p>
        <a className="button primary" href={next}>
          Done
        </a>
      </p>
    </>
  )
}
