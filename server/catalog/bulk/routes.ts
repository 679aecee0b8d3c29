import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { asUpdateRow } from '@/domain/catalog/judgeProductRows'
import { isStorableSku } from '@/domain/catalog/plainRow'
import { newProductSchema, productUpdateSchema } from '@/domain/contract/catalogUpdate'
import { chainIdSchema, vendorIdSchema } from '@/domain/contract/ids'
import { jobSchema } from '@/domain/contract/job'
import { findVendor, listVendorIds } from '@/server/chains/repository'
import type { Deps } from '@/server/deps'
import { refusalAnswers } from '@/server/http/refusalAnswers'
import { addressOf } from '@/server/http/ownAddress'
import { newJobId, startJob } from '@/server/jobs/startJob'
import { faultsOf } from '@/server/problems/faults'
import {
  forbidden,
  invalidRequest,
  productNotFound,
  Refusal,
  vendorNotFound,
} from '@/server/problems/refusal'
import { applyUpdates } from './applyUpdates'
import { pack, packed } from './pack'
import { ROWS_PER_PART } from './partSizes'
import { readBody } from './readBody'
import { keepOpen, letGo } from './requestParts'
import { openSplitter, type SplitRequest } from './splitter'
import type { BulkKind, RequestHead } from './splitRows'

const chainParams = z.object({ chain_id: chainIdSchema })
const vendorParams = chainParams.extend({ vendor_id: vendorIdSchema })
const singleAnswer = z.object({ sku: z.string() })
const refusals = refusalAnswers(400, 401, 403, 404, 413, 429)

/** For the contract only: rows are judged one by one, so that a bad one does not refuse the good ones. */
const updateBody = z.object({ products: z.array(productUpdateSchema).min(1) })
const newProductsBody = z.object({
  vendors: z.array(z.string()).min(1).optional(),
  products: z.array(newProductSchema).min(1),
})

type Split = Extract<RequestHead, { kind: 'split' }> & Pick<SplitRequest, 'parts'>

/** Requests that may hold a whole assortment: their bodies are read whole, but parsed elsewhere. */
export async function bulkRoutes(instance: FastifyInstance, deps: Deps): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { sql } = deps.db
  const limit = deps.config.catalogBodyLimitBytes
  const splitter = openSplitter()
  app.addHook('onClose', () => splitter.close())

  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', (_request: FastifyRequest, payload: IncomingMessage) =>
    readBody(payload, limit),
  )

  const split = async (request: FastifyRequest, kind: BulkKind): Promise<Split> => {
    const { head, parts } = await splitter.split(bodyOf(request), kind, ROWS_PER_PART[deps.db.kind])
    if (head.kind === 'faulty') throw invalidRequest(head.faults)
    return { ...head, parts }
  }

  app.put(
    '/vendors/:vendor_id/catalog',
    {
      bodyLimit: limit,
      config: { operation: 'change catalog', parsesOwnBody: true },
      schema: {
        summary: 'Change one product at once, or many by a job',
        params: vendorParams,
        body: updateBody,
        response: { 200: singleAnswer, 202: jobSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { chain_id: chainId, vendor_id: vendorId } = request.params
      if (!(await findVendor(sql, chainId, vendorId))) throw vendorNotFound()
      // Packed beside the thread that parses it: by then it is known to be a request, and can be stored.
      const [{ rows, parts, only }, body] = await Promise.all([
        split(request, 'update'),
        pack(bodyOf(request)),
      ])
      if (rows === 1) return { sku: await updateOne(deps, chainId, vendorId, only) }
      const jobId = newJobId()
      keepOpen(jobId, parts)
      const job = await startJob(deps, {
        jobId,
        chainId,
        vendorId,
        kind: 'update',
        address: addressOf(deps, request),
        totalRows: rows,
        parts: [body],
      }).catch((problem: unknown) => {
        letGo(jobId)
        throw problem
      })
      return reply.status(202).send(job)
    },
  )

  app.post(
    '/vendors/:vendor_id/catalog',
    {
      bodyLimit: limit,
      config: { operation: 'change catalog', parsesOwnBody: true },
      schema: {
        summary: 'Create products in one store',
        params: vendorParams,
        body: newProductsBody,
        response: { 202: jobSchema, ...refusals },
      },
    },
    async (request, reply) => {
      const { chain_id: chainId, vendor_id: vendorId } = request.params
      if (!(await findVendor(sql, chainId, vendorId))) throw vendorNotFound()
      return reply.status(202).send(await create(request, chainId, [vendorId]))
    },
  )

  app.post(
    '/catalog',
    {
      bodyLimit: limit,
      config: { operation: 'change catalog', parsesOwnBody: true },
      schema: {
        summary: 'Create products in several stores, or with * in all',
        params: chainParams,
        body: newProductsBody,
        response: { 202: jobSchema, ...refusals },
      },
    },
    async (request, reply) =>
      reply.status(202).send(await create(request, request.params.chain_id, undefined)),
  )

  const create = async (request: FastifyRequest, chainId: string, only: string[] | undefined) => {
    const { rows, parts, vendors: named } = await split(request, 'create')
    const vendors = only ?? (await resolveVendors(chainId, named))
    const { caller } = request
    if (caller.kind === 'device' && !vendors.every((id) => id === caller.vendorId)) throw forbidden()
    return startJob(deps, {
      chainId,
      vendorId: vendors.length === 1 ? (vendors[0] ?? null) : null,
      kind: 'create',
      address: addressOf(deps, request),
      totalRows: rows,
      parts: packed(parts),
      result: { vendors },
    })
  }

  const resolveVendors = async (chainId: string, named: string[] | null): Promise<string[]> => {
    if (!named)
      throw invalidRequest([{ path: 'vendors', code: 'REQUIRED', message: 'Name the stores, or *.' }])
    const known = await listVendorIds(sql, chainId)
    if (named.includes('*')) return known
    const faults = named.flatMap((id, index) =>
      known.includes(id)
        ? []
        : [{ path: `vendors[${index}]`, code: 'VENDOR_NOT_FOUND', message: 'The chain has no such store.' }],
    )
    if (faults.length > 0)
      throw new Refusal(404, 'VENDOR_NOT_FOUND', 'The chain lacks a store named here.', faults)
    return [...new Set(named)]
  }
}

function bodyOf({ body }: { body: unknown }): Buffer {
  if (!Buffer.isBuffer(body)) throw invalidRequest([], 'The body is missing.')
  return body
}

/** The single update: 200 when it is done, so it is done here. */
async function updateOne(deps: Deps, chainId: string, vendorId: string, product: unknown): Promise<string> {
  const parsed = productUpdateSchema.safeParse(product)
  if (!parsed.success) {
    const faults = faultsOf(parsed.error.issues)
    throw invalidRequest(faults.map((fault) => ({ ...fault, path: placeInProducts(fault.path) })))
  }
  if (!isStorableSku(parsed.data.sku ?? '')) throw productNotFound()
  const { updated, refused } = await deps.db.sql.begin((tx) =>
    applyUpdates(tx, { chainId, vendorId }, [asUpdateRow(parsed.data, 1)]),
  )
  const [done] = updated
  if (done) return done.sku
  const why = refused[0]?.errors.join('; ') ?? ''
  if (why.startsWith('no ')) throw productNotFound()
  throw invalidRequest([{ path: 'products[0].barcode', code: 'BARCODE_TAKEN', message: why }])
}

const placeInProducts = (path: string) => (path === '' ? 'products[0]' : `products[0].${path}`)
