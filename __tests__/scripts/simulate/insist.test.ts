import { z } from 'zod'
import { connect, type Answer } from '@/scripts/simulate/service/connection'
import { getBody, insist, ServiceSilent } from '@/scripts/simulate/service/insist'

const unsure = (waitMs = 0): Answer<string> => ({ kind: 'unsure', why: 'it is silent', waitMs })
const ok = (body: string) => ({ kind: 'ok' as const, body, headers: new Headers() })

function scripted(...answers: Answer<string>[]) {
  const log: string[] = []
  const pauses: number[] = []
  return {
    log,
    pauses,
    patience: {
      mostTries: 5,
      pause: async (ms: number) => void pauses.push(ms),
      onRetry: () => void log.push('retry'),
    },
    send: async () => {
      log.push('send')
      return answers.shift() ?? unsure()
    },
  }
}

test('sends once where the service answers', async () => {
  const script = scripted(ok('done'))
  expect(getBody(await insist(script.patience, script.send), 'It failed')).toBe('done')
  expect(script.log).toEqual(['send'])
})

test('looks before it sends again, and sends no more when it had arrived', async () => {
  const script = scripted(unsure())
  const settled = await insist(script.patience, script.send, async () => {
    script.log.push('look')
    return ok('it was there')
  })
  expect(settled).toMatchObject({ kind: 'ok', body: 'it was there' })
  expect(script.log).toEqual(['send', 'retry', 'look'])
})

test('waits at least as long as the service asks for', async () => {
  const script = scripted(unsure(60_000), ok('done'))
  await insist(script.patience, script.send)
  expect(script.pauses).toEqual([60_000])
})

test('does not repeat what was refused', async () => {
  const script = scripted({ kind: 'refused', status: 409, code: 'INVALID_TRANSITION', message: 'Too late.' })
  expect(await insist(script.patience, script.send)).toMatchObject({ kind: 'refused', status: 409 })
  expect(script.log).toEqual(['send'])
})

test('gives up on a service that stays silent', async () => {
  const script = scripted()
  await expect(insist(script.patience, script.send)).rejects.toThrow(ServiceSilent)
  expect(script.log.filter((entry) => entry === 'send')).toHaveLength(5)
})

describe('what an answer means', () => {
  const call = (respond: () => Promise<Response>) =>
    connect('http://tote.example', () => undefined, respond).call(
      { method: 'GET', path: '/', token: 'token-of-a-test' },
      z.object({ sku: z.string() }),
    )

  test.each([
    ['a broken connection', () => Promise.reject(new Error('reset'))],
    ['a failure inside', async () => new Response('', { status: 503 })],
    ['too many requests', async () => new Response('', { status: 429, headers: { 'Retry-After': '2' } })],
  ])('nobody knows what came of %s', async (_what, respond) => {
    expect(await call(respond)).toMatchObject({ kind: 'unsure' })
  })

  test('a no is told by its code', async () => {
    const body = JSON.stringify({ code: 'INVALID_TRANSITION', message: 'Too late.' })
    expect(await call(async () => new Response(body, { status: 409 }))).toEqual({
      kind: 'refused',
      status: 409,
      code: 'INVALID_TRANSITION',
      message: 'Too late.',
    })
  })

  test('an answer that breaks the contract is no answer to go on with', async () => {
    await expect(call(async () => new Response('<html>'))).rejects.toThrow(/what the contract does not know/)
  })
})
