import type { PortalChain, PortalJob } from '@/domain/contract/portal'
import { Facts } from '../parts/Facts'
import { When } from '../parts/When'

/** Where it runs, when it started and when it ended. */
export function JobFacts({ job, chain }: { job: PortalJob; chain: PortalChain }) {
  const store = chain.vendors.find((vendor) => vendor.vendor_id === job.vendor_id)
  return (
    <Facts
      className="brief"
      of={[
        ['Store', job.vendor_id === null ? 'Several stores' : (store?.name ?? job.vendor_id)],
        ['Started', <When key="started" at={job.created_at} />],
        ['Finished', job.finished_at === null ? 'Not yet' : <When key="finished" at={job.finished_at} />],
      ]}
    />
  )
}
