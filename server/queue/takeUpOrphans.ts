import type pg from 'pg'

/**
 * A job whose worker died comes back as failed, with the pause that follows a failure. After a few tries that is
 * hours, but the death of a worker says nothing about the job: it is due now.
 *
 * pg-boss has no call for this. The words are its own, of `failJobsByHeartbeat`; they go with the next try.
 */
export async function takeUpOrphans(pool: pg.Pool): Promise<void> {
  await pool.query(`
    update queue.job as orphan
    set start_after = queue.job_now()
    from queue.queue
    where orphan.name = queue.name and orphan.state = 'retry' and orphan.start_after > queue.job_now()
      and orphan.output @> '{"value": {"message": "job heartbeat timeout"}}'`)
}
