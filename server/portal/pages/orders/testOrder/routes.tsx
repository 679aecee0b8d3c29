import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { skuSchema, vendorIdSchema } from '@/domain/contract/ids'
import type { PortalChain } from '@/domain/contract/portal'
import type { Deps } from '@/server/deps'
import { vendorNotFound } from '@/server/problems/refusal'
import { NO_FAULTS, textOf, type Faults, type Sent } from '../../form'
import { filterSchema } from '../../parts/filter'
import { chainAddress } from '../../parts/Layout'
import { goTo, sendPage } from '../../sendPage'
import { chainParams, getVisitedChain } from '../../visit'
import { actOf, addLines, linesIn, removeLine, withLines } from './draft'
import type { Found } from './FindGoods'
import { findGoods, productsOf } from './goods'
import { placeFromForm } from './placeFromForm'
import { TestOrderForm } from './TestOrderForm'

const MOST_LINES = 500

const prefillQuery = z.object({
  vendor_id: filterSchema(vendorIdSchema),
  sku: z.union([skuSchema.transform((sku) => [sku]), z.array(skuSchema).max(MOST_LINES)]).default([]),
})

/** Any form; as a schema of the route it is also searched for characters that no database keeps. */
const formBody = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

interface Shown {
  sent: Sent
  found?: Found | undefined
  addedSku?: string
  faults?: Faults
}

/** A customer's order made by hand. Every button sends the whole form, so that nothing typed is lost. */
export async function testOrderPages(instance: FastifyInstance, deps: Deps): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { sent, found, addedSku, faults = NO_FAULTS }: Shown,
  ) => {
    const chain = await getVisitedChain(deps, request)
    const store = findStore(chain, sent)
    const at = chainAddress(chain.chain_id)
    return sendPage(request, reply, {
      status: faults.size > 0 ? 422 : 200,
      title: 'Place a test order',
      chain,
      section: 'orders',
      children: store ? (
        <TestOrderForm
          action={`${at}/orders/new`}
          chain={chain}
          currency={store.currency}
          found={found}
          addedSku={addedSku}
          products={await productsOf(deps, { chainId: chain.chain_id, vendorId: store.vendor_id }, sent)}
          faults={faults}
          sent={sent}
        />
      ) : (
        <p>
          An order needs a store. <a href={`${at}/stores/new`}>Open one</a> first.
        </p>
      ),
    })
  }

  app.get(
    '/chains/:chain_id/orders/new',
    { schema: { params: chainParams, querystring: prefillQuery } },
    async (request, reply) => {
      const { vendor_id: vendorId, sku: skus } = request.query
      return show(request, reply, {
        sent: addLines(vendorId === undefined ? {} : { vendor_id: vendorId }, skus),
      })
    },
  )

  app.post(
    '/chains/:chain_id/orders/new',
    { schema: { params: chainParams, body: formBody } },
    async (request, reply) => {
      const chain = await getVisitedChain(deps, request)
      const sent = withLines(request.body, linesIn(request.body))
      const vendorId = findStore(chain, sent)?.vendor_id
      if (vendorId === undefined) return show(request, reply, { sent })
      const store = { chainId: chain.chain_id, vendorId }
      const act = actOf(sent)
      switch (act.kind) {
        case 'search':
          return show(request, reply, { sent, found: await findGoods(deps, store, sent) })
        case 'add': {
          // What was found stays, so that several of it are added one after another.
          const found = await findGoods(deps, store, sent)
          return show(request, reply, { sent: addLines(sent, [act.sku]), found, addedSku: act.sku })
        }
        case 'remove':
          return show(request, reply, { sent: removeLine(sent, act.index) })
        case 'place': {
          const placed = await placeFromForm(deps, store, sent)
          if (placed.kind === 'faulty') return show(request, reply, { sent, faults: placed.faults })
          return goTo(reply, `${chainAddress(chain.chain_id)}/orders/${placed.orderId}?done=placed`)
        }
      }
    },
  )
}

/** The store that the form names, the first one where it names none. */
function findStore(chain: PortalChain, sent: Sent): PortalChain['vendors'][number] | undefined {
  const vendorId = textOf(sent, 'vendor_id')
  if (vendorId === undefined) return chain.vendors[0]
  const store = chain.vendors.find((vendor) => vendor.vendor_id === vendorId)
  if (!store) throw vendorNotFound()
  return store
}
