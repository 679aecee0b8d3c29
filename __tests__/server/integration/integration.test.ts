import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Webhook } from 'standardwebhooks'
import { until } from '@/__tests__/support/until'
import { launchService, type LaunchedService } from '@/scripts/support/launchService'
import { repositoryRoot } from '@/scripts/support/repositoryRoot'
import { startDocumentedReceiver, type DocumentedReceiver } from './documentedReceiver'
import { matchValue, type Names } from './matchAnswer'
import { readEvents, readExamples, readProgram, type Example } from './readExamples'
import { runExample } from './runExample'

const MARKDOWN = readFileSync(path.join(repositoryRoot, 'docs', 'integration.md'), 'utf8')
const EXAMPLES = readExamples(MARKDOWN)
const EVENTS = readEvents(MARKDOWN)

const PORTAL_KEY = 'portal-key-of-a-reader'
const WEBHOOK_SECRET = 'whsec_YSBzZWNyZXQgdGhhdCBpcyBvbmx5IGZvciB0ZXN0cw=='
const AN_HOUR_MS = 60 * 60 * 1000

/** The headers of a delivery that the service itself sent at that time. */
function signedAt(at: Date, headers: Record<string, string>, body: string): Record<string, string> {
  const signature = new Webhook(WEBHOOK_SECRET).sign(headers['webhook-id'] ?? '', at, body)
  const seconds = String(Math.floor(at.getTime() / 1000))
  return { ...headers, 'webhook-timestamp': seconds, 'webhook-signature': signature }
}

/** Each test goes on where the one before has left, as a reader does. */
describe('the integration guide, followed from top to bottom', () => {
  let service: LaunchedService
  let receiver: DocumentedReceiver
  let names: Names
  const done: Example[] = []

  beforeAll(async () => {
    receiver = await startDocumentedReceiver(readProgram(MARKDOWN), { WEBHOOK_SECRET })
    service = await launchService({ script: 'service', env: { PORTAL_KEY } })
    names = new Map([
      ['portal_key', PORTAL_KEY],
      ['webhook_url', receiver.url],
      ['webhook_secret', WEBHOOK_SECRET],
      ['unknown_token', 'no-token'],
      ['two_megabytes', 'a'.repeat(2_000_000)],
    ])
  })
  afterAll(async () => {
    await service?.stop()
    await receiver?.stop()
  })

  test('notices when the document is wrong', async () => {
    const [first] = EXAMPLES
    if (!first) throw new Error('The document has no example')
    const otherStatus = { ...first, answer: { ...first.answer, status: 201 } }
    const otherBody = { ...first, answer: { ...first.answer, body: { json: [{ chain_id: 'market-hell' }] } } }
    expect((await runExample(service.url, first, names)).complaints).toEqual([])
    expect((await runExample(service.url, otherStatus, names)).complaints).toEqual([
      'the status is 200, shown 201',
    ])
    expect((await runExample(service.url, otherBody, names)).complaints).toEqual([
      'body[0].chain_id is "market-hall", shown "market-hell"',
    ])
  })

  test.each(EXAMPLES)('$section: $method $path', async (example) => {
    const fit = await runExample(service.url, example, names)
    expect(fit.complaints).toEqual([])
    names = fit.names
    done.push(example)
  })

  test('has run each example, and there are many', () => {
    expect(done).toHaveLength(EXAMPLES.length)
    expect(MARKDOWN.match(/```http/g)).toHaveLength(2 * EXAMPLES.length)
    expect(EXAMPLES.length).toBeGreaterThan(25)
  })

  test.each(EVENTS.map((event, index) => ({ event, number: index + 1 })))(
    'event $number comes to the receiver as it is shown',
    async ({ event }) => {
      const fits = (body: string) =>
        matchValue(event, JSON.parse(body), 'event', names).complaints.length === 0
      const taken = await until(
        async () => receiver.deliveries.filter(({ body }) => fits(body)),
        (deliveries) => deliveries.length > 0,
      )
      expect(taken.map(({ status }) => status)).not.toContain(401)
    },
  )

  /** What came of the order that the document watches; others may come as well. */
  const watched = () =>
    receiver.deliveries.filter(
      ({ body }) => (JSON.parse(body) as { order_id?: string }).order_id === names.get('watched_order_id'),
    )

  test('the receiver takes a re-sent event again, and counts it once', () => {
    const orderId = String(names.get('watched_order_id'))
    expect(watched().map(({ status }) => status)).toEqual([204, 204])
    expect(new Set(watched().map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(receiver.lines().filter((line) => line.startsWith(orderId))).toEqual([`${orderId} RECEIVED`])
  })

  test('the receiver refuses what is tampered with, replayed late or signed by nobody', async () => {
    const [delivery] = watched()
    if (!delivery) throw new Error('Nothing was delivered')
    const { headers, body } = delivery
    const signature = headers['webhook-signature'] ?? ''
    expect(await receiver.post(headers, body)).toBe(204)
    expect(await receiver.post(headers, body.replace('RECEIVED', 'CANCELLED'))).toBe(401)
    expect(await receiver.post({ ...headers, 'webhook-id': 'another' }, body)).toBe(401)
    const now = Date.now()
    expect(await receiver.post(signedAt(new Date(now), headers, body), body)).toBe(204)
    expect(await receiver.post(signedAt(new Date(now - AN_HOUR_MS), headers, body), body)).toBe(401)
    expect(await receiver.post({ ...headers, 'webhook-timestamp': 'soon' }, body)).toBe(401)
    expect(await receiver.post({ ...headers, 'webhook-signature': '' }, body)).toBe(401)
    expect(
      await receiver.post({ ...headers, 'webhook-signature': signature.replace('v1,', 'v2,') }, body),
    ).toBe(401)
    expect(await receiver.post({ ...headers, 'webhook-signature': `v1,AAAA ${signature}` }, body)).toBe(204)
  })
})
