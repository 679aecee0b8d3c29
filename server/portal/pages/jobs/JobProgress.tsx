import type { PortalJob } from '@/domain/contract/portal'
import { progressWords } from './words'

/** Words for everybody, and a bar where the end is known. */
export function JobProgress({ job }: { job: PortalJob }) {
  const words = progressWords(job)
  return (
    <div>
      {job.total_rows > 0 && (
        <progress value={Math.min(job.done_rows, job.total_rows)} max={job.total_rows} aria-label={words} />
      )}
      <p>{words}</p>
    </div>
  )
}
