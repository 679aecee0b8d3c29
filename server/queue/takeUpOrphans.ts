import type pg from 'pg'

/**
 * A job whose worker died comes back as failed, with the pause that follows a failure. After a few tries that is
 * hours, but the death of a worker says nothing about the job: it is due now.
 *
 * pg-boss has no call for this. The words are its own, of `failJobsByHeartbeat`; they go with the next try.
 */
export async function takeUpOrphans(pool: pg.Pool): Promise<void> {
  await pool.query(`
    update queue.job
    set start_after = queue.job_now()
    where state = 'retry' and start_after > queue.job_now()
      and output @> '{"value": {"message": "job heartbeat timeout"}}'
      -- True of whatever is in retry; said because the index of waiting jobs says so.
      and state < 'active' and not blocked`)
}
