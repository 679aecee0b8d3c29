import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Delivery } from '@/domain/contract/portal'
import type { Deps } from '@/server/deps'
import { getDelivery, listDeliveries } from '@/server/webhooks/deliveryLog'
import { findWebhook } from '@/server/webhooks/repository'
import { resend } from '@/server/webhooks/resend'
import { withoutQuery } from '@/server/webhooks/withoutQuery'
import { NO_FAULTS } from '../form'
import { chainAddress } from '../parts/Layout'
import { PAGE_SIZE } from '../parts/Pager'
import { goTo, sendPage } from '../sendPage'
import { chainParams, getVisitedChain, visitQuery } from '../visit'
import { Deliveries } from './Deliveries'
import { DeliveryPage } from './DeliveryPage'
import { eventWords } from './deliveryWords'
import { LogFilters } from './LogFilters'
import { filteredAddress, readFilter } from './readFilter'

const NOTICES: Record<string, string> = { again: 'It is being sent again.' }

const typed = z.string().max(200).optional()
const logQuery = visitQuery.extend({ state: typed, order_id: typed, job_id: typed })
const deliveryParams = chainParams.extend({ delivery_id: z.uuid() })

/** The log of events: what was sent, what came back, and what is tried again. */
export async function deliveryPages(instance: FastifyInstance, deps: Deps): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { sql } = deps.db

  app.get(
    '/chains/:chain_id/deliveries',
    { schema: { params: chainParams, querystring: logQuery } },
    async (request, reply) => {
      const chain = await getVisitedChain(deps, request)
      const log = `${chainAddress(chain.chain_id)}/deliveries`
      const { page, state = '', order_id = '', job_id = '' } = request.query
      const sent = { state, order_id, job_id }
      const parsed = readFilter(sent)
      const faults = parsed.kind === 'faulty' ? parsed.faults : NO_FAULTS
      const found =
        parsed.kind === 'ok' && (await listDeliveries(sql, chain.chain_id, parsed.value, page, PAGE_SIZE))
      const address = parsed.kind === 'ok' ? filteredAddress(log, parsed.value) : log
      return sendPage(request, reply, {
        status: faults.size > 0 ? 422 : 200,
        title: 'Deliveries',
        chain,
        section: 'deliveries',
        children: (
          <>
            <LogFilters action={log} faults={faults} sent={sent} />
            {found && <Deliveries {...found} chainId={chain.chain_id} address={address} page={page} />}
          </>
        ),
      })
    },
  )

  app.get(
    '/chains/:chain_id/deliveries/:delivery_id',
    { schema: { params: deliveryParams, querystring: visitQuery } },
    async (request, reply) => {
      const chain = await getVisitedChain(deps, request)
      const delivery = await getDelivery(sql, chain.chain_id, request.params.delivery_id)
      const webhook = await findWebhook(sql, chain.chain_id, delivery.vendor_id)
      return sendPage(request, reply, {
        title: eventWords(delivery.event),
        chain,
        section: 'deliveries',
        notice: NOTICES[request.query.done ?? ''],
        children: <DeliveryPage chain={chain} delivery={delivery} url={requestUrl(delivery, webhook?.url)} />,
      })
    },
  )

  app.post(
    '/chains/:chain_id/deliveries/:delivery_id/resend',
    { schema: { params: deliveryParams } },
    async (request, reply) => {
      const { chain_id, delivery_id } = request.params
      await resend(deps, chain_id, delivery_id)
      return goTo(reply, `${chainAddress(chain_id)}/deliveries/${delivery_id}?done=again`)
    },
  )
}

/** What is settled went where it was tried last; what waits goes to the address of now. */
function requestUrl({ state, tried }: Delivery, address: string | undefined): string | undefined {
  const last = state === 'WAITING' ? undefined : tried.at(-1)?.url
  return last ?? (address && withoutQuery(address))
}
