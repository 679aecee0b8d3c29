import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { PortalChain } from '@/domain/contract/portal'
import { inboxPath } from '@/server/demo/inbox/routes'
import type { Deps } from '@/server/deps'
import { addressOf } from '@/server/http/ownAddress'
import { vendorNotFound } from '@/server/problems/refusal'
import { madeUpSecret } from '@/server/webhooks/madeUpSecret'
import { registerWebhook } from '@/server/webhooks/registerWebhook'
import { listWebhooks, removeStoreWebhook } from '@/server/webhooks/repository'
import { testWebhook } from '@/server/webhooks/testWebhook'
import { faultsOfRefusal, NO_FAULTS, readSent, textOf, type Faults, type Sent } from '../form'
import { chainAddress } from '../parts/Layout'
import { goTo, sendPage } from '../sendPage'
import { chainParams, getVisitedChain, visitQuery } from '../visit'
import { MadeSecret } from './MadeSecret'
import { readNewWebhook, type NewWebhook } from './readNewWebhook'
import type { TestedWebhook } from './TestOutcome'
import { Webhooks } from './Webhooks'

const NOTICES: Record<string, string> = {
  set: 'The address is set.',
  removed: 'The store uses the chain’s address again.',
}

const schema = { params: chainParams }

interface Shown {
  faults?: Faults
  sent?: Sent
  notice?: string | undefined
  tested?: TestedWebhook
}

/** Where events go, and whether they arrive there. */
export async function webhookPages(instance: FastifyInstance, deps: Deps): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { sql } = deps.db

  const show = async (request: FastifyRequest, reply: FastifyReply, shown: Shown) => {
    const { faults = NO_FAULTS, sent, notice, tested } = shown
    const chain = await getVisitedChain(deps, request)
    const webhooks = await listWebhooks(sql, chain.chain_id)
    const { hasInbox } = request.portal
    return sendPage(request, reply, {
      status: faults.size > 0 ? 422 : 200,
      title: 'Webhook',
      chain,
      section: 'webhooks',
      notice,
      children: <Webhooks {...{ chain, webhooks, tested, hasInbox, faults, sent }} />,
    })
  }

  app.get(
    '/chains/:chain_id/webhooks',
    { schema: { ...schema, querystring: visitQuery } },
    (request, reply) => show(request, reply, { notice: NOTICES[request.query.done ?? ''] }),
  )

  app.post('/chains/:chain_id/webhooks', { schema }, async (request, reply) => {
    const chain = await getVisitedChain(deps, request)
    const sent = readSent(request.body)
    if (request.portal.hasInbox && sent.fill === 'inbox') {
      const url = `${addressOf(deps, request)}${inboxPath(chain.chain_id)}`
      return show(request, reply, { sent: { ...sent, url } })
    }
    const parsed = readNewWebhook(sent, chain)
    if (parsed.kind === 'faulty') return show(request, reply, { faults: parsed.faults, sent })
    const secret = parsed.value.secret ?? madeUpSecret()
    const faults = await register(deps, chain, { ...parsed.value, secret })
    if (faults.size > 0) return show(request, reply, { faults, sent })
    const next = `${chainAddress(chain.chain_id)}/webhooks`
    if (parsed.value.secret !== undefined) return goTo(reply, `${next}?done=set`)
    return sendPage(request, reply, {
      title: 'A new secret',
      chain,
      section: 'webhooks',
      children: <MadeSecret url={parsed.value.url} secret={secret} next={next} />,
    })
  })

  app.post('/chains/:chain_id/webhooks/remove', { schema }, async (request, reply) => {
    const chain = await getVisitedChain(deps, request)
    const store = getStore(chain, textOf(readSent(request.body), 'vendor_id'))
    await removeStoreWebhook(sql, chain.chain_id, store.vendor_id)
    return goTo(reply, `${chainAddress(chain.chain_id)}/webhooks?done=removed`)
  })

  app.post('/chains/:chain_id/webhooks/test', { schema }, async (request, reply) => {
    const chain = await getVisitedChain(deps, request)
    const vendorId = textOf(readSent(request.body), 'vendor_id')
    const name = vendorId === undefined ? `Whole chain: ${chain.name}` : getStore(chain, vendorId).name
    const outcome = await testWebhook(deps, chain.chain_id, vendorId)
    return show(request, reply, { tested: { ...outcome, name } })
  })
}

async function register(
  deps: Deps,
  { chain_id }: PortalChain,
  { vendorId, url, secret }: NewWebhook & { secret: string },
): Promise<Faults> {
  try {
    await registerWebhook(deps, chain_id, vendorId, { url, secret })
    return NO_FAULTS
  } catch (problem) {
    return faultsOfRefusal(problem)
  }
}

function getStore({ vendors }: PortalChain, vendorId: string | undefined) {
  const store = vendors.find((candidate) => candidate.vendor_id === vendorId)
  if (!store) throw vendorNotFound()
  return store
}
