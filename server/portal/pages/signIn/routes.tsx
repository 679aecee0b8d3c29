import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '@/server/deps'
import { isPortalKey } from '@/server/portal/portalKey'
import { rateLimited } from '@/server/problems/refusal'
import { NO_FAULTS, readSent, textOf, type Faults } from '../form'
import { refuseForeignForm, refuseForeignSite } from '../guard'
import { goTo, sendPage } from '../sendPage'
import { closeSession, openSession } from '../session'
import { SignInForm } from './SignInForm'

/** A key of 130 bits is not guessed at any speed; a short one that somebody chose must not be either. */
const TRIES_A_MINUTE = 60

/** Only our own pages: an address in a link must not lead a signed-in person away. */
const OWN_PAGE = /^\/portal(\/(?!\/)[\w./~%?=&-]*)?$/

export async function signInPages(instance: FastifyInstance, deps: Deps): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  app.get(
    '/sign-in',
    { schema: { querystring: z.object({ next: z.string().max(2000).optional() }) } },
    async (request, reply) =>
      request.portal.session
        ? goTo(reply, safe(request.query.next))
        : showForm(request, reply, request.query.next, NO_FAULTS),
  )

  await app.register(async (limited) => {
    await limited.register(rateLimit, {
      max: TRIES_A_MINUTE,
      timeWindow: 60_000,
      errorResponseBuilder: (_request, { ttl }) => rateLimited(Math.max(1, Math.ceil(ttl / 1000))),
    })
    limited.post('/sign-in', async (request, reply) => {
      refuseForeignSite(request)
      const sent = readSent(request.body)
      const key = textOf(sent, 'key')
      const next = textOf(sent, 'next')
      if (key === undefined)
        return showForm(request, reply, next, new Map([['key', 'Enter the portal key.']]))
      if (!(await isPortalKey(deps.db.sql, deps.config, key))) {
        return showForm(request, reply, next, new Map([['key', 'This is not the portal key.']]))
      }
      await openSession(deps, request, reply)
      return goTo(reply, safe(next))
    })
  })

  app.post('/sign-out', async (request, reply) => {
    if (request.portal.session) refuseForeignForm(request, request.portal.session)
    await closeSession(deps, request, reply)
    return goTo(reply, '/portal/sign-in')
  })
}

const safe = (next: string | undefined) => (next !== undefined && OWN_PAGE.test(next) ? next : '/portal')

function showForm(request: FastifyRequest, reply: FastifyReply, next: string | undefined, faults: Faults) {
  return sendPage(request, reply, {
    status: faults.size > 0 ? 422 : 200,
    title: 'Sign in',
    children: <SignInForm next={next} faults={faults} />,
  })
}
