import { judgeAdvisories } from '@/scripts/supply/judgeAdvisories'
import { shippedOnly } from '@/scripts/supply/shippedOnly'

const audit = (vulnerabilities: Record<string, { severity: string }>) =>
  JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: { low: 1, moderate: 2 } } })

test('tells a high advisory from lesser ones', () => {
  expect(judgeAdvisories(audit({ tar: { severity: 'moderate' } }))).toEqual({ kind: 'clean', lesser: 3 })
  expect(judgeAdvisories(audit({ tar: { severity: 'high' }, ws: { severity: 'critical' } }))).toEqual({
    kind: 'affected',
    packages: ['tar (high)', 'ws (critical)'],
  })
})

test.each([
  ['a registry without advisories', '{"message":"405 Method Not Allowed"}', '405 Method Not Allowed'],
  ['no network', '{"error":{"code":"ENOTFOUND","summary":"getaddrinfo ENOTFOUND"}}', 'getaddrinfo ENOTFOUND'],
  ['nothing', '', 'no answer'],
])('does not take %s for good news', (_what, output, because) => {
  expect(judgeAdvisories(output)).toEqual({ kind: 'unknown', because })
})

test('the bill of materials names what is shipped, also where development uses it as well', () => {
  const entry = (name: string) => ({ 'bom-ref': `${name}@1.0.0`, name, version: '1.0.0' })
  const bill = {
    components: [entry('app-part'), entry('shared'), entry('tool')],
    dependencies: [
      { ref: 'tote@0.1.0', dependsOn: ['app-part@1.0.0', 'tool@1.0.0'] },
      { ref: 'tool@1.0.0', dependsOn: ['shared@1.0.0'] },
      { ref: 'app-part@1.0.0', dependsOn: ['shared@1.0.0'] },
    ],
  }
  const locked = (name: string, dev?: true) => ({
    name,
    folder: `node_modules/${name}`,
    version: '1.0.0',
    dev,
  })
  const packages = [locked('app-part'), locked('shared'), locked('tool', true)]
  expect(shippedOnly(bill, packages)).toEqual({
    components: [entry('app-part'), entry('shared')],
    dependencies: [
      { ref: 'tote@0.1.0', dependsOn: ['app-part@1.0.0'] },
      { ref: 'app-part@1.0.0', dependsOn: ['shared@1.0.0'] },
    ],
  })
})
