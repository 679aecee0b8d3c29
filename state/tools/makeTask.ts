import { uuidv7 } from 'uuidv7'
import { workplaceKey } from '@/domain/outbox/command'
import { type Task, type Work } from '@/domain/tools/task'
import { type Workplace } from '@/state/session/session'

/** What one person decided to do for the store, ready to be written down and sent. */
export function makeTask(
  workplace: Pick<Workplace, 'address' | 'chainId' | 'vendorId' | 'role' | 'picker'>,
  work: Work,
  nowMs: number,
): Task {
  return {
    version: 1,
    kind: 'task',
    id: uuidv7(),
    workplace: workplaceKey(workplace),
    role: workplace.role,
    at: new Date(nowMs).toISOString(),
    by: workplace.picker,
    work,
    state: 'waiting',
  }
}
