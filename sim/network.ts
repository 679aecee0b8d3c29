import type { Fetch } from '@/api/client'
import { never, type Life, type Storm } from './life'
import type { Call, Reply, SimService } from './service'
import type { World } from './world'

export const ADDRESS = 'http://tote.sim'

/** What a device's calls came to, for who looks at it afterwards. */
export type Sight = {
  atMs: number
  method: string
  path: string
  /** The status that came back; `lost`: none did. */
  outcome: number | 'under-way' | 'lost'
  retryAfterMs?: number
}

type Connection = { life: Life; see: (sight: Sight) => void }

export type SimNetwork = { connect(connection: Connection): Fetch }

type Fate =
  | 'good'
  | 'slow'
  | 'request-lost'
  | 'answer-lost'
  | 'doubled'
  | 'captive-portal'
  | 'bad-gateway'
  | 'answer-turns-bad'
  | 'too-many'
  | 'token-refused'
  | 'service-dies'

const FATES: readonly Fate[] = [
  'slow',
  'request-lost',
  'request-lost',
  'answer-lost',
  'answer-lost',
  'doubled',
  'captive-portal',
  'bad-gateway',
  'answer-turns-bad',
  'too-many',
  'token-refused',
  'service-dies',
]

/** Longer than a device waits: what comes so late finds that it has given up. */
const VERY_SLOW_MS = 25_000

const html = (status: number): Reply => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: '<html>Please sign in to this network</html>',
})

const refusal = (status: number, code: string, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ code, message: code }),
})

export function createNetwork(world: World, service: SimService, storm: Storm): SimNetwork {
  const { random } = storm
  let isDownUntilMs = 0
  const pause = (ms: number) => new Promise<void>((resolve) => world.after(ms, resolve))
  const fast = () => random.between(5, 60)

  /** `undefined`: the connection broke. */
  const reach = async (call: Call): Promise<Reply | undefined> =>
    world.nowMs() < isDownUntilMs ? undefined : world.during(service.answer(call))

  async function carry(call: Call, fate: Fate): Promise<Reply | undefined> {
    await pause(fate === 'slow' ? random.between(100, VERY_SLOW_MS) : fast())
    switch (fate) {
      case 'good':
      case 'slow': {
        const reply = await reach(call)
        await pause(fate === 'slow' ? random.between(100, VERY_SLOW_MS) : fast())
        return reply
      }
      case 'request-lost':
        await pause(random.between(0, VERY_SLOW_MS))
        return undefined
      case 'answer-lost':
        await reach(call)
        await pause(random.between(0, VERY_SLOW_MS))
        return undefined
      case 'doubled': {
        // The second one comes at any time, perhaps after much else has happened.
        world.after(random.between(1, VERY_SLOW_MS), async () => void (await reach(call)))
        const reply = await reach(call)
        await pause(fast())
        return reply
      }
      case 'captive-portal':
        return html(200)
      case 'bad-gateway':
        return html(random.pick([500, 502, 503, 504]))
      case 'answer-turns-bad':
        await reach(call)
        await pause(fast())
        return html(random.pick([200, 502, 504]))
      case 'too-many':
        return refusal(429, 'RATE_LIMITED', { 'retry-after': String(random.between(1, 5)) })
      case 'token-refused':
        return refusal(401, 'UNAUTHORIZED')
      case 'service-dies':
        if (world.nowMs() >= isDownUntilMs) {
          await world.during(service.answer(call, random.pick(['before-commit', 'after-commit'] as const)))
          isDownUntilMs = world.nowMs() + random.between(500, 10_000)
        }
        return undefined
    }
  }

  return {
    connect:
      ({ life, see }) =>
      async (url, { method = 'GET', headers, body }) => {
        if (life.mayEndNow()) return never()
        const path = url.slice(ADDRESS.length)
        const sight: Sight = { atMs: world.nowMs(), method, path, outcome: 'under-way' }
        see(sight)
        const fate = storm.isRaging() && random.once(storm.networkFaultOnceIn) ? random.pick(FATES) : 'good'
        const call: Call = {
          method,
          path,
          headers: headers as Record<string, string>,
          body: typeof body === 'string' ? body : undefined,
        }
        const reply = await carry(call, fate)
        sight.outcome = reply?.status ?? 'lost'
        if (reply?.headers['retry-after']) sight.retryAfterMs = Number(reply.headers['retry-after']) * 1000
        if (life.isOver() || life.mayEndNow()) return never()
        if (reply === undefined) throw new TypeError('connection lost')
        return responseOf(reply)
      },
  }
}

/** As much of an answer as the client looks at; a real one reads its text through several turns of the event loop. */
function responseOf({ status, headers, body }: Reply): Response {
  return { status, headers: new Headers(headers), text: async () => body } as Response
}
