import type { PortalChain, PortalJobDetails } from '@/domain/contract/portal'
import { chainAddress } from '../parts/Layout'
import { JobFacts } from './JobFacts'
import { JobProgress } from './JobProgress'
import { JobState } from './JobState'
import { resultWords } from './words'

export function JobDetails({ chain, job }: { chain: PortalChain; job: PortalJobDetails }) {
  const at = chainAddress(chain.chain_id)
  return (
    <>
      <div data-live>
        <p>
          <JobState status={job.job_status} />
        </p>
        <div className="card">
          <JobProgress job={job} />
          <JobFacts job={job} chain={chain} />
        </div>
        <h2>Result</h2>
        {resultWords(job).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {job.has_file && (
          <p>
            <a className="button plain" href={`${at}/jobs/${job.job_id}/file`} download>
              Download the file
            </a>
          </p>
        )}
        <details>
          <summary>As JSON</summary>
          <pre>{JSON.stringify(job, null, 2)}</pre>
        </details>
      </div>
      <p>
        <a href={`${at}/deliveries?job_id=${job.job_id}`}>Events of this job</a> ·{' '}
        <a href={`${at}/jobs`}>All jobs</a>
      </p>
    </>
  )
}
