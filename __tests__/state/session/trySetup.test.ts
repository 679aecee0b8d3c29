import { parseSetupCode, type Setup } from '@/domain/setup/setupCode'
import { trySetup } from '@/state/session/trySetup'
import { makeSetup } from '../../support/factories'
import { getDemoCode } from '../../support/renderApp'

function setupOf(code: string): Setup {
  const verdict = parseSetupCode(code, undefined)
  if (verdict.kind !== 'ok') throw new Error(`The code is ${verdict.kind}`)
  return verdict.setup
}

describe('a team lead’s code', () => {
  it('works on our service, as a picker’s does', async () => {
    for (const role of ['lead', 'picker'] as const) {
      expect(await trySetup(setupOf(await getDemoCode(role)), fetch)).toEqual({ kind: 'works' })
    }
  })

  it('is none that somebody wrote over a picker’s', async () => {
    const forged = (await getDemoCode('picker')).replace('r=picker', 'r=lead').replace(/&k=.*$/, '')
    const setup = setupOf(forged)
    expect(setup.role).toBe('lead')
    expect(await trySetup(setup, fetch)).toEqual({ kind: 'fails', problem: 'not-a-lead' })
  })

  const refusal = { code: 'FORBIDDEN', message: 'No.' }
  const webPage = () => new Response('<html>', { status: 404, headers: { 'content-type': 'text/html' } })
  it.each([
    ['an unknown job', 'works', () => Response.json({ code: 'NOT_FOUND', message: 'No.' }, { status: 404 })],
    ['a web page', 'works', webPage],
    ['a shape of its own', 'works', () => Response.json({})],
    ['a failure', 'works', () => new Response('', { status: 500 })],
    ['a refusal', 'fails', () => Response.json(refusal, { status: 403 })],
    ['a refusal in words of its own', 'fails', () => Response.json({}, { status: 403 })],
    ['nothing at all', 'fails', () => Promise.reject(new TypeError('unplugged'))],
  ])('on another platform that answers %s %s', async (_, kind, answer) => {
    const platform = async (url: string) => (url.includes('/orders') ? Response.json([]) : answer())
    expect((await trySetup(makeSetup({ role: 'lead' }), platform)).kind).toBe(kind)
  })
})
