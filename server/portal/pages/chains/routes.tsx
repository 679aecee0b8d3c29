import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { newChainSchema, newVendorSchema } from '@/domain/contract/portal'
import { insertChain, insertVendor, listChains } from '@/server/chains/repository'
import type { Deps } from '@/server/deps'
import { NO_FAULTS, parseForm, readSent, textOf, type Faults, type Sent } from '../form'
import { chainAddress } from '../parts/Layout'
import { goTo, sendPage } from '../sendPage'
import { chainParams, getVisitedChain } from '../visit'
import { Chains } from './Chains'
import { NewStoreForm } from './NewStoreForm'

const WORDS = {
  chain_id: 'Use letters, digits, dots and dashes.',
  vendor_id: 'Use letters, digits, dots and dashes.',
  name: 'Give it a name.',
  country_code: 'Two capital letters, such as DE.',
  currency: 'Three capital letters, such as EUR.',
  order_code_prefix: 'One to four capital letters or digits.',
}

const TAKEN = 'This id is taken.'

/** The chains that there are, and the first steps of one that there is not yet. */
export async function chainPages(app: FastifyInstance, deps: Deps): Promise<void> {
  const { sql } = deps.db

  const showChains = async (request: FastifyRequest, reply: FastifyReply, faults: Faults, sent?: Sent) =>
    sendPage(request, reply, {
      status: faults.size > 0 ? 422 : 200,
      title: 'Chains',
      children: <Chains chains={await listChains(sql)} faults={faults} sent={sent} />,
    })

  app.get('/', async (_request, reply) => {
    const chains = await listChains(sql)
    const [only] = chains
    return goTo(reply, only && chains.length === 1 ? chainAddress(only.chain_id) : '/portal/chains')
  })

  app.get('/chains', (request, reply) => showChains(request, reply, NO_FAULTS))

  app.post('/chains', async (request, reply) => {
    const sent = readSent(request.body)
    const wanted = { chain_id: textOf(sent, 'chain_id'), name: textOf(sent, 'name') }
    const parsed = parseForm(newChainSchema, wanted, WORDS)
    if (parsed.kind === 'faulty') return showChains(request, reply, parsed.faults, sent)
    if (!(await insertChain(sql, parsed.value))) {
      return showChains(request, reply, new Map([['chain_id', TAKEN]]), sent)
    }
    return goTo(reply, chainAddress(parsed.value.chain_id))
  })

  const showNewStore = async (request: FastifyRequest, reply: FastifyReply, faults: Faults, sent?: Sent) => {
    const chain = await getVisitedChain(deps, request)
    return sendPage(request, reply, {
      status: faults.size > 0 ? 422 : 200,
      title: 'Open a store',
      chain,
      section: 'overview',
      children: <NewStoreForm chainId={chain.chain_id} faults={faults} sent={sent} />,
    })
  }

  app.get('/chains/:chain_id/stores/new', { schema: { params: chainParams } }, (request, reply) =>
    showNewStore(request, reply, NO_FAULTS),
  )

  app.post('/chains/:chain_id/stores', { schema: { params: chainParams } }, async (request, reply) => {
    const chain = await getVisitedChain(deps, request)
    const sent = readSent(request.body)
    const parsed = parseForm(
      newVendorSchema,
      {
        vendor_id: textOf(sent, 'vendor_id'),
        name: textOf(sent, 'name'),
        country_code: textOf(sent, 'country_code'),
        currency: textOf(sent, 'currency'),
        order_code_prefix: textOf(sent, 'order_code_prefix'),
        weighted_items_enabled: textOf(sent, 'weighted_items_enabled') !== 'no',
      },
      WORDS,
    )
    if (parsed.kind === 'faulty') return showNewStore(request, reply, parsed.faults, sent)
    if (!(await insertVendor(sql, { ...parsed.value, chain_id: chain.chain_id }))) {
      return showNewStore(request, reply, new Map([['vendor_id', TAKEN]]), sent)
    }
    return goTo(reply, `${chainAddress(chain.chain_id)}?done=opened`)
  })
}
