import type { PgBoss, QueueOptions } from 'pg-boss'

type Settings = QueueOptions & { notify?: boolean }

/** A job that does not exist. */
const NO_JOB = '00000000-0000-4000-8000-000000000000'

/**
 * Makes a queue whose jobs of one key run one at a time, in order. Settings may have changed since it was made, so
 * they are written at every start.
 */
export async function openNamedQueue(boss: PgBoss, name: string, settings: Settings): Promise<void> {
  if (await boss.getQueue(name)) await boss.updateQueue(name, settings)
  else await boss.createQueue(name, { policy: 'key_strict_fifo', ...settings })
  // pg-boss learns of a queue at its first use, on a connection of its own. Inside our transaction, on an engine that
  // does one thing at a time, that would wait for itself: so the first use is here.
  await boss.getJobById(name, NO_JOB)
}
