import type { JobStatus } from '@/domain/contract/job'
import { Chip } from '../parts/Chip'
import { JOB_WORDS } from '../parts/statusWords'

export function JobState({ status }: { status: JobStatus }) {
  const { words, look } = JOB_WORDS[status]
  return <Chip look={look}>{words}</Chip>
}
