import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { type JobId, type Sku, type VendorId } from '@/domain/contract/ids'
import { type NewProduct } from '@/domain/contract/catalogUpdate'
import { jobSchema } from '@/domain/contract/job'
import { productListSchema, type Product } from '@/domain/contract/product'
import { type Promotion } from '@/domain/contract/promotion'
import { type ProductFields } from '@/domain/tools/task'
import { type Api } from './client'
import { findProblem, type Problem } from './problem'

const catalogPath = (vendorId: VendorId) => `/vendors/${encodeURIComponent(vendorId)}/catalog`

/** One product is changed at once; of several the service makes a job. */
const changedSchema = z.union([jobSchema, z.looseObject({ sku: z.string() })])

export type Sent = { jobId: JobId | undefined }

const sentOf = (body: z.infer<typeof changedSchema>): Sent => ({
  jobId: 'job_id' in body ? (body as z.infer<typeof jobSchema>).job_id : undefined,
})

export async function changeProducts(
  api: Api,
  vendorId: VendorId,
  products: readonly ({ sku: Sku } & ProductFields)[],
): Promise<Sent> {
  const { body } = await api.request(
    { method: 'PUT', path: catalogPath(vendorId), body: { products } },
    changedSchema,
  )
  return sentOf(body)
}

export async function createProducts(
  api: Api,
  vendors: readonly string[],
  products: readonly NewProduct[],
): Promise<Sent> {
  const [only] = vendors
  // A device's token works for its own store; the chain's address is for who may name several.
  const path =
    vendors.length === 1 && only !== undefined && only !== '*'
      ? `/vendors/${encodeURIComponent(only)}/catalog`
      : '/catalog'
  const { body } = await api.request({ method: 'POST', path, body: { vendors, products } }, jobSchema)
  return { jobId: body.job_id }
}

export async function startExport(api: Api, vendorId: VendorId): Promise<Sent> {
  const { body } = await api.request({ method: 'POST', path: `${catalogPath(vendorId)}/export` }, jobSchema)
  return { jobId: body.job_id }
}

export async function sendPromotion(api: Api, promotion: Promotion): Promise<Sent> {
  const { body } = await api.request({ method: 'PUT', path: '/promotion', body: promotion }, jobSchema)
  return { jobId: body.job_id }
}

const catalogJobSchema = jobSchema.extend({ total_rows: z.int(), done_rows: z.int() })

export const readCatalogJob = (api: Api, jobId: JobId): Promise<z.infer<typeof catalogJobSchema>> =>
  api.get(`/catalog/jobs/${jobId}`, catalogJobSchema)

const NO_JOB = '00000000-0000-4000-8000-000000000000'

/**
 * Asks for a job that there is not, which only a team lead may. Just a plain 403 says that this token is a picker's:
 * platforms differ in how they answer for what they do not know. Where nobody answers, nothing is known: it throws.
 */
export async function isLeadsToken(api: Api, signal?: AbortSignal): Promise<boolean> {
  try {
    await api.get(`/catalog/jobs/${NO_JOB}`, z.unknown(), signal && { signal })
    return true
  } catch (error) {
    const problem = findProblem(error)
    if (problem === undefined || isUnanswered(problem)) throw error
    return !('status' in problem && problem.status === 403)
  }
}

function isUnanswered({ kind }: Problem): boolean {
  return kind === 'offline' || kind === 'timeout' || kind === 'cancelled' || kind === 'rate-limited'
}

/** What a finished job leaves: the log of a change, the assortment of an export. */
export const downloadJobFile = (api: Api, jobId: JobId): Promise<string> =>
  api.text(`/catalog/jobs/${jobId}/download`)

const promotionJobSchema = jobSchema.extend({
  invalid_vendors: z.array(z.string()),
  missing_skus: z.record(z.string(), z.array(z.string())),
})

export const readPromotionJob = (api: Api, jobId: JobId): Promise<z.infer<typeof promotionJobSchema>> =>
  api.get(`/promotion/jobs/${jobId}`, promotionJobSchema)

/** A product as the service holds it now, or undefined where the store does not have it. */
export async function findProduct(
  api: Api,
  vendorId: VendorId,
  sku: Sku,
  signal?: AbortSignal,
): Promise<Product | undefined> {
  const { products } = await api.get(catalogPath(vendorId), productListSchema, {
    // Other numbers may hold this one, and come before it.
    query: { query_term: sku, page_size: 500 },
    ...(signal && { signal }),
  })
  return products.find((product) => product.sku === sku)
}

export const productKey = (vendorId: VendorId): string[] => ['catalog', 'product', vendorId]

/** A product as the service holds it; `null` where the store does not have it. */
export const productOptions = (api: Api, vendorId: VendorId, sku: Sku) =>
  queryOptions({
    queryKey: [...productKey(vendorId), sku],
    queryFn: async ({ signal }) => (await findProduct(api, vendorId, sku, signal)) ?? null,
  })

export type WantedProducts = {
  text: string
  categoryIds: readonly string[] | undefined
  active: boolean | undefined
}

const LIST_PAGE_SIZE = 50

/** The store's products as the service lists them, page after page: for who has no catalog on the device yet. */
export const productListOptions = (api: Api, vendorId: VendorId, wanted: WantedProducts) =>
  infiniteQueryOptions({
    queryKey: ['catalog', 'list', vendorId, wanted],
    queryFn: ({ pageParam, signal }) =>
      api.get(catalogPath(vendorId), productListSchema, {
        signal,
        query: {
          page: pageParam,
          page_size: LIST_PAGE_SIZE,
          query_term: wanted.text === '' ? undefined : wanted.text,
          category_global_ids: wanted.categoryIds?.join(','),
          is_active: wanted.active === undefined ? undefined : String(wanted.active),
        },
      }),
    initialPageParam: 1,
    getNextPageParam: ({ page_number, total_pages }) =>
      page_number < total_pages ? page_number + 1 : undefined,
  })
