import type { WebhookTest } from '@/domain/contract/portal'

export interface TestedWebhook extends WebhookTest {
  /** Whose address was tried. */
  name: string
}

/** What the receiver said to a test, or why it said nothing. */
export function TestOutcome({ tested }: { tested: TestedWebhook }) {
  const { name, delivered, status, text, ms } = tested
  return (
    <section className={delivered ? 'notice good' : 'notice bad'} role="status">
      <p>
        <strong>{delivered ? 'The test has arrived.' : 'The test has not arrived.'}</strong> {name}
      </p>
      <p>{status === null ? `${text} It took ${ms} ms.` : `Answered ${status} after ${ms} ms.`}</p>
      {status !== null && text !== '' && <pre>{text}</pre>}
      {status !== null && !delivered && <p>Only an answer from 200 to 299 counts as arrived.</p>}
    </section>
  )
}
