import path from 'node:path'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '@/server/deps'
import { answerNothingHere, answerProblem } from '@/server/problems/answerProblems'
import { answerWithPage, nothingHerePage } from './answerWithPage'
import { chainPages } from './chains/routes'
import { deliveryPages } from './deliveries/routes'
import { refuseForeignForm } from './guard'
import { PORTAL_HEADERS } from './headers'
import { inboxPages } from './inbox/routes'
import { jobPages } from './jobs/routes'
import { orderPages } from './orders/routes'
import { overviewPages } from './overview/routes'
import { promotionPages } from './promotions/routes'
import { findSession } from './session'
import { signInPages } from './signIn/routes'
import { goTo } from './sendPage'
import { tokenPages } from './tokens/routes'
import { webhookPages } from './webhooks/routes'

/** Pages that change something read nothing larger than a test order of 500 lines. */
const FORM_LIMIT_BYTES = 512 * 1024

/** The portal for people: pages made on the server that work without a script, a mouse or a large screen. */
export async function portalPages(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  await app.register(cookie)
  await app.register(formbody, { bodyLimit: FORM_LIMIT_BYTES })
  await app.register(fastifyStatic, {
    root: path.join(__dirname, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (response) => {
      response.setHeader('Cache-Control', 'no-cache')
      response.setHeader('X-Content-Type-Options', 'nosniff')
    },
  })
  app.decorateRequest('portal')
  app.addHook('onRoute', (route) => {
    route.schema = { ...route.schema, hide: true }
  })
  app.addHook('onRequest', async (request, reply) => {
    request.portal = { session: await findSession(deps, request), hasInbox: deps.config.demo }
    reply.headers(PORTAL_HEADERS)
  })
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    isForProgram(request) ? answerProblem(error, request, reply) : answerWithPage(error, request, reply),
  )
  app.setNotFoundHandler((request, reply) =>
    isForProgram(request) ? answerNothingHere(request, reply) : nothingHerePage(request, reply),
  )
  await signInPages(app, deps)
  await app.register(signedInPages, { deps })
}

/** An unknown address under the API ends up here, and is still a program's. */
const isForProgram = ({ url }: FastifyRequest) => /^\/portal\/api(\/|\?|$)/.test(url)

/** Everything behind the sign-in: no page without a session, no change without the session's own form. */
async function signedInPages(app: FastifyInstance, { deps }: { deps: Deps }): Promise<void> {
  app.addHook('preValidation', async (request, reply) => {
    const { session } = request.portal
    if (!session) {
      const wanted = request.method === 'GET' ? `?next=${encodeURIComponent(request.url)}` : ''
      return goTo(reply, `/portal/sign-in${wanted}`)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') refuseForeignForm(request, session)
  })
  await chainPages(app, deps)
  await overviewPages(app, deps)
  await orderPages(app, deps)
  await jobPages(app, deps)
  await promotionPages(app, deps)
  await tokenPages(app, deps)
  await webhookPages(app, deps)
  await deliveryPages(app, deps)
  await inboxPages(app, deps)
}
