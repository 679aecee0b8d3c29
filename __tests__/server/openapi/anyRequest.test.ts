import fc from 'fast-check'
import { ERROR_CODES } from '@/domain/contract/error'
import {
  arbitraryRequests,
  type ArbitraryRequest,
  type OperationRequests,
  type RequestContract,
} from '@/__tests__/support/arbitraryRequests'
import { Contract, type OpenApiDocument } from '@/__tests__/support/contract'
import { GARBAGE } from '@/__tests__/support/garbage'
import { Sender, sendBytes, type SentAnswer } from '@/__tests__/support/sendRequest'
import { onBothDatabases } from '@/__tests__/support/service'
import { makeSurroundings, surroundings, type FillIn } from '@/__tests__/support/surroundings'

/** The same requests in every run; another number, set as REQUESTS_SEED, makes others. */
const SEED = Number(process.env.REQUESTS_SEED ?? 20_260_301)
const AT_ONCE = 8
/** For each of the contract's operations; those with the richest bodies get more. */
const SOUND = 70
const BROKEN = 90
const RICH = /^PUT .*\/orders\/|\/test-orders$/
const RICHER = 4
const LEAST_IN_ALL = 2_000
/** One after another, each with a look at the whole database. */
const WATCHED = 20
const SHOWN_CHARACTERS = 1_500

onBothDatabases('any request', (service) => {
  let contract: Contract
  let operations: OperationRequests[]
  let sender: Sender
  let fillIn: FillIn

  beforeAll(async () => {
    sender = new Sender(service().address)
    const answer = await fetch(`${service().address}/openapi.json`)
    const document = (await answer.json()) as OpenApiDocument & RequestContract
    contract = new Contract(document)
    operations = arbitraryRequests(document, surroundings)
    fillIn = await makeSurroundings(service())
  })
  afterAll(() => sender.close())

  const send = (request: ArbitraryRequest) =>
    sender.send({
      ...request,
      path: fillIn(request.path),
      headers: Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, fillIn(value)]),
      ),
      body: request.body === undefined ? undefined : fillIn(request.body),
    })

  /** What is wrong with an answer, or undefined. */
  function complaint({ method, path }: ArbitraryRequest, answer: SentAnswer): string | undefined {
    const { status } = answer
    if (status >= 500) return `answered ${status}`
    if (method === 'HEAD') return undefined
    const body = parse(answer.text)
    // A head that HTTP itself finds too long reaches no operation.
    const breach = status === 431 ? undefined : contract.complaint(method, path, status, body)
    if (breach || status < 400) return breach
    const { code, message } = (body ?? {}) as { code?: unknown; message?: unknown }
    if (!ERROR_CODES.some((known) => known === code))
      return `answered ${status} with the code ${String(code)}`
    if (typeof message !== 'string' || message === '') return `answered ${status} without a message`
    if (status === 401 && !answer.headers['www-authenticate']) return 'did not say how to sign in'
    return undefined
  }

  /** Everything that a request can leave behind; not what delivering writes meanwhile. */
  async function everythingStored(): Promise<unknown> {
    const [row] = await service().deps.db.sql`
      select
        (select (count(*), sum(version), max(updated_at))::text from orders) as orders,
        (select count(*)::int from order_changes) as changes,
        (select md5(coalesce(string_agg(id::text || waiting_since, '' order by id), '')) from deliveries) as deliveries,
        (select md5(coalesce(string_agg(tokens::text, '' order by id), '')) from tokens) as tokens,
        (select md5(coalesce(string_agg(webhooks::text, '' order by chain_id, vendor_id), '')) from webhooks) as webhooks,
        (select md5(coalesce(string_agg(vendors::text, '' order by chain_id, vendor_id), '')) from vendors) as vendors,
        (select md5(coalesce(string_agg(chains::text, '' order by chain_id), '')) from chains) as chains`
    return row
  }

  it('is answered as promised, and never with a failure of the service', async () => {
    const requests = operations.flatMap(({ operation, sound, broken }, index) => {
      const times = RICH.test(operation) ? RICHER : 1
      return [...sample(sound, SOUND * times, index), ...sample(broken, BROKEN * times, index)]
    })
    expect(requests.length).toBeGreaterThanOrEqual(LEAST_IN_ALL)

    const successes = new Set<string>()
    const complaints: string[] = []
    await atOnce(AT_ONCE, shuffled(requests), async (request) => {
      const answer = await send(request)
      const isItself = request.operation.startsWith(`${request.method} `)
      if (isItself && answer.status < 300) successes.add(request.operation)
      const wrong = complaint(request, answer)
      if (wrong) complaints.push(report(wrong, request, answer))
    })
    expect(complaints).toEqual([])
    // An operation that always refuses was not tried at all.
    const untried = operations
      .map(({ operation }) => operation)
      .filter((operation) => !successes.has(operation))
    expect(untried).toEqual([])
  })

  it('that is refused leaves nothing behind and announces nothing', async () => {
    const writing = operations.filter(({ operation }) => !operation.startsWith('GET '))
    let before = await everythingStored()
    let refused = 0
    for (const request of writing.flatMap(({ broken }, index) => sample(broken, WATCHED, 1_000 + index))) {
      const answer = await send(request)
      const after = await everythingStored()
      if (answer.status >= 400) {
        refused += 1
        const left =
          JSON.stringify(after) === JSON.stringify(before) ? '' : report('left a trace', request, answer)
        expect(left).toBe('')
      }
      before = after
    }
    expect(refused).toBeGreaterThan(WATCHED * 3)
  })

  it('that is no request at all does not hurt the service', async () => {
    const answers = await Promise.all(
      GARBAGE.map(async ({ name, bytes, status }) => {
        const answer = await sendBytes(service().address, bytes)
        const given = /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]
        return { name, status, given: given === undefined ? undefined : Number(given) }
      }),
    )
    // Whoever sends on and on may be cut off before the answer arrives.
    expect(answers.filter(({ status, given }) => given !== undefined && given !== status)).toEqual([])
    expect(answers.filter(({ given }) => given === 400).length).toBeGreaterThan(5)
    expect((await service().call('GET', '/health')).status).toBe(200)
  })
})

const sample = (requests: fc.Arbitrary<ArbitraryRequest>, count: number, index: number) =>
  fc.sample(requests, { numRuns: count, seed: SEED + index })

/** Operations take turns, so that they meet one another. */
function shuffled(requests: ArbitraryRequest[]): ArbitraryRequest[] {
  const all = { minLength: requests.length, maxLength: requests.length }
  return fc.sample(fc.shuffledSubarray(requests, all), { numRuns: 1, seed: SEED })[0] ?? []
}

async function atOnce<Value>(
  count: number,
  values: readonly Value[],
  work: (value: Value) => Promise<void>,
): Promise<void> {
  const waiting = values.values()
  const worker = async () => {
    for (const value of waiting) await work(value)
  }
  await Promise.all(Array.from({ length: count }, worker))
}

/** With names where ids and tokens stand, as `makeSurroundings` gave them. */
function report(wrong: string, request: ArbitraryRequest, answer: SentAnswer): string {
  const { operation, method, path, headers, body = '' } = request
  return [
    `${operation} ${wrong} (REQUESTS_SEED=${SEED})`,
    `${method} ${path}`,
    JSON.stringify(headers),
    body.slice(0, SHOWN_CHARACTERS),
    `=> ${answer.status} ${answer.text.slice(0, SHOWN_CHARACTERS).replace(/tote_\w+/g, '~a new token~')}`,
  ].join('\n')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
