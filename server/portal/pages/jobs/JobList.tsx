import type { PortalChain, PortalJob } from '@/domain/contract/portal'
import { chainAddress } from '../parts/Layout'
import { Pager } from '../parts/Pager'
import { JobFacts } from './JobFacts'
import { JobProgress } from './JobProgress'
import { JobState } from './JobState'
import { KIND_WORDS } from './words'

interface JobListProps {
  chain: PortalChain
  jobs: readonly PortalJob[]
  total: number
  page: number
}

export function JobList({ chain, jobs, total, page }: JobListProps) {
  const at = `${chainAddress(chain.chain_id)}/jobs`
  return (
    <div data-live>
      {total === 0 && (
        <p>There is no job yet. Bulk updates, new products, exports and promotions make them.</p>
      )}
      <ul className="cards">
        {jobs.map((job) => (
          <li key={job.job_id} className="card">
            <div className="row">
              <a className="title" href={`${at}/${job.job_id}`}>
                {KIND_WORDS[job.kind]}
              </a>
              <JobState status={job.job_status} />
            </div>
            <JobProgress job={job} />
            <JobFacts job={job} chain={chain} />
          </li>
        ))}
      </ul>
      <Pager address={at} page={page} total={total} />
    </div>
  )
}
