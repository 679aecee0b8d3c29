/** What `npm audit --json` answers, as far as we read it. */
type Audit = {
  metadata?: { vulnerabilities?: Partial<Record<Severity, number>> }
  vulnerabilities?: Record<string, { severity: Severity; fixAvailable?: unknown }>
  message?: string
  error?: { summary?: string; code?: string }
}
type Severity = 'info' | 'low' | 'moderate' | 'high' | 'critical'

export type AdvisoryVerdict =
  | { kind: 'clean'; lesser: number }
  | { kind: 'affected'; packages: string[] }
  /** Nobody answered, so nothing is known: that is neither good nor bad news. */
  | { kind: 'unknown'; because: string }

const grave: Severity[] = ['high', 'critical']

export function judgeAdvisories(output: string): AdvisoryVerdict {
  const audit = parse(output)
  const counts = audit?.metadata?.vulnerabilities
  if (audit === undefined || counts === undefined)
    return { kind: 'unknown', because: audit?.error?.summary || audit?.message || 'no answer' }
  const packages = Object.entries(audit.vulnerabilities ?? {})
    .filter(([, { severity }]) => grave.includes(severity))
    .map(([name, { severity }]) => `${name} (${severity})`)
  if (packages.length > 0) return { kind: 'affected', packages }
  return { kind: 'clean', lesser: (counts.low ?? 0) + (counts.moderate ?? 0) }
}

function parse(output: string): Audit | undefined {
  try {
    // npm may warn about other things before it answers.
    return JSON.parse(output.slice(output.indexOf('{'))) as Audit
  } catch {
    return undefined
  }
}
