import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { jobIdSchema } from '@/domain/contract/ids'
import type { Deps } from '@/server/deps'
import { sendJobFile } from '@/server/jobs/file'
import { getJob, getPortalJob, listPortalJobs } from '@/server/jobs/portalJobs'
import { PAGE_SIZE } from '../parts/Pager'
import { sendPage } from '../sendPage'
import { chainParams, getVisitedChain, visitQuery } from '../visit'
import { JobDetails } from './JobDetails'
import { JobList } from './JobList'
import { KIND_WORDS } from './words'

const jobParams = chainParams.extend({ job_id: jobIdSchema })

export async function jobPages(instance: FastifyInstance, deps: Deps): Promise<void> {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  const { sql } = deps.db

  app.get(
    '/chains/:chain_id/jobs',
    { schema: { params: chainParams, querystring: visitQuery } },
    async (request, reply) => {
      const chain = await getVisitedChain(deps, request)
      const { page } = request.query
      const { jobs, total } = await listPortalJobs(sql, chain.chain_id, page, PAGE_SIZE)
      return sendPage(request, reply, {
        title: 'Jobs',
        chain,
        section: 'jobs',
        children: <JobList chain={chain} jobs={jobs} total={total} page={page} />,
      })
    },
  )

  app.get('/chains/:chain_id/jobs/:job_id', { schema: { params: jobParams } }, async (request, reply) => {
    const chain = await getVisitedChain(deps, request)
    const job = await getPortalJob(sql, chain.chain_id, request.params.job_id)
    return sendPage(request, reply, {
      title: KIND_WORDS[job.kind],
      chain,
      section: 'jobs',
      children: <JobDetails chain={chain} job={job} />,
    })
  })

  app.get(
    '/chains/:chain_id/jobs/:job_id/file',
    { schema: { params: jobParams } },
    async (request, reply) => {
      const { chain_id: chainId, job_id: jobId } = request.params
      return sendJobFile(reply, sql, await getJob(sql, chainId, jobId))
    },
  )
}
